import { server } from '../../account/server.js';
import { Pip } from '../../tables/tcg-fuel/pips.js';
import { decksEn } from '../../words/decks.en.js';
import type { DeckKind, KeptDeck, Section } from '../deck-kind.js';
import { fetchCards } from './cards.js';
import type { FuelCard } from './cards.js';
import { entriesOf, picksOf } from './entries.js';
import type { DeckEntry } from './entries.js';
import { FuelFace, FuelLine, FuelSheet } from './face.js';
import { FuelNumbers } from './numbers.js';
import type { FuelStats } from './numbers.js';
import { FuelTools } from './tools.js';

const words = decksEn.fuel;
const DECKS = '/api/tcg-fuel/decks';
const DEAREST = 6;

interface ToldDeck {
  readonly id: number;
  readonly slug: string | null;
  readonly ownerId: number | null;
  readonly name: string;
  readonly description: string;
  readonly cards: readonly DeckEntry[];
}

interface Checked {
  readonly formats: Readonly<Record<string, { readonly errors: readonly string[] }>>;
  readonly stats: FuelStats;
}

const byKind: readonly Section<FuelCard>[] = [
  { name: words.sections.creatures, holds: ({ type }) => type === 'creature' },
  { name: words.sections.spells, holds: ({ type }) => type === 'instant' || type === 'spell' },
  {
    name: words.sections.others,
    holds: ({ type }) => type === 'enchantment' || type === 'artifact' || type === 'planeswalker',
  },
  { name: words.sections.lands, holds: ({ type }) => type === 'land' },
];
const byCost: readonly Section<FuelCard>[] = [
  ...Array.from({ length: DEAREST + 1 }, (_, value) => ({
    name: words.costs(value),
    holds: ({ type, manaValue }: FuelCard) => type !== 'land' && Math.min(DEAREST, manaValue) === value,
  })),
  byKind[3]!,
];

const options = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

/** The cards and decks of TCG Fuel. */
export const decks: DeckKind<FuelCard, FuelStats> = {
  slug: 'tcg-fuel',
  variants: { legend: words.format, options: options(words.formats) },
  hand: 7,
  cards: fetchCards,
  facets: [
    {
      id: 'colour',
      legend: words.colour,
      options: options(words.colours).map((option) => ({
        ...option,
        mark: <Pip mana={option.value === 'colorless' ? 'generic' : option.value} />,
      })),
      valuesOf: ({ colors }) => (colors.length === 0 ? ['colorless'] : colors),
    },
    { id: 'kind', legend: words.kind, options: options(words.kinds), valuesOf: ({ types }) => types },
    {
      id: 'cost',
      legend: words.cost,
      options: Array.from({ length: DEAREST + 1 }, (_, value) => ({
        value: String(value),
        label: value === DEAREST ? '6+' : String(value),
      })),
      valuesOf: ({ type, manaValue }) => (type === 'land' ? [] : [String(Math.min(DEAREST, manaValue))]),
    },
  ],
  Face: FuelFace,
  Sheet: FuelSheet,
  Line: FuelLine,
  decks: async () => {
    const { decks: told } = await server.rest.get<{ readonly decks: readonly ToldDeck[] }>(DECKS);
    return told.map(keptDeck);
  },
  save: async ({ name, picks }, id) => {
    const body = { name, cards: entriesOf(picks) };
    const kept = await (id === undefined
      ? server.rest.post<ToldDeck>(DECKS, body)
      : server.rest.put<ToldDeck>(`${DECKS}/${id}`, body));
    return String(kept.id);
  },
  remove: (id) => server.rest.delete(`${DECKS}/${id}`),
  loadout: ({ id }) => ({ deckId: /^\d+$/.test(id) ? Number(id) : id }),
  rules: async (cards, { constants }, format) => {
    const byId = new Map(cards.map((card) => [card.id, card]));
    const copies = Number(constants['most_copies']);
    const most = ({ isBasic }: FuelCard) => (isBasic ? Infinity : copies);
    return {
      size: (constants['least_cards'] as Readonly<Record<string, number>>)[format] ?? 0,
      cardOf: (pick) => pick,
      most,
      more: (card, picks) =>
        byId.has(card.id) &&
        picks.length < Number(constants['most_cards']) &&
        picks.filter((pick) => pick === card.id).length < most(card)
          ? card.id
          : undefined,
      sortings: [
        { name: words.byKind, sections: byKind },
        { name: words.byCost, sections: byCost },
      ],
    };
  },
  judge: async ({ picks }, format) => {
    const { formats, stats } = await server.rest.post<Checked>(`${DECKS}/check`, { cards: entriesOf(picks) });
    return { errors: formats[format]?.errors ?? [], facts: stats };
  },
  Numbers: FuelNumbers,
  Tools: FuelTools,
};

function keptDeck({ id, slug, ownerId, name, description, cards }: ToldDeck): KeptDeck {
  const about = description === '' ? undefined : description;
  return { id: slug ?? String(id), name, about, isGiven: ownerId === null, picks: picksOf(cards) };
}
