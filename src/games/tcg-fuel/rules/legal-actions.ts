import { choicesOf, isForm } from '../../../engine/core/index.js';
import type { Choice, Form, Seat } from '../../../engine/core/index.js';
import { refuseOutsider } from './actions/gate.js';
import { answerDraw } from './actions/answer-draw.js';
import { offerDraw } from './actions/offer-draw.js';
import { paymentForms } from './payment-forms.js';
import { ORDER } from './steps.js';
import { tcgFuel } from './tcg-fuel.game.js';
import type { Action } from './action.types.js';
import type { Look } from './tcg-fuel.types.js';

/** R62: everything a seat may do, in a fixed order; what is open at any time comes last. */
export function* legalActions(state: Look, seat: Seat): Generator<Choice<Action>> {
  if (refuseOutsider(state, seat)) return;
  const offers = [...choicesOf(tcgFuel, state, seat)];
  yield* byType([...offers, ...paymentForms(state, seat, offers)]);
  yield SETTINGS;
  if (!offerDraw.refuse(state, seat, { type: 'offer_draw' })) yield { type: 'offer_draw' };
  for (const accept of [true, false]) {
    if (!answerDraw.refuse(state, seat, { type: 'answer_draw', accept })) yield { type: 'answer_draw', accept };
  }
  yield { type: 'concede' };
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

const typeOf = (choice: Choice<Action>): Action['type'] => (isForm(choice) ? choice.form : choice).type;

/** All of a type together, in the order in which the types come first. */
function byType(choices: readonly Choice<Action>[]): Choice<Action>[] {
  const types = [...new Set(choices.map(typeOf))];
  return types.flatMap((type) => choices.filter((choice) => typeOf(choice) === type));
}
