import { Injectable } from '@nestjs/common';
import { ApiError } from '../../../../common/api-error.js';
import { SharedWork } from '../../../../common/tasks/shared-work.js';
import type { Emitted } from '../../../../engine/core/index.js';
import { calibrationOf, reviewRound } from '../../bots/review/review.js';
import type { PlayerReview, RecordedStep, RoundReview } from '../../bots/review/review.js';
import type { Check, CheckAction } from '../../rules/check.types.js';
import { roundRecord } from './round-records.js';
import { playerID } from '../games/wire.js';
import type { StartedTable } from '../games/wire.js';

/** A whole match, looked back at. */
export interface MatchReview {
  readonly gameId: string;
  readonly rounds: readonly RoundReview[];
  readonly players: readonly {
    readonly playerID: string;
    readonly decisions: number;
    readonly againstMemory: number;
    readonly pointsLost: number;
    readonly gambles: number;
    readonly gamblesRight: number;
    readonly calls: number;
    readonly callsWon: number;
    readonly calibration: ReturnType<typeof calibrationOf>;
  }[];
}

/** A look back at a finished match: what each player knew when they decided (section 9). */
@Injectable()
export class Analysis {
  private readonly matches = new SharedWork<MatchReview>({ atOnce: 4, kept: 100, ttlMs: 600_000 });

  /** A finished match does not change: it is looked at once for all who ask. */
  async of(table: StartedTable) {
    if (table.status !== 'finished') {
      throw new ApiError(409, 'ROUND_IN_PROGRESS', 'The game is still being played.');
    }
    return this.matches.of(`${table.id} ${table.version}`, () => this.look(table));
  }

  private async look(table: StartedTable): Promise<MatchReview> {
    const rounds = await this.rounds(table);
    return {
      gameId: table.id,
      rounds,
      players: table.seats.map((_seat, seat) => {
        const own = rounds.flatMap(({ players }) => players.filter((one) => one.playerID === playerID(seat)));
        const calls = rounds.flatMap(({ call }) => (call?.playerID === playerID(seat) ? [call] : []));
        return {
          playerID: playerID(seat),
          decisions: total(own, 'decisions'),
          againstMemory: total(own, 'againstMemory'),
          pointsLost: Math.round(total(own, 'pointsLost') * 10) / 10,
          gambles: total(own, 'gambles'),
          gamblesRight: total(own, 'gamblesRight'),
          calls: calls.length,
          callsWon: calls.filter(({ won }) => won > 0).length,
          calibration: calibrationOf(calls),
        };
      }),
    };
  }

  private async rounds(table: StartedTable): Promise<RoundReview[]> {
    const last = table.state.roundNo;
    const reviews: RoundReview[] = [];
    for (let roundNo = 1; roundNo <= last; roundNo++) {
      const { before, steps, states } = await roundRecord(table, roundNo, 'all');
      if (steps.length === 0) continue;
      reviews.push(
        reviewRound(
          steps
            .filter(({ logged }) => logged.kind === 'game')
            .map(({ logged: { version, seat, action, events } }): RecordedStep => ({
              seq: version,
              seat,
              action: action as CheckAction,
              before: states[version - 1 - before]!,
              after: states[version - before]!,
              events: events as readonly Emitted<Check>[],
            })),
        ),
      );
    }
    return reviews;
  }
}

const total = (reviews: readonly PlayerReview[], member: Exclude<keyof PlayerReview, 'playerID'>): number =>
  reviews.reduce((sum, review) => sum + review[member], 0);
