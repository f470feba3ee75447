import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import { Feed } from '../../../../common/feed.js';
import { ServerClock } from '../../../../common/clock/server-clock.js';
import type { Account } from '../../../../auth/account.js';
import { ApiError } from '../../../../common/api-error.js';
import type { Seat } from '../../../../engine/core/index.js';
import { UndoRequest } from '../../store/entities/undo-request.entity.js';
import { stateFor } from '../games/wire.js';
import type { FuelTable, StateAnswer } from '../games/wire.js';
import { hasTold, lastMoveOf } from './undoable.js';

/** A move that a player asks to take back, and who has agreed. */
export interface UndoPending {
  readonly request: { readonly playerId: number; readonly accepted: readonly number[] } | null;
}

/** What players are told about a player who wants to take something back. */
export interface UndoNews {
  readonly table: FuelTable;
  readonly type: 'undo_requested' | 'undo_answered';
  readonly data: object;
}

/** Far more than happens between two moves of one player. */
const MOST_LOOKED_AT = 500;

export interface UndoAnswer extends StateAnswer {
  readonly status: 'asked' | 'undone' | 'declined';
}

/**
 * Taking back one's last own move, if every opponent agrees and none has learned anything since. Casual games only. The
 * wish stands in Postgres until the game moves; what is taken back stays in the log, as every rewind does.
 */
@Injectable()
export class Undo {
  private readonly feed = new Feed<UndoNews>('Undo');

  constructor(
    @InjectRepository(UndoRequest) private readonly requests: Repository<UndoRequest>,
    private readonly clock: ServerClock,
  ) {}

  /** Returns what stops the listening. */
  onNews(listener: (news: UndoNews) => void): () => void {
    return this.feed.on(listener);
  }

  /** Asks everybody else; bots do not mind. */
  async request(table: FuelTable, account: Account): Promise<UndoAnswer> {
    const { seat, state, gameId } = this.sit(table, account);
    if (table.facts.rated || state.options.absenceMs !== undefined) throw notHere();
    const to = await this.versionBefore(table, seat);
    if (this.askedBy(table, seat).length === 0) return this.goBack(table, seat, to);
    const asked = { sessionId: table.id, seat, toVersion: to, atVersion: table.version, accepted: [] };
    await this.requests.upsert({ ...asked, createdAt: () => 'now()' }, ['sessionId']);
    const { playerId } = state.players[seat]!;
    this.tell({ table, type: 'undo_requested', data: { gameId, playerId, toSeq: to } });
    return this.answerOf(table, seat, 'asked');
  }

  async answer(table: FuelTable, account: Account, accept: boolean): Promise<UndoAnswer> {
    const { seat, state, gameId } = this.sit(table, account);
    const wish = await this.answered(table, seat, accept);
    if (!wish || !this.askedBy(table, wish.seat).includes(seat)) throw nothingAsked();
    this.tell({
      table,
      type: 'undo_answered',
      data: { gameId, playerId: state.players[seat]!.playerId, accept },
    });
    if (!accept) {
      await this.forget(table);
      return this.answerOf(table, seat, 'declined');
    }
    const missing = this.askedBy(table, wish.seat).filter((other) => !wish.accepted.includes(other));
    if (missing.length > 0) return this.answerOf(table, seat, 'asked');
    return this.goBack(table, seat, wish.toVersion);
  }

  /** The request that stands, for those at the table; it ends with any move. */
  async pending(table: FuelTable, account: Account): Promise<UndoPending> {
    const { state } = this.sit(table, account);
    const wish = await this.requests.findOneBy({ sessionId: table.id, atVersion: table.version });
    const idOf = (seat: Seat): number => state.players[seat]!.playerId;
    return { request: wish ? { playerId: idOf(wish.seat), accepted: wish.accepted.map(idOf) } : null };
  }

  /** The request with this seat's answer in it: written and read in one statement, for two may agree at once. */
  private async answered(table: FuelTable, seat: Seat, accept: boolean) {
    const { raw } = await this.requests
      .createQueryBuilder()
      .update()
      .set({ accepted: () => (accept ? 'array_append(accepted, CAST(:seat AS int))' : 'accepted') })
      .where({ sessionId: table.id, atVersion: table.version })
      .andWhere('seat <> :seat AND NOT CAST(:seat AS int) = ANY (accepted)', { seat })
      .returning('seat, to_version AS "toVersion", accepted')
      .execute();
    return (raw as Pick<UndoRequest, 'seat' | 'toVersion' | 'accepted'>[]).at(0);
  }

  private sit(table: FuelTable, account: Account) {
    const seat = table.seatOf(account);
    if (table.status !== 'active') throw new ApiError(409, 'GAME_FINISHED', 'The game is over.');
    return { seat, state: table.state, gameId: table.number };
  }

  /** The people who must agree: opponents still in the game. */
  private askedBy(table: FuelTable, seat: Seat): Seat[] {
    const { players } = table.state;
    return table.seats
      .map((record) => record.seat)
      .filter((other) => other !== seat && !players[other]!.hasLost && !table.isBot(other));
  }

  private async versionBefore(table: FuelTable, seat: Seat): Promise<number> {
    const after = Math.max(0, table.version - MOST_LOOKED_AT);
    const standing = await table.standing('public', { after });
    const last = lastMoveOf(
      standing.map(({ logged }) => logged),
      seat,
    );
    if (!last) throw new ApiError(409, 'NOTHING_TO_UNDO', 'You have not moved yet.');
    const { playerId } = table.state.players[seat]!;
    const [before] = await table.tablesBetween(last.to, last.to);
    const due = table.deadlineAt(before!.state);
    const since = last.since.flatMap((logged) => table.wholeOf(logged));
    if (table.hasDrawnSince(before!) || hasTold(since, playerId))
      throw tooLate('Since then something was drawn, looked at or shown.');
    // Going back in the game does not turn back the clock.
    if (due !== undefined && due <= this.clock.now()) throw tooLate('The time for that decision is over.');
    return last.to;
  }

  private async goBack(table: FuelTable, seat: Seat, to: number) {
    const back = await table.rewind(to, 'players', table.version);
    await this.forget(table);
    return this.answerOf(back, seat, 'undone');
  }

  private async forget({ id }: FuelTable): Promise<void> {
    await this.requests.delete({ sessionId: id });
  }

  private async answerOf(table: FuelTable, seat: Seat, status: UndoAnswer['status']): Promise<UndoAnswer> {
    return { status, ...stateFor(await table.now(), seat) };
  }

  private tell(news: UndoNews): void {
    this.feed.tell(news);
  }
}

function notHere(): ApiError {
  return new ApiError(409, 'UNDO_NOT_ALLOWED', 'Nothing is taken back in ranked games and tournaments.');
}

function nothingAsked(): ApiError {
  return new ApiError(409, 'NO_UNDO_REQUEST', 'No undo has been asked of you.');
}

function tooLate(message: string): ApiError {
  return new ApiError(409, 'UNDO_TOO_LATE', message);
}
