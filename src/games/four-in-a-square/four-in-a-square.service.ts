import { Injectable } from '@nestjs/common';
import { newSeatToken } from '../../auth/seat-token.js';
import { ApiError } from '../../common/api-error.js';
import type { Seat } from '../../engine/core/index.js';
import { LiveSessions } from '../../engine/sessions/live-sessions.js';
import { Retelling } from '../../engine/sessions/retelling.js';
import { SessionService } from '../../engine/sessions/session.service.js';
import type { Acted } from '../../engine/sessions/session.service.js';
import { TurnWaiter } from '../../engine/sessions/turn-waiter.js';
import type { LiveSession, SeatRecord } from '../../engine/sessions/session.js';
import { MatchSetups } from './match-setups.js';
import type { NewGame } from './read-body.js';
import type { FourInASquare } from './rules/four-in-a-square.types.js';
import { answerOf } from './wire.js';
import type { GameAnswer } from './wire.js';

/** Bots think for 5 seconds at most; two actions and a crowded server later somebody is told how far they got. */
const PATIENCE_MS = 60_000;

/** Games by seat token: a contract without accounts, over the same engine. */
@Injectable()
export class FourInASquareService {
  constructor(
    private readonly sessions: SessionService,
    private readonly live: LiveSessions,
    private readonly retelling: Retelling,
    private readonly waiter: TurnWaiter,
    private readonly setups: MatchSetups,
  ) {}

  async create(game: NewGame, from: string): Promise<{ gameId: string; playerToken: string } & GameAnswer> {
    const { token, hash } = newSeatToken();
    const session = await this.sessions.beginWith(
      {
        game: 'four-in-a-square',
        options: game.options,
        seats: seatsOf(game, hash),
        seed: game.seed,
        watch: 'link',
        from,
      },
      (store, { id }) => this.setups.write(store, id, game),
    );
    return { gameId: session.id, playerToken: token, ...(await this.answer(session.id, 0, 0)) };
  }

  async show(session: LiveSession): Promise<GameAnswer> {
    return this.answerAt(session, session.version, session.version);
  }

  /** Plays for the token's seat and waits for the bot's answer. */
  async move(
    session: LiveSession,
    tokenHash: string,
    actions: FourInASquare['action'][],
    more: { expectedVersion?: number; key?: string } = {},
  ): Promise<GameAnswer> {
    const { update } = await this.act(session, tokenHash, actions, more);
    return this.answer(session.id, update.from, update.version);
  }

  act(
    session: LiveSession,
    tokenHash: string,
    actions: FourInASquare['action'][],
    more: { expectedVersion?: number; key?: string } = {},
  ): Promise<Acted> {
    return this.sessions.act(session.id, { account: { kind: 'seat', tokenHash } }, { actions, ...more });
  }

  /** Begins the next round. Without a token only where one person plays and has not locked it. */
  async restart(session: LiveSession, tokenHash: string | undefined): Promise<GameAnswer> {
    const seat =
      tokenHash === undefined ? await this.unlockedSeat(session) : session.seatOf({ kind: 'seat', tokenHash });
    const { update } = await this.sessions.act(session.id, { seat }, { actions: [{ type: 'restart' }] });
    return this.answer(session.id, update.from, update.version);
  }

  /** Sits down in the seat that a game of two people keeps open. */
  async join(session: LiveSession): Promise<{ playerToken: string; color: 'R' | 'B' } & GameAnswer> {
    const open = session.seats.find(({ kind }) => kind === 'open');
    if (!open) throw new ApiError(409, 'SEAT_TAKEN', 'both seats are taken');
    const { token, hash } = newSeatToken();
    if (!(await this.sessions.takeSeat(session.id, { ...tokenSeat(hash, open.seat), seat: open.seat }))) {
      throw new ApiError(409, 'SEAT_TAKEN', 'both seats are taken');
    }
    const answer = await this.show(await this.live.get(session.id));
    return { playerToken: token, color: open.seat === 0 ? 'R' : 'B', ...answer };
  }

  /** Takes back everything since the human's previous decision. */
  async undo(session: LiveSession, tokenHash: string): Promise<GameAnswer> {
    const { practice } = await this.setups.get(session.id);
    if (!practice) throw new ApiError(409, 'NOT_PRACTICE', 'undo is for practice games');
    const seats = session.seatsOf({ kind: 'seat', tokenHash });
    const version = await this.setups.versionBefore(session, seats);
    if (version === undefined) throw new ApiError(409, 'NOTHING_TO_UNDO', 'there is nothing to take back');
    await this.sessions.rewind(session.id, version, 'player');
    return this.show(await this.live.get(session.id));
  }

  /** Hints are for people who play against nobody else. */
  needOneHuman({ seats }: LiveSession): void {
    const people = seats.filter(({ kind }) => kind !== 'bot').map(({ userId, tokenHash }) => userId ?? tokenHash);
    if (new Set(people).size > 1) throw new ApiError(409, 'NO_HINTS', 'hints are for games of one human');
  }

  /** What a search says of a running game would be a hint for both. */
  async needOpenBook(session: LiveSession): Promise<void> {
    if (session.status === 'active' && !(await this.setups.get(session.id)).practice) {
      throw new ApiError(409, 'GAME_RUNNING', 'the analysis comes when the game is over');
    }
  }

  /** The game when the bot has answered a request that made these versions. */
  private async answer(id: string, from: number, to: number): Promise<GameAnswer> {
    const done = await this.waiter.botsDone(id, PATIENCE_MS);
    const session = await this.live.get(id);
    return this.answerAt(session, from, await this.retelling.endOfReplies(session, to, done));
  }

  private async answerAt(session: LiveSession, from: number, to: number): Promise<GameAnswer> {
    const picture = await this.retelling.pictureAt(session, 'public', to);
    const entries = from === to ? [] : await this.retelling.history(session, 'public', from, to - from);
    const botEntries = entries.filter(({ seat }) => seat !== null && session.isBot(seat));
    return answerOf(picture, botEntries);
  }

  private async unlockedSeat(session: LiveSession): Promise<Seat> {
    const { opponent, lockRestart } = await this.setups.get(session.id);
    if (opponent === 'human' || lockRestart) throw new ApiError(401, 'INVALID_TOKEN', 'invalid playerToken');
    return session.seats.find(({ kind }) => kind === 'token')!.seat;
  }
}

function seatsOf({ opponent, level, humanColor }: NewGame, tokenHash: string): Omit<SeatRecord, 'seat'>[] {
  const human = humanColor === 'R' ? 0 : 1;
  const other = opponent === 'self' ? tokenSeat(tokenHash, 1 - human) : opponent === 'ai' ? botSeat(level) : openSeat();
  return human === 0 ? [tokenSeat(tokenHash, 0), other] : [other, tokenSeat(tokenHash, 1)];
}

function tokenSeat(tokenHash: string, seat: Seat): Omit<SeatRecord, 'seat'> {
  const name = seat === 0 ? 'Red' : 'Blue';
  return { kind: 'token', userId: null, botLevel: null, tokenHash, playerId: name, name, loadout: null };
}

function botSeat(level: string): Omit<SeatRecord, 'seat'> {
  return {
    kind: 'bot',
    userId: null,
    botLevel: level,
    tokenHash: null,
    playerId: 'bot',
    name: `Bot (${level})`,
    loadout: null,
  };
}

function openSeat(): Omit<SeatRecord, 'seat'> {
  return {
    kind: 'open',
    userId: null,
    botLevel: null,
    tokenHash: null,
    playerId: 'open',
    name: 'Open seat',
    loadout: null,
  };
}
