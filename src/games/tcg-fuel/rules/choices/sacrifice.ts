import type { ChoiceRule } from './choice-rule.js';
import { isSelection, keepAnswer, selections } from './choice-rule.js';

/** Which permanents to sacrifice; by default the latest arrivals. */
export const sacrifice: ChoiceRule<'sacrifice'> = {
  prompt: 'Choose what to sacrifice.',
  options: (_state, { options }) => options,
  range: (_state, { amount }) => ({ min: amount, max: amount }),
  byDefault: (state, { options, amount }) => {
    const latest = [...options].sort((a, b) => state.battlefield.indexOf(b) - state.battlefield.indexOf(a));
    return { cardIds: latest.slice(0, amount) };
  },
  offers: (_state, { choiceId, options, amount }) => selections(choiceId, options, amount, amount),
  isLegal: (_state, { options, amount }, { cardIds }) => isSelection(cardIds, options, amount, amount),
  take: (play, choice, { cardIds }) => keepAnswer(play, choice, { cardIds: [...cardIds!] }),
};
