import { choicesOf } from '../../../engine/core/index.js';
import type { Choice, Seat } from '../../../engine/core/index.js';
import { refuseOutsider } from './actions/gate.js';
import { answerDraw } from './actions/answer-draw.js';
import { offerDraw } from './actions/offer-draw.js';
import { tcgFuel } from './tcg-fuel.game.js';
import type { Action } from './action.types.js';
import type { Look } from './tcg-fuel.types.js';

/** R62: everything a seat may do, in a fixed order; what is open at any time comes last. */
export function* legalActions(state: Look, seat: Seat): Generator<Choice<Action>> {
  if (refuseOutsider(state, seat)) return;
  yield* choicesOf(tcgFuel, state, seat);
  yield {
    form: { type: 'settings' },
    slots: {
      fullControl: { options: [true, false], min: 0, max: 1, single: true },
      yieldUntil: { options: ['stack_change', 'my_turn', 'turn_end'], min: 0, max: 1, single: true },
    },
  };
  if (!offerDraw.refuse(state, seat, { type: 'offer_draw' })) yield { type: 'offer_draw' };
  for (const accept of [true, false]) {
    if (!answerDraw.refuse(state, seat, { type: 'answer_draw', accept })) yield { type: 'answer_draw', accept };
  }
  yield { type: 'concede' };
}
