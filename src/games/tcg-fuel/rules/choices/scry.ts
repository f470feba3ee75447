import type { Choice } from '../../../../engine/core/index.js';
import type { Choose } from '../action.types.js';
import type { Look } from '../tcg-fuel.types.js';
import type { ChoiceOf, ChoiceRule } from './choice-rule.js';
import { keepAnswer } from './choice-rule.js';

/** All orders of up to this many cards are offered one by one; of more, only the simple ones. */
const MOST_ORDERED = 4;

/** Which of the cards looked at go to the bottom, and in which order everything lies. */
export const scry: ChoiceRule<'scry'> = {
  prompt: 'Put any of these cards on the bottom of your deck, the rest back on top.',
  options: lookedAt,
  range: (_state, { amount }) => ({ min: 0, max: amount }),
  byDefault: (state, choice) => ({ top: lookedAt(state, choice), bottom: [] }),
  *offers(state, choice) {
    const { choiceId } = choice;
    const cards = lookedAt(state, choice);
    if (cards.length <= MOST_ORDERED) return yield* everyOrder(choiceId, cards);
    yield { type: 'choose', choiceId, top: cards, bottom: [] };
    for (const id of cards)
      yield { type: 'choose', choiceId, top: cards.filter((other) => other !== id), bottom: [id] };
    const slot = { options: cards, min: 0, max: cards.length };
    yield { form: { type: 'choose', choiceId }, slots: { top: slot, bottom: slot } };
  },
  isLegal(state, choice, { top, bottom }) {
    if (!Array.isArray(top) || !Array.isArray(bottom)) return false;
    const cards = lookedAt(state, choice);
    const given = [...(top as number[]), ...(bottom as number[])];
    return (
      given.length === cards.length && new Set(given).size === cards.length && given.every((id) => cards.includes(id))
    );
  },
  take: (play, choice, { top, bottom }) => keepAnswer(play, choice, { top: [...top!], bottom: [...bottom!] }),
};

function lookedAt(state: Look, { seat, amount }: ChoiceOf<'scry'>): number[] {
  return state.players[seat]!.deck.slice(0, amount);
}

function* everyOrder(choiceId: number, cards: readonly number[]): Generator<Choice<Choose>> {
  for (const order of permutations(cards)) {
    for (let cut = order.length; cut >= 0; cut--) {
      yield { type: 'choose', choiceId, top: order.slice(0, cut), bottom: order.slice(cut) };
    }
  }
}

function* permutations(items: readonly number[]): Generator<number[]> {
  if (items.length === 0) return yield [];
  for (const [index, item] of items.entries()) {
    for (const rest of permutations(items.toSpliced(index, 1))) yield [item, ...rest];
  }
}
