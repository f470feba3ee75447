import type { Choice, Form, Seat } from '../../../engine/core/index.js';
import type { Action } from './action.types.js';
import { answerDraw } from './actions/answer-draw.js';
import { refuseOutsider } from './actions/gate.js';
import { offerDraw } from './actions/offer-draw.js';
import { paymentForms } from './mana/payment-forms.js';
import { ORDER } from './turns/steps.js';
import type { Look } from './tcg-fuel.types.js';

/** R62: what is open besides the choices: payments from named sources, settings, a draw. */
export function* sideActions(state: Look, seat: Seat, choices: readonly Choice<Action>[]): Generator<Choice<Action>> {
  if (refuseOutsider(state, seat)) return;
  yield* paymentForms(state, seat, choices);
  yield SETTINGS;
  if (!offerDraw.refuse(state, seat, { type: 'offer_draw' })) yield { type: 'offer_draw' };
  for (const accept of [true, false]) {
    if (!answerDraw.refuse(state, seat, { type: 'answer_draw', accept })) yield { type: 'answer_draw', accept };
  }
}

const WINDOWS = (['own', 'other'] as const).flatMap((turn) => ORDER.map(([phase, step]) => ({ phase, step, turn })));

/** What is left out of it stays as it is. */
const SETTINGS: Form<Action> = {
  form: { type: 'settings' },
  slots: {
    fullControl: { options: [true, false], min: 0, max: 1, single: true },
    stops: { options: WINDOWS, min: 0, max: WINDOWS.length },
    yieldUntil: { options: ['stack_change', 'my_turn', 'turn_end'], min: 0, max: 1, single: true },
  },
};
