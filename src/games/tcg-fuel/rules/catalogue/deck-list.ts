import { landMana } from '../mana/sources.js';
import { STARTER_DECKS, findPrint } from './catalogue.js';
import type { Color, DeckEntry } from './card.types.js';

export type Format = 'free' | 'fuel40' | 'starter';

export interface DeckVerdict {
  readonly isValid: boolean;
  readonly errors: readonly string[];
}

export const SMALLEST: Readonly<Record<Format, number>> = { free: 15, starter: 15, fuel40: 40 };
export const MOST_CARDS = 250;
export const MOST_COPIES = 4;

/** R8: whether a deck may be played in a format, and everything that is wrong with it. */
export function validateDeckForPlay(
  deck: { readonly colors: readonly Color[]; readonly cards: readonly DeckEntry[] },
  format: Format = 'free',
): DeckVerdict {
  const errors = [
    ...wrongEntries(deck.cards),
    ...wrongSize(deck.cards, format),
    ...tooMany(deck.cards),
    ...wrongColors(deck),
  ];
  if (format === 'starter' && !STARTER_DECKS.some(({ cards }) => isSameList(cards, deck.cards))) {
    errors.push('Only the starter decks are allowed');
  }
  return { isValid: errors.length === 0, errors };
}

/** The cards of a deck by slug, however its list is split. */
function countsOf(cards: readonly DeckEntry[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { card, count } of cards) counts.set(card, (counts.get(card) ?? 0) + count);
  return counts;
}

export function sizeOf(cards: readonly DeckEntry[]): number {
  return cards.reduce((sum, { count }) => sum + count, 0);
}

function wrongEntries(cards: readonly DeckEntry[]): string[] {
  return cards.flatMap(({ card, count }) => {
    const print = findPrint(card);
    if (!print || print.data.token) return [`There is no card ${card}`];
    return Number.isInteger(count) && count > 0 ? [] : [`The count of ${print.data.name} must be a positive integer`];
  });
}

function wrongSize(cards: readonly DeckEntry[], format: Format): string[] {
  const size = sizeOf(cards);
  if (size < SMALLEST[format]) return [`Deck must have at least ${SMALLEST[format]} cards, found ${size}`];
  return size > MOST_CARDS ? [`Deck must have at most ${MOST_CARDS} cards, found ${size}`] : [];
}

/** At most four of a card; basic lands are not counted. */
function tooMany(cards: readonly DeckEntry[]): string[] {
  return [...countsOf(cards)].flatMap(([card, count]) => {
    const data = findPrint(card)?.data;
    const isBasic = data?.supertypes?.includes('basic') ?? false;
    return !data || isBasic || count <= MOST_COPIES
      ? []
      : [`Too many copies of ${data.name}: ${count} (maximum ${MOST_COPIES})`];
  });
}

/** Every colour of a card, and of the mana of a land that is not basic, is a colour of the deck. */
function wrongColors({
  colors,
  cards,
}: {
  readonly colors: readonly Color[];
  readonly cards: readonly DeckEntry[];
}): string[] {
  const strangers = [...countsOf(cards).keys()].filter((card) => {
    const print = findPrint(card);
    if (!print || print.data.supertypes?.includes('basic')) return false;
    const needed = print.isLand ? landMana(print).filter((type) => type !== 'generic') : print.data.colors;
    return !needed.every((color) => colors.includes(color as Color));
  });
  return strangers.length > 0
    ? [`Card colors don't match deck colors: ${strangers.map((card) => findPrint(card)!.data.name).join(', ')}`]
    : [];
}

function isSameList(one: readonly DeckEntry[], other: readonly DeckEntry[]): boolean {
  const [counts, others] = [countsOf(one), countsOf(other)];
  return counts.size === others.size && [...counts].every(([card, count]) => others.get(card) === count);
}
