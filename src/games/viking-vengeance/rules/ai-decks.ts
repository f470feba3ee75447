import type { Rng } from '../../../engine/core/index.js';
import { aiDecks, cardsOfDeck } from './catalogue.js';
import type { AiDeck } from './catalogue.js';
import { powerAtLevel, sumOf } from './board/power.js';
import type { CardInstance } from './viking-vengeance.types.js';

/** An AI deck may be this much stronger than the deck it meets. */
const MARGIN = 1.05;

/** All sides of all cards of a deck added up. */
export function deckPower(cards: readonly Pick<CardInstance, 'base_card_id' | 'level'>[]): number {
  return cards.reduce((sum, card) => sum + sumOf(powerAtLevel(card)), 0);
}

export function aiDeckPower(deck: AiDeck, level: number): number {
  return deckPower(cardsOfDeck(deck).map(({ card_id }) => ({ base_card_id: card_id, level })));
}

/** Section 3.4: one of the decks that suit the player's, drawn; or the weakest, if all are too strong. */
export function chooseAiDeck(against: readonly CardInstance[], aiLevel: number, rng: Rng): AiDeck {
  const most = MARGIN * deckPower(against);
  const fitting = aiDecks.filter((deck) => aiDeckPower(deck, aiLevel) <= most);
  if (fitting.length > 0) return rng.pick(fitting);
  return aiDecks.reduce((weakest, deck) =>
    aiDeckPower(deck, aiLevel) < aiDeckPower(weakest, aiLevel) ? deck : weakest,
  );
}
