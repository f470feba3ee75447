import { isProblem, Problem } from '@parlour/client';
import { server } from '../../account/server.js';
import { problemText } from '../../api/problem-text.js';
import { decksEn } from '../../words/decks.en.js';
import type { DeckKind, KeptDeck } from '../deck-kind.js';
import { EDITIONS, fetchToys, printOf } from './cards.js';
import type { ToyCard } from './cards.js';
import { ToyFace, ToyGlance, ToyLine, ToySheet, ToyStatistics } from './face.js';
import { ToyTools } from './tools.js';

const words = decksEn.toys;
const MINE = '/api/ggltcg/me/decks';
const SLOTS = [1, 2, 3];
const COSTS = [0, 1, 2, 3, 4, 5, -1];

interface Favourite {
  readonly slot: number;
  readonly deck: readonly string[];
}

/** The cards and favourite decks of GGLTCG. */
export const decks: DeckKind<ToyCard, undefined> = {
  slug: 'ggltcg',
  isNameless: true,
  variants: {
    legend: words.edition,
    options: EDITIONS.map((value) => ({ value, label: words.editions[value] })),
  },
  cards: fetchToys,
  facets: [
    {
      id: 'kind',
      legend: words.kind,
      options: Object.entries(words.kinds).map(([value, label]) => ({ value, label })),
      valuesOf: (card) => [printOf(card, undefined).type],
    },
    {
      id: 'cost',
      legend: words.cost,
      options: COSTS.map((cost) => ({ value: String(cost), label: words.costs(cost) })),
      valuesOf: ({ prints }) => Object.values(prints).map(({ cost }) => String(Math.max(-1, cost))),
    },
    {
      id: 'edition',
      legend: words.edition,
      options: EDITIONS.map((value) => ({ value, label: words.editions[value] })),
      valuesOf: ({ prints }) => Object.keys(prints),
    },
  ],
  Face: ToyFace,
  Sheet: ToySheet,
  Line: ToyLine,
  Statistics: ToyStatistics,
  Glance: ToyGlance,
  decks: async () => [...(await favourites()), ...(await practiceDecks())],
  save: async ({ picks }, id) => {
    const taken = new Set((await favourites()).map((deck) => deck.id));
    const slot = id ?? SLOTS.map(String).find((one) => !taken.has(one));
    if (slot === undefined) throw new Problem('DECK_LIMIT', words.slotFull);
    await server.rest.put(`${MINE}/${slot}`, { deck: picks });
    return slot;
  },
  remove: async (id) => {
    const kept = (await favourites()).filter((deck) => deck.id !== id);
    await server.rest.put(MINE, { decks: kept.map((deck) => ({ slot: Number(deck.id), deck: deck.picks })) });
  },
  loadout: ({ picks }) => ({ deck: picks }),
  rules: async (_cards, { constants }, edition) => {
    const size = Number(constants['deck_size']);
    const most = ({ prints }: ToyCard) => (prints[edition] ? 1 : 0);
    return {
      size,
      cardOf: (pick) => pick,
      most,
      more: (card, picks) => (most(card) > 0 && picks.length < size && !picks.includes(card.id) ? card.id : undefined),
      sortings: [
        {
          name: words.slots,
          sections: [
            { name: words.kinds.Toy, holds: (card) => printOf(card, edition).type === 'Toy' },
            { name: words.kinds.Action, holds: (card) => printOf(card, edition).type === 'Action' },
          ],
        },
      ],
    };
  },
  judge: async ({ picks }, edition) => {
    try {
      await server.rest.post('/api/ggltcg/games/check-deck', { deck: picks, edition });
      return { errors: [], facts: undefined };
    } catch (error) {
      if (isProblem(error) && error.code === 'INVALID_DECK') return { errors: [problemText(error)], facts: undefined };
      throw error;
    }
  },
  Tools: ToyTools,
};

async function favourites(): Promise<readonly KeptDeck[]> {
  if (!server.account.user) return [];
  const { decks: kept } = await server.rest.get<{ readonly decks: readonly Favourite[] }>(MINE);
  return kept.map(({ slot, deck }) => ({
    id: String(slot),
    name: words.slot(slot),
    about: deck.join(', '),
    isGiven: false,
    picks: deck,
  }));
}

async function practiceDecks(): Promise<readonly KeptDeck[]> {
  const { decks: told } = await server.rest.get<{
    readonly decks: readonly { readonly name: string; readonly cards: readonly string[] }[];
  }>('/api/ggltcg/games/decks');
  return told.map(({ name, cards }) => ({
    id: name,
    name: name.replaceAll('_', ' ').replace(/(?<=[a-z])(?=\d)/, ' '),
    about: cards.join(', '),
    isGiven: true,
    picks: cards,
  }));
}
