import { Injectable } from '@nestjs/common';
import { ApiError } from '../../common/api-error.js';
import type { Emitted, Frozen } from '../../engine/core/index.js';
import type { LiveSession } from '../../engine/sessions/session.js';
import { playAgain } from '../../engine/sessions/store/rebuild.js';
import { originOf, SessionStore } from '../../engine/sessions/store/session-store.js';
import { calibrationOf, reviewRound } from './analysis/review.js';
import type { PlayerReview, RecordedStep, RoundReview } from './analysis/review.js';
import type { Check, CheckAction, CheckState } from './rules/check.types.js';
import { stepsOf } from './rounds.service.js';
import { playerID } from './wire.js';

/** A look back at a finished match: what each player knew when they decided (section 9). */
@Injectable()
export class Analysis {
  constructor(private readonly store: SessionStore) {}

  async of(session: LiveSession) {
    if (session.status !== 'finished') {
      throw new ApiError(409, 'ROUND_IN_PROGRESS', 'The game is still being played.');
    }
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
    const actions = await this.store.actions(session.id, { after: 0, upTo: session.version });
    const states = [...playAgain(originOf(session), actions)].map(({ table }) => table.state as Frozen<CheckState>);
    const last = states.at(-1)!.roundNo;
    return Array.from({ length: last }, (_, index) => stepsOf(actions, index + 1).steps)
      .filter((steps) => steps.length > 0)
      .map((steps) =>
        reviewRound(
          steps
            .filter(({ kind }) => kind === 'game')
            .map(({ version, seat, action, events }): RecordedStep => ({
              seq: version,
              seat,
              action: action as CheckAction,
              before: states[version - 1]!,
              after: states[version]!,
              events: events as readonly Emitted<Check>[],
            })),
        ),
      );
  }
}

const total = (reviews: readonly PlayerReview[], member: Exclude<keyof PlayerReview, 'playerID'>): number =>
  reviews.reduce((sum, review) => sum + review[member], 0);
