import { Injectable } from '@nestjs/common';
import type { UserAccount } from '../../auth/account.js';
import { ApiError } from '../../common/api-error.js';
import { GameRegistry } from '../hosting/game-registry.js';
import type { HostedGame } from '../hosting/hosted-game.js';
import type { CreateKey } from '../sessions/idempotency-key.js';
import { SessionService } from '../sessions/session.service.js';
import { seats } from '../sessions/seats.js';
import type { NewSeat } from '../sessions/seats.js';
import type { LiveSession } from '../sessions/session.js';
import { readOptions } from '../hosting/shapes.js';
import type { NewSessionDto, SeatDto } from './sessions.dto.js';

/** Opens a game at once, for one account and bots. */
@Injectable()
export class SessionOpener {
  constructor(
    private readonly games: GameRegistry,
    private readonly sessions: SessionService,
  ) {}

  async open(
    account: UserAccount,
    wanted: NewSessionDto,
    createKey: CreateKey | undefined,
    from: string,
    fixture?: object,
  ): Promise<LiveSession> {
    const hosted = this.games.get(wanted.game);
    const options = readOptions(hosted, wanted.options);
    await hosted.prepare?.(options);
    const asked = wanted.seats ?? defaultSeats(hosted);
    if (asked.some(({ kind }) => kind === 'open')) {
      throw new ApiError(400, 'SEATS_OPEN', 'Every seat needs a player or a bot; to wait for others, open a room.');
    }
    const taken = await Promise.all(asked.map((seat, index) => this.seat(hosted, options, account, seat, index)));
    return this.sessions.begin({
      game: wanted.game,
      options,
      seats: taken,
      watch: wanted.watch,
      seed: wanted.seed,
      createdBy: account.id,
      createKey,
      from,
      fixture,
    });
  }

  private async seat(
    hosted: HostedGame,
    options: object,
    account: UserAccount,
    wanted: SeatDto,
    index: number,
  ): Promise<NewSeat> {
    if (wanted.kind === 'bot') return this.botSeat(hosted, options, wanted, index);
    const loadout = (await hosted.loadout?.({ options, account, bot: undefined, given: wanted.loadout })) ?? null;
    return seats.user(account, { name: wanted.name ?? account.name, loadout });
  }

  /** A bot's seat, at a level that this game has. */
  async botSeat(
    hosted: HostedGame,
    options: object,
    wanted: { level?: string; name?: string; loadout?: object },
    index: number,
  ): Promise<NewSeat> {
    const level = botLevel(hosted, wanted.level);
    const loadout =
      (await hosted.loadout?.({ options, account: undefined, bot: level, given: wanted.loadout })) ?? null;
    const name = wanted.name ?? hosted.bots?.nameOf?.(index) ?? `Bot ${index + 1} (${level})`;
    return seats.bot(level, { playerId: `bot-${index}`, name, loadout });
  }
}

/** The level asked for, or the game's usual one. */
export function botLevel(hosted: HostedGame, wanted: string | undefined): string {
  if (!hosted.bots) throw new ApiError(400, 'NO_BOTS', `There are no bots for ${hosted.title} yet.`);
  const level = wanted ?? hosted.bots.defaultLevel;
  if (!hosted.bots.levels.includes(level)) {
    throw new ApiError(400, 'NO_SUCH_LEVEL', `Bots of ${hosted.title} play at ${hosted.bots.levels.join(', ')}.`);
  }
  return level;
}

function defaultSeats(hosted: HostedGame): SeatDto[] {
  const bots = Array.from({ length: hosted.definition.seats.min - 1 }, (): SeatDto => ({ kind: 'bot' }));
  return [{ kind: 'me' }, ...bots];
}
