import { moveCards } from '../permanents/zones.js';
import type { ChoiceRule } from './choice-rule.js';
import { isSelection, keepAnswer, selections } from './choice-rule.js';

/** Which cards to discard: for an effect, or down to seven in the cleanup (R19). */
export const discard: ChoiceRule<'discard'> = {
  prompt: 'Choose cards to discard.',
  options: (state, { seat }) => [...state.players[seat]!.hand].sort((a, b) => a - b),
  range: (_state, { amount }) => ({ min: amount, max: amount }),
  byDefault: (state, { seat, amount }) => ({ cardIds: state.players[seat]!.hand.slice(-amount) }),
  offers: (state, { choiceId, seat, amount }) =>
    selections(
      choiceId,
      [...state.players[seat]!.hand].sort((a, b) => a - b),
      amount,
      amount,
    ),
  isLegal: (state, { seat, amount }, { cardIds }) => isSelection(cardIds, state.players[seat]!.hand, amount, amount),
  take(play, choice, { cardIds }) {
    if (play.state.resolving) keepAnswer(play, choice, { cardIds: [...cardIds!] });
    else moveCards(play, cardIds!, 'graveyard', { rule: 'R19' });
  },
};
