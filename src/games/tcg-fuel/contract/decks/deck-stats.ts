import { getPrint } from '../../rules/catalogue/catalogue.js';
import type { CardData, DeckEntry, ManaType } from '../../rules/catalogue/card.types.js';
import { sizeOf } from '../../rules/catalogue/deck-list.js';
import { MANA_TYPES } from '../../rules/mana/pool.js';
import { manaOf } from '../../rules/mana/sources.js';

export interface DeckStats {
  readonly size: number;
  readonly lands: number;
  readonly averageManaValue: number;
  /** How many cards that are no lands have each mana value. */
  readonly curve: Readonly<Record<number, number>>;
  readonly types: Readonly<Record<string, number>>;
  /** How many cards give mana of each type. */
  readonly colorSources: Readonly<Record<ManaType, number>>;
  /** The chance that the first hand of seven has so many lands. */
  readonly openingLands: readonly number[];
  /** For each card, the chance to have drawn at least one by the given turn, on the play. */
  readonly drawOdds: readonly { readonly card: string; readonly byTurn: Readonly<Record<number, number>> }[];
}

const HAND = 7;
const TURNS = [1, 2, 3, 4, 5, 6];

export function statsOf(cards: readonly DeckEntry[]): DeckStats {
  const size = sizeOf(cards);
  const lands = countWhere(cards, ({ types }) => types.includes('land'));
  const spells = cards.filter(({ card }) => !getPrint(card).isLand);
  const curve: Record<number, number> = {};
  const types: Record<string, number> = {};
  for (const { card, count } of spells) {
    const { manaValue } = getPrint(card).data;
    curve[manaValue] = (curve[manaValue] ?? 0) + count;
  }
  for (const { card, count } of cards) {
    const { type } = getPrint(card).data;
    types[type] = (types[type] ?? 0) + count;
  }
  const total = spells.reduce((sum, { card, count }) => sum + getPrint(card).data.manaValue * count, 0);
  const sources = MANA_TYPES.map((type) => {
    const giving = cards.filter(({ card }) => manaOf(getPrint(card)).includes(type));
    return [type, sizeOf(giving)] as const;
  });
  return {
    size,
    lands,
    averageManaValue: rounded(sizeOf(spells) === 0 ? 0 : total / sizeOf(spells)),
    curve,
    types,
    colorSources: Object.fromEntries(sources) as Record<ManaType, number>,
    openingLands: Array.from({ length: HAND + 1 }, (_, n) => rounded(hypergeometric(size, lands, HAND, n))),
    drawOdds: cards.map(({ card, count }) => ({
      card,
      byTurn: Object.fromEntries(
        TURNS.map((turn) => [turn, rounded(1 - hypergeometric(size, count, Math.min(size, HAND + turn - 1), 0))]),
      ),
    })),
  };
}

/** The chance of exactly `hits` among `drawn` cards out of `size`, of which `good` would be hits. */
function hypergeometric(size: number, good: number, drawn: number, hits: number): number {
  if (hits > good || drawn - hits > size - good || drawn > size) return 0;
  return (choose(good, hits) * choose(size - good, drawn - hits)) / choose(size, drawn);
}

function choose(n: number, k: number): number {
  let ways = 1;
  for (let i = 1; i <= k; i++) ways = (ways * (n - k + i)) / i;
  return ways;
}

function countWhere(cards: readonly DeckEntry[], fits: (card: CardData) => boolean): number {
  return sizeOf(cards.filter(({ card }) => fits(getPrint(card).data)));
}

function rounded(value: number): number {
  return Math.round(value * 10_000) / 10_000;
}
