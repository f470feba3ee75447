import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { LessThanOrEqual } from 'typeorm';
import type { Repository } from 'typeorm';
import { ApiError } from '../../../../common/api-error.js';
import type { Frozen, Seat, Viewer } from '../../../../engine/core/index.js';
import type { ToldOf } from '../../../../engine/contract/game-table.js';
import { roundRecord } from './round-records.js';
import { check } from '../../rules/check.game.js';
import type { Check, CheckState } from '../../rules/check.types.js';
import { entriesOf } from '../../rules/ledger.js';
import type { EndedBy } from '../../rules/events.js';
import type { CheckRoundPlayer } from '../../store/entities/check-round-player.entity.js';
import { CheckRound } from '../../store/entities/check-round.entity.js';
import { playerID } from '../games/wire.js';
import type { StartedTable } from '../games/wire.js';
import type { CardFace } from '../../rules/cards/cards.js';
import type { MemoryEntry } from '../../rules/view.types.js';

/** The result of a finished round. */
interface RoundRow {
  readonly roundNo: number;
  readonly firstPlayerID: string;
  /** Null: the round ended without a call. */
  readonly callerPlayerID: string | null;
  readonly callerAutomatic: boolean | null;
  readonly endedBy: EndedBy;
  readonly turns: number;
  readonly reshuffles: number;
  readonly roundWinner: readonly string[];
  readonly deckCommitment: string;
  readonly roundSeed: string;
  readonly startedAt: Date;
  readonly endedAt: Date;
  readonly players: readonly RoundPlayer[];
}

/** What one player has made of a round. */
interface RoundPlayer {
  readonly playerID: string;
  readonly userId: string | null;
  readonly botLevel: string | null;
  readonly score: number;
  readonly cardsLeft: number;
  readonly finalHand: readonly (CardFace | null)[];
  readonly isWinner: boolean;
  readonly calledCheck: boolean;
  readonly wentOut: boolean;
  readonly forfeited: boolean;
  readonly disqualified: boolean;
  readonly matches: number;
  readonly wrongMatches: number;
  readonly penaltyCards: number;
  readonly peeks: number;
  readonly swaps: number;
  readonly timeouts: number;
}

/** What is left of a finished round: its result, and the whole record of it (4.6). */
@Injectable()
export class Rounds {
  constructor(@InjectRepository(CheckRound) private readonly rounds: Repository<CheckRound>) {}

  async results(table: StartedTable): Promise<RoundRow[]> {
    const rounds = await this.rounds.find({
      where: { gameId: table.id, roundNo: LessThanOrEqual(finishedRounds(table)) },
      relations: { players: true },
      order: { roundNo: 'ASC', players: { seat: 'ASC' } },
    });
    return rounds.map(toRow);
  }

  async result(table: StartedTable, roundNo: number): Promise<RoundRow> {
    expectFinished(table, roundNo);
    const row = (await this.results(table)).find((round) => round.roundNo === roundNo);
    if (!row) throw roundNotFound();
    return row;
  }

  /** Every step of a finished round: all of it, as a seat heard it live, or as the public did. */
  async replay(table: StartedTable, roundNo: number, as: string) {
    const result = await this.result(table, roundNo);
    const viewer = viewerNamed(table, as);
    const { before, steps, states } = await roundRecord(table, roundNo, viewer);
    const start = check.view(states[0]!, viewer);
    const shown = steps.map((told) => {
      const state = states[told.logged.version - before]!;
      return { ...stepOf(told), ...memories(state, viewer) };
    });
    return { ...result, as, start, steps: shown };
  }
}

function toRow({ id: _, gameId: _game, firstSeat, callerSeat, winners, players, ...round }: CheckRound): RoundRow {
  const { roundNo, callerAutomatic, endedBy, turns, reshuffles, ...rest } = round;
  return {
    roundNo,
    firstPlayerID: playerID(firstSeat),
    callerPlayerID: callerSeat === null ? null : playerID(callerSeat),
    callerAutomatic,
    endedBy,
    turns,
    reshuffles,
    roundWinner: winners.map(playerID),
    ...rest,
    players: players!.map(toRoundPlayer),
  };
}

function toRoundPlayer({ roundId: _, seat, score, ...made }: CheckRoundPlayer): RoundPlayer {
  const { userId, botLevel, ...counts } = made;
  return { playerID: playerID(seat), userId, botLevel, score: score!, ...counts };
}

interface Memories {
  /** Of the seat that looks. */
  readonly memory?: readonly MemoryEntry[];
  /** Of every seat. */
  readonly memories?: Readonly<Record<string, readonly MemoryEntry[]>>;
}

/** What could be known for certain after a step: by the seat that looks, or by everybody. */
function memories({ ledgers }: Frozen<CheckState>, viewer: Viewer): Memories {
  if (viewer === 'public') return {};
  if (viewer !== 'all') return { memory: entriesOf(ledgers[viewer]!) };
  return { memories: Object.fromEntries(ledgers.map((ledger, seat) => [playerID(seat), entriesOf(ledger)])) };
}

const roundNotFound = () => new ApiError(404, 'ROUND_NOT_FOUND', 'There is no such round.');

function finishedRounds(table: StartedTable): number {
  const { roundNo, phase } = table.state;
  return phase === 'scoringPhase' ? roundNo : roundNo - 1;
}

function expectFinished(table: StartedTable, roundNo: number): void {
  const { roundNo: current } = table.state;
  if (!Number.isInteger(roundNo) || roundNo < 1 || roundNo > current) throw roundNotFound();
  if (roundNo > finishedRounds(table)) {
    throw new ApiError(409, 'ROUND_IN_PROGRESS', 'This round is still being played.');
  }
}

function viewerNamed({ seats }: StartedTable, as: string): Viewer {
  if (as === 'all' || as === 'public') return as;
  const seat: Seat = Number(as.slice('seat'.length));
  if (!seats[seat]) throw new ApiError(400, 'VALIDATION_FAILED', 'There is no such seat.');
  return seat;
}

function stepOf({ logged: { version, seat, at, action }, open, events }: ToldOf<Check>) {
  return {
    seq: version,
    at,
    playerID: seat === null ? null : playerID(seat),
    ...(open ? { action } : undefined),
    events,
  };
}
