import { choicesOf, isForm } from '../../../engine/core/index.js';
import type { Choice, Seat } from '../../../engine/core/index.js';
import { refuseOutsider } from './actions/gate.js';
import type { Action } from './action.types.js';
import { sideActions } from './side-actions.js';
import { tcgFuel } from './tcg-fuel.game.js';
import type { Look } from './tcg-fuel.types.js';

/** R62: everything a seat may do, in a fixed order; what is open at any time comes last. */
export function* legalActions(state: Look, seat: Seat): Generator<Choice<Action>> {
  if (refuseOutsider(state, seat)) return;
  const choices = [...choicesOf(tcgFuel, state, seat)];
  yield* byType([...choices, ...sideActions(state, seat, choices)]);
  yield { type: 'concede' };
}

const typeOf = (choice: Choice<Action>): Action['type'] => (isForm(choice) ? choice.form : choice).type;

/** All of a type together, in the order in which the types come first. */
function byType(choices: readonly Choice<Action>[]): Choice<Action>[] {
  const types = [...new Set(choices.map(typeOf))];
  return types.flatMap((type) => choices.filter((choice) => typeOf(choice) === type));
}
