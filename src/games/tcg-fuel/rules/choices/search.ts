import type { Filter } from '../catalogue/card.types.js';
import { searchOptions } from '../search.js';
import { textOf } from '../stack/stack.js';
import type { Look } from '../tcg-fuel.types.js';
import type { ChoiceOf, ChoiceRule } from './choice-rule.js';
import { isSelection, keepAnswer, selections } from './choice-rule.js';

/** Which cards to take out of the deck: up to so many, or none. */
export const search: ChoiceRule<'search'> = {
  prompt: 'Choose cards from your deck.',
  options: found,
  range: (state, choice) => ({ min: 0, max: most(state, choice) }),
  byDefault: (state, choice) => ({ cardIds: found(state, choice).slice(0, choice.amount) }),
  offers: (state, choice) => selections(choice.choiceId, found(state, choice), 0, most(state, choice)),
  isLegal: (state, choice, { cardIds }) => isSelection(cardIds, found(state, choice), 0, choice.amount),
  take: (play, choice, { cardIds }) => keepAnswer(play, choice, { cardIds: [...cardIds!] }),
};

function most(state: Look, choice: ChoiceOf<'search'>): number {
  return Math.min(choice.amount, found(state, choice).length);
}

/** The deck is searched for what the resolving effect says. */
function found(state: Look, { seat }: ChoiceOf<'search'>): number[] {
  const { stackId, effectIndex } = state.resolving!;
  const object = state.stack.find((one) => one.stackId === stackId)!;
  const { filter } = textOf(object).effects[effectIndex] as unknown as { filter: Filter };
  return searchOptions(state, seat, filter);
}
