import { Injectable } from '@nestjs/common';
import { ApiError } from '../../../common/api-error.js';
import { SharedWork } from '../../../common/shared-work.js';
import type { Emitted, Frozen } from '../../../engine/core/index.js';
import type { LiveSession } from '../../../engine/sessions/session.js';
import { calibrationOf, reviewRound } from '../bots/review/review.js';
import type { PlayerReview, RecordedStep, RoundReview } from '../bots/review/review.js';
import type { Check, CheckAction, CheckState } from '../rules/check.types.js';
import { RoundRecords } from './round-records.js';
import { playerID } from './wire.js';

/** A look back at a finished match: what each player knew when they decided (section 9). */
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

@Injectable()
export class Analysis {
  private readonly matches = new SharedWork<MatchReview>({ atOnce: 4, kept: 100, ttlMs: 600_000 });

  constructor(private readonly records: RoundRecords) {}

  /** A finished match does not change: it is looked at once for all who ask. */
  async of(session: LiveSession) {
    if (session.status !== 'finished') {
      throw new ApiError(409, 'ROUND_IN_PROGRESS', 'The game is still being played.');
    }
    return this.matches.of(`${session.id} ${session.version}`, () => this.look(session));
  }

  private async look(session: LiveSession): Promise<MatchReview> {
    const rounds = await this.rounds(session);
    return {
      gameId: session.id,
      rounds,
      players: session.seats.map((_seat, seat) => {
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

  private async rounds(session: LiveSession): Promise<RoundReview[]> {
    const last = (session.table.state as Frozen<CheckState>).roundNo;
    const reviews: RoundReview[] = [];
    for (let roundNo = 1; roundNo <= last; roundNo++) {
      const { before, steps, states } = await this.records.of(session, roundNo, 'all');
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
