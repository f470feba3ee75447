import type { SeatRule } from '../../../../engine/core/index.js';
import { announce } from '../announce.js';
import type { Check } from '../check.types.js';
import { refuseOutsidePeek } from '../guards.js';
import { no } from '../refusals.js';
import { endPeekIfConfirmed } from '../rounds/round.js';
import { idOf } from '../seats.js';

/** "I have memorised them." Saying it twice changes nothing (2.4.3). */
export const confirmPeek: SeatRule<Check, 'confirmPeek'> = {
  unlisted: true,

  *choices(state, seat) {
    const player = state.players[seat]!;
    if (state.phase === 'initialPeekPhase' && player.hasUsedInitialPeek && !player.hasConfirmedPeek)
      yield { type: 'confirmPeek' };
  },

  refuse(state, seat) {
    const outside = refuseOutsidePeek(state, seat);
    if (outside) return outside;
    return state.players[seat]!.hasUsedInitialPeek ? undefined : no('PEEK_FIRST');
  },

  play(turn) {
    const player = turn.state.players[turn.seat]!;
    if (player.hasConfirmedPeek) return;
    player.hasConfirmedPeek = true;
    announce(turn, { type: 'peekConfirmed', playerID: idOf(turn.seat) });
    endPeekIfConfirmed(turn);
  },
};
