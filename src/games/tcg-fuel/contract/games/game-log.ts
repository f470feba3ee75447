import { Injectable } from '@nestjs/common';
import { Pool } from 'pg';
import type { Viewer } from '../../../../engine/core/index.js';
import { playerIndex } from '../../rules/cards.js';
import { winnerOf } from '../../rules/turns/ending.js';
import { maskedData } from './wire.js';
import type { FuelTable } from './wire.js';
import type { TcgFuelEvent } from '../../rules/event.types.js';
import type { SessionStatus } from '../../../../engine/sessions/session.js';

const MOST_ENTRIES = 500;

/** What the log says of a move that was taken back: the version that was gone back to. */
interface GoneBack {
  readonly type: 'rewound';
  readonly to: number;
}

/** One action of the log, as one viewer may know it. */
export interface LogLine {
  readonly seq: number;
  readonly playerId: number | null;
  readonly type: string;
  readonly data: object;
  readonly auto: boolean;
  readonly turnNumber: number;
  readonly phase: string;
  readonly step: string;
  readonly at: string;
  readonly events: readonly (TcgFuelEvent | GoneBack)[];
}

/** A point of the game that is kept. */
export interface KeptPoint {
  readonly seq: number;
  readonly turnNumber: number;
  readonly phase: string;
  readonly step: string;
  readonly createdAt: Date;
  /** Once the game is over. */
  readonly stateHash?: string;
}

/** A game in a list. */
export interface GameRow {
  readonly id: number;
  readonly roomId: number | null;
  readonly status: SessionStatus;
  readonly startedAt: Date;
  readonly finishedAt: Date | null;
  readonly winnerId: number | null;
  readonly currentTurn: number;
  readonly currentPlayerIndex: number;
  readonly phase: string;
  readonly step: string;
  readonly turnCount: number;
}

/** The actions and snapshots of a game. */
@Injectable()
export class GameLog {
  constructor(private readonly pool: Pool) {}

  /** The actions after `from`; masked until the game is over. */
  async actions(table: FuelTable, viewer: Viewer, from: number, upTo = table.version): Promise<LogLine[]> {
    const told = await table.log(viewer, { after: from, upTo, limit: MOST_ENTRIES });
    const { players } = table.state;
    return told.map(({ logged: { version, seat, auto, at, turn, phase, step, action }, open, events }) => ({
      seq: version,
      playerId: seat === null ? null : players[seat]!.playerId,
      type: action.type,
      data: maskedData(action, open || seat === null),
      auto,
      turnNumber: turn!,
      phase: phase!,
      step: step!,
      at: new Date(at).toISOString(),
      events,
    }));
  }

  /** SQL here and below: the original's view of snapshots, and a join of a game with its room. */
  async snapshots({ status, number }: FuelTable): Promise<KeptPoint[]> {
    const { rows } = await this.pool.query<KeptPoint>(
      `SELECT seq, turn_number AS "turnNumber", phase, step, created_at AS "createdAt"
              ${status === 'finished' ? ', state_hash AS "stateHash"' : ''}
         FROM tcg_fuel.game_state_snapshots WHERE game_id = $1 ORDER BY seq`,
      [number],
    );
    return rows;
  }

  /** The row of a game; how it stands is read from its table, which a lost snapshot does not hide. */
  async row({ id, facts, status, state }: FuelTable): Promise<GameRow> {
    const { rows } = await this.pool.query<Pick<GameRow, 'id' | 'roomId' | 'finishedAt'>>(
      `SELECT s.num::int AS id, r.num::int AS "roomId", s.finished_at AS "finishedAt"
         FROM public.game_sessions s LEFT JOIN public.game_rooms r ON r.id = s.room_id WHERE s.id = $1`,
      [id],
    );
    const { currentTurn, turnCount, phase, step, players } = state;
    const winner = winnerOf(state);
    return {
      ...rows[0]!,
      ...{ status, startedAt: new Date(facts.startedAt), currentTurn, turnCount, phase, step },
      winnerId: winner === null ? null : players[winner]!.playerId,
      currentPlayerIndex: playerIndex(state, state.active),
    };
  }
}
