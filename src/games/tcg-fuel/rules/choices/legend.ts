import { moveCards } from '../permanents/zones.js';
import type { ChoiceRule } from './choice-rule.js';

/** Which of several legends of one name stays (S6); by default the latest arrival. */
export const legend: ChoiceRule<'legend'> = {
  prompt: 'Choose the one to keep.',
  options: (_state, { options }) => options,
  range: () => ({ min: 1, max: 1 }),
  byDefault: (state, { options }) => ({ keepId: state.battlefield.filter((id) => options.includes(id)).at(-1)! }),
  *offers(_state, { choiceId, options }) {
    for (const keepId of options) yield { type: 'choose', choiceId, keepId };
  },
  isLegal: (_state, { options }, { keepId }) => options.includes(keepId!),
  take: (play, { options }, { keepId }) =>
    moveCards(
      play,
      options.filter((id) => id !== keepId),
      'graveyard',
      { rule: 'S6' },
    ),
};
