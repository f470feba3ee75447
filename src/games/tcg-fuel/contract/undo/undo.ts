import { Injectable } from '@nestjs/common';
import { Pool } from 'pg';
import { Feed } from '../../../../common/feed.js';
import { ServerClock } from '../../../../common/clock/server-clock.js';
import type { Account } from '../../../../auth/account.js';
import { ApiError } from '../../../../common/api-error.js';
import type { Seat } from '../../../../engine/core/index.js';
import { LiveSessions } from '../../../../engine/sessions/live-sessions.js';
import { Retelling } from '../../../../engine/sessions/retelling.js';
import { SessionService } from '../../../../engine/sessions/session.service.js';
import type { LiveSession } from '../../../../engine/sessions/session.js';
import { SessionStore } from '../../../../engine/store/session-store.js';
import { stateFor } from '../games/game-wire.js';
import type { State } from '../../rules/tcg-fuel.types.js';
import { hasTold, lastMoveOf } from './undoable.js';

interface UndoRow {
  readonly seat: Seat;
  readonly to_version: number;
  readonly at_version: number;
  readonly accepted: readonly Seat[];
}

/** A move that a player asks to take back, and who has agreed. */
export interface UndoPending {
  readonly request: { readonly playerId: number; readonly accepted: readonly number[] } | null;
}

/** What players are told about a player who wants to take something back. */
export interface UndoNews {
  readonly session: LiveSession;
  readonly type: 'undo_requested' | 'undo_answered';
  readonly data: object;
}

/** Far more than happens between two moves of one player. */
const MOST_LOOKED_AT = 500;

export type UndoStatus = 'asked' | 'undone' | 'declined';

/**
 * Taking back one's last own move, if every opponent agrees and none has learned anything since. Casual games only. The
 * wish stands in Postgres until the game moves; what is taken back stays in the log, as every rewind does.
 */
@Injectable()
export class Undo {
  private readonly feed = new Feed<UndoNews>('Undo');

  constructor(
    private readonly pool: Pool,
    private readonly live: LiveSessions,
    private readonly sessions: SessionService,
    private readonly store: SessionStore,
    private readonly retelling: Retelling,
    private readonly clock: ServerClock,
  ) {}

  /** Returns what stops the listening. */
  onNews(listener: (news: UndoNews) => void): () => void {
    return this.feed.on(listener);
  }

  /** Asks everybody else; bots do not mind. */
  async request(session: LiveSession, account: Account) {
    const { seat, state, gameId } = this.sit(session, account);
    if (session.facts.rated || state.options.absenceMs !== undefined) throw notHere();
    const to = await this.versionBefore(session, seat);
    if (this.askedBy(session, seat).length === 0) return this.goBack(session, seat, to);
    await this.pool.query(
      `INSERT INTO tcg_fuel.undo_requests (session_id, seat, to_version, at_version) VALUES ($1, $2, $3, $4)
       ON CONFLICT (session_id) DO UPDATE SET seat = excluded.seat, to_version = excluded.to_version,
         at_version = excluded.at_version, accepted = '{}', created_at = now()`,
      [session.id, seat, to, session.version],
    );
    const { playerId } = state.players[seat]!;
    this.tell({ session, type: 'undo_requested', data: { gameId, playerId, toSeq: to } });
    return this.answerOf(session, seat, 'asked');
  }

  async answer(session: LiveSession, account: Account, accept: boolean) {
    const { seat, state, gameId } = this.sit(session, account);
    const { rows } = await this.pool.query<UndoRow>(
      `UPDATE tcg_fuel.undo_requests SET accepted = CASE WHEN $4 THEN accepted || $2::int ELSE accepted END
        WHERE session_id = $1 AND at_version = $3 AND seat <> $2 AND NOT $2 = ANY (accepted)
        RETURNING seat, to_version, at_version, accepted`,
      [session.id, seat, session.version, accept],
    );
    const [wish] = rows;
    if (!wish || !this.askedBy(session, wish.seat).includes(seat)) throw nothingAsked();
    this.tell({
      session,
      type: 'undo_answered',
      data: { gameId, playerId: state.players[seat]!.playerId, accept },
    });
    if (!accept) {
      await this.forget(session);
      return this.answerOf(session, seat, 'declined');
    }
    const missing = this.askedBy(session, wish.seat).filter((other) => !wish.accepted.includes(other));
    if (missing.length > 0) return this.answerOf(session, seat, 'asked');
    return this.goBack(session, seat, wish.to_version);
  }

  /** The request that stands, for those at the table; it ends with any move. */
  async pending(session: LiveSession, account: Account): Promise<UndoPending> {
    const { state } = this.sit(session, account);
    const { rows } = await this.pool.query<UndoRow>(
      'SELECT seat, to_version, at_version, accepted FROM tcg_fuel.undo_requests WHERE session_id = $1 AND at_version = $2',
      [session.id, session.version],
    );
    const [wish] = rows;
    const idOf = (seat: Seat): number => state.players[seat]!.playerId;
    return { request: wish ? { playerId: idOf(wish.seat), accepted: wish.accepted.map(idOf) } : null };
  }

  private sit(session: LiveSession, account: Account) {
    const seat = session.seatOf(account);
    if (session.status !== 'active') throw new ApiError(409, 'GAME_FINISHED', 'The game is over.');
    return { seat, state: session.table.state as State, gameId: session.facts.num };
  }

  /** The people who must agree: opponents still in the game. */
  private askedBy(session: LiveSession, seat: Seat): Seat[] {
    const { players } = session.table.state as State;
    return session.seats
      .map((record) => record.seat)
      .filter((other) => other !== seat && !players[other]!.hasLost && !session.isBot(other));
  }

  private async versionBefore(session: LiveSession, seat: Seat): Promise<number> {
    const after = Math.max(0, session.version - MOST_LOOKED_AT);
    const log = await this.store.actions(session.id, { after, upTo: session.version });
    const last = lastMoveOf(log, seat);
    if (!last) throw new ApiError(409, 'NOTHING_TO_UNDO', 'You have not moved yet.');
    const { playerId } = (session.table.state as State).players[seat]!;
    const before = await this.retelling.tableAt(session, last.to);
    const { round, drawn } = session.table;
    const isRandom = before.round !== round || before.drawn !== drawn;
    const due = session.definition.deadline?.(before.state);
    if (isRandom || hasTold(last.since, playerId)) throw tooLate('Since then something was drawn, looked at or shown.');
    // Going back in the game does not turn back the clock.
    if (due && due.at <= this.clock.now()) throw tooLate('The time for that decision is over.');
    return last.to;
  }

  private async goBack(session: LiveSession, seat: Seat, to: number) {
    await this.sessions.rewind(session.id, to, 'players', session.version);
    await this.forget(session);
    return this.answerOf(session, seat, 'undone');
  }

  private async forget({ id }: LiveSession): Promise<void> {
    await this.pool.query('DELETE FROM tcg_fuel.undo_requests WHERE session_id = $1', [id]);
  }

  private async answerOf({ id }: LiveSession, seat: Seat, status: UndoStatus) {
    return { status, ...stateFor(await this.live.get(id), seat) };
  }

  private tell(news: UndoNews): void {
    this.feed.tell(news);
  }
}

function notHere(): ApiError {
  return new ApiError(409, 'UNDO_NOT_ALLOWED', 'Nothing is taken back in ranked games and tournaments.');
}

function nothingAsked(): ApiError {
  return new ApiError(409, 'NO_UNDO_REQUEST', 'Nobody asks you to take something back.');
}

function tooLate(message: string): ApiError {
  return new ApiError(409, 'UNDO_TOO_LATE', message);
}
