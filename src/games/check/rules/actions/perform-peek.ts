import type { SeatRule } from '../../../../engine/core/index.js';
import type { Check } from '../check.types.js';
import { refuseOutsidePeek } from '../guards.js';
import { no } from '../refusals.js';
import { showBottomRow } from '../rounds/round.js';

/** Look at your bottom two cards, once and alone (2.4.2). */
export const performPeek: SeatRule<Check, 'performPeek'> = {
  *choices(state, seat) {
    const player = state.players[seat]!;
    if (state.phase === 'initialPeekPhase' && !player.isForfeited && !player.hasUsedInitialPeek)
      yield { type: 'performPeek' };
  },

  refuse(state, seat) {
    const outside = refuseOutsidePeek(state, seat);
    if (outside) return outside;
    return state.players[seat]!.hasUsedInitialPeek ? no('ALREADY_PEEKED') : undefined;
  },

  play(turn) {
    showBottomRow(turn, turn.seat);
  },
};
