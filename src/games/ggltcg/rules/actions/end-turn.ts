import type { SeatRule } from '../../../../engine/core/index.js';
import { idAt } from '../cards.js';
import { endTurn as end, noteAction } from '../flow.js';
import type { Ggltcg } from '../ggltcg.types.js';
import { whyNotAct } from '../playing/legality.js';
import { resolving } from '../playing/resolving.js';

/** The turn ends (R14); unspent CC stays. */
export const endTurn: SeatRule<Ggltcg, 'end_turn'> = {
  *choices(state, seat) {
    if (!whyNotAct(state, idAt(state, seat))) yield { type: 'end_turn' };
  },

  refuse: (state, seat) => whyNotAct(state, idAt(state, seat)),

  play(turn) {
    const all = resolving(turn);
    noteAction(all, idAt(turn.state, turn.seat));
    end(all);
  },
};
