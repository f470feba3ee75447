import { BadCard, checkAbility, checkCard } from './check-cards.js';
import { validateDeckForPlay } from './deck-list.js';
import type { Ability, CardData, DeckData } from './card.types.js';

/** A card written in code: checked like one from the catalogue. */
export function defineCard(card: CardData): CardData {
  checkCard(card);
  return card;
}

/** An ability written in code. */
export function defineAbility(ability: Ability): Ability {
  checkAbility('(ability)', ability.id || 'ability', ability);
  return ability;
}

/** A deck written in code: it says what it is, and it is legal. */
export function defineDeck(deck: DeckData): DeckData {
  for (const field of ['name', 'type', 'description'] as const) {
    if (!deck[field]) throw new BadCard(deck.id, field, 'must be a text.');
  }
  if (deck.colors.length === 0) throw new BadCard(deck.id, 'colors', 'a deck has at least one colour.');
  const { errors } = validateDeckForPlay(deck);
  if (errors.length > 0) throw new BadCard(deck.id, 'cards', errors.join('; '));
  return deck;
}
