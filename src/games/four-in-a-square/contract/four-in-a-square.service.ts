import { Injectable } from '@nestjs/common';
import type { Account } from '../../../auth/account.js';
import { newSeatToken } from '../../../auth/secrets/seat-token.js';
import { ApiError } from '../../../common/api-error.js';
import { GameTables } from '../../../engine/contract/game-tables.js';
import type { Deed } from '../../../engine/contract/game-table.js';
import type { Seat } from '../../../engine/core/index.js';
import { seats } from '../../../engine/sessions/seats.js';
import type { NewSeat } from '../../../engine/sessions/seats.js';
import type { Actor } from '../../../engine/sessions/session.service.js';
import { MatchSetups } from '../store/match-setups.js';
import type { NewGame } from './read-body.js';
import { fourInASquare } from '../rules/four-in-a-square.game.js';
import type { FourInASquare } from '../rules/four-in-a-square.types.js';
import { answerOf } from './wire.js';
import type { FourTable, GameAnswer } from './wire.js';

/** Games by seat token: a contract without accounts, over the same engine. */
@Injectable()
export class FourInASquareService {
  constructor(
    private readonly tables: GameTables,
    private readonly setups: MatchSetups,
  ) {}

  /** The bot answers here too, where it begins. */
  async create(game: NewGame, from: string): Promise<{ gameId: string; playerToken: string } & GameAnswer> {
    const { token, hash } = newSeatToken();
    const { options, seed } = game;
    const table = await this.tables.beginWith(
      fourInASquare,
      { options, seats: seatsOf(game, hash), seed, watch: 'link', from },
      (store, id) => this.setups.write(store, id, game),
    );
    return { gameId: table.id, playerToken: token, ...answerOf(table, await table.opened('public')) };
  }

  show(table: FourTable): GameAnswer {
    return answerOf(table, table.picture('public'));
  }

  /** Plays and waits for the bot's answer. */
  async act(table: FourTable, actor: Actor, deed: Deed<FourInASquare>): Promise<GameAnswer> {
    return answerOf(table, (await table.actAndAwaitBots(actor, deed)).update);
  }

  /** Begins the next round. Without a seat only where one person plays and has not locked it. */
  async restart(table: FourTable, account: Account | undefined): Promise<GameAnswer> {
    const own = table.seatsOf(account).length > 0;
    const seat = own ? table.seatOf(account) : await this.unlockedSeat(table);
    return this.act(table, { seat }, { actions: [{ type: 'restart' }] });
  }

  /** Sits down in the seat that a game of two people keeps open. */
  async join(table: FourTable): Promise<{ playerToken: string; color: 'R' | 'B' } & GameAnswer> {
    const open = table.seats.find(({ kind }) => kind === 'open');
    const { token, hash } = newSeatToken();
    if (!open || !(await table.takeSeat({ ...tokenSeat(hash, open.seat), seat: open.seat }))) {
      throw new ApiError(409, 'SEAT_TAKEN', 'both seats are taken');
    }
    return { playerToken: token, color: open.seat === 0 ? 'R' : 'B', ...this.show(await table.now()) };
  }

  /** Takes back everything since the human's previous decision. */
  async undo(table: FourTable, account: Account): Promise<GameAnswer> {
    const { practice } = await this.setups.get(table.id);
    if (!practice) throw new ApiError(409, 'NOT_PRACTICE', 'undo is for practice games');
    const version = await versionBefore(table, table.seatsOf(account));
    if (version === undefined) throw new ApiError(409, 'NOTHING_TO_UNDO', 'there is nothing to take back');
    return this.show(await table.rewind(version, 'player'));
  }

  /** Hints are for games without a second person. */
  needOneHuman({ seats }: FourTable): void {
    const people = seats.filter(({ kind }) => kind !== 'bot').map(({ userId, tokenHash }) => userId ?? tokenHash);
    if (new Set(people).size > 1) throw new ApiError(409, 'NO_HINTS', 'hints are for games of one human');
  }

  /** What a search says of a running game would be a hint for both. */
  async needOpenBook({ id, status }: FourTable): Promise<void> {
    if (status === 'active' && !(await this.setups.get(id)).practice) {
      throw new ApiError(409, 'GAME_RUNNING', 'the analysis comes when the game is over');
    }
  }

  private async unlockedSeat({ id, seats }: FourTable): Promise<Seat> {
    const { opponent, lockRestart } = await this.setups.get(id);
    if (opponent === 'human' || lockRestart) throw new ApiError(401, 'INVALID_TOKEN', 'invalid playerToken');
    return seats.find(({ kind }) => kind === 'token')!.seat;
  }
}

/** The version at which one of these seats last decided something in this round; undefined: it has not yet. */
async function versionBefore(table: FourTable, own: readonly Seat[]): Promise<number | undefined> {
  const log = (await table.standing('public', { after: 0 })).map(({ logged }) => logged);
  const round = log.slice(log.findLastIndex(({ action }) => action.type === 'restart') + 1);
  const last = round.findLast(
    ({ seat, action: { type } }) => seat !== null && own.includes(seat) && (type === 'place' || type === 'slide'),
  );
  return last && last.version - 1;
}

function seatsOf({ opponent, level, humanColor }: NewGame, tokenHash: string): NewSeat[] {
  const human = humanColor === 'R' ? 0 : 1;
  const others = {
    self: () => tokenSeat(tokenHash, 1 - human),
    ai: () => seats.bot(level),
    human: () => seats.open(),
  };
  const both = [tokenSeat(tokenHash, human), others[opponent]()];
  return human === 0 ? both : both.reverse();
}

function tokenSeat(tokenHash: string, seat: Seat): NewSeat {
  const name = seat === 0 ? 'Red' : 'Blue';
  return seats.token(tokenHash, { playerId: name, name });
}
