import { refusal } from '../../../../engine/core/index.js';
import type { Refusal, Rng } from '../../../../engine/core/index.js';
import { nearest } from '../nearest.js';
import type { CardPool } from './card-set.js';

/** R7. */
export const DECK_SIZE = 6;

/** Decks to practise with, and for simulations. */
export const PRACTICE_DECKS: { readonly [name: string]: readonly string[] } = {
  Aggro_Rush: ['Dream', 'Knight', 'Raggy', 'Umbruh', 'Rush', 'Surge'],
  Control_Ka: ['Ka', 'Wizard', 'Beary', 'Copy', 'Clean', 'Wake'],
  Tempo_Charge: ['Belchaletta', 'Drum', 'Hind Leg Kicker', 'Violin', 'Jumpscare', 'Surge'],
  Disruption: ['Gibbers', 'Sock Sorcerer', 'Monster', 'Twist', 'Drop', 'Toynado'],
  User_Slot1: ['Beary', 'Ka', 'Knight', 'Raggy', 'Twist', 'Wake'],
  User_Slot3: ['Archer', 'Knight', 'Paper Plane', 'Umbruh', 'Surge', 'Wake'],
};

/** Why six names are no deck of this pool (R7); an unknown name comes with the nearest ones. */
export function whyNotDeck(pool: CardPool, deck: readonly string[]): Refusal | undefined {
  const no = (message: string, details?: unknown): Refusal => refusal('INVALID_DECK', message, { rule: 'R7', details });
  if (deck.length !== DECK_SIZE) return no(`A deck has ${DECK_SIZE} cards, not ${deck.length}.`);
  for (const [index, name] of deck.entries()) {
    if (!pool.byName.has(name)) {
      const near = nearestNames(pool, name);
      return no(`There is no card "${name}" in the ${pool.edition} edition. Did you mean ${near.join(', ')}?`, {
        near,
      });
    }
    if (deck.indexOf(name) !== index) return no(`A deck holds ${name} only once.`);
  }
  return undefined;
}

/** A deck of the pool at random: so many toys and actions, or any mix. */
export function randomDeck(pool: CardPool, rng: Rng, mix?: { toys: number; actions: number }): string[] {
  const names = (type?: 'Toy' | 'Action'): string[] =>
    rng.shuffle(pool.cards.filter((card) => !type || card.type === type).map((card) => card.name));
  const deck = mix
    ? [...names('Toy').slice(0, mix.toys), ...names('Action').slice(0, mix.actions)]
    : names().slice(0, DECK_SIZE);
  if (deck.length < DECK_SIZE) throw new RangeError(`The ${pool.edition} edition has too few cards for such a deck.`);
  return deck;
}

/** The three names of the pool that are written most alike. */
function nearestNames(pool: CardPool, written: string): string[] {
  const names = pool.cards.map(({ name }) => name);
  return nearest(names, written).slice(0, 3);
}
