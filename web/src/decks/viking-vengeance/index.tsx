import { server } from '../../account/server.js';
import { decksEn } from '../../words/decks.en.js';
import type { DeckKind } from '../deck-kind.js';
import { fetchCollection, fetchVikings, MINE, RARITIES } from './cards.js';
import type { Instance, VikingCard } from './cards.js';
import { VikingCopies } from './copies.js';
import { VikingFace, VikingLine, VikingSheet, VikingStatistics } from './face.js';
import { VikingNumbers } from './numbers.js';

const words = decksEn.vikings;
const DECKS = '/api/viking-vengeance/decks';

interface ToldDeck {
  readonly deck_id: string;
  readonly name: string;
  readonly cards: readonly Instance[];
}

interface Judged {
  readonly errors: readonly { readonly message: string }[];
  readonly power: number;
}

/** The cards and decks of Viking Vengeance: decks are made of cards that one owns, each with a level of its own. */
export const decks: DeckKind<VikingCard, number> = {
  slug: 'viking-vengeance',
  needsAccount: true,
  hand: 5,
  variants: {
    legend: words.how,
    options: Object.entries(words.ways).map(([value, label]) => ({ value, label })),
  },
  cards: fetchVikings,
  facets: [
    {
      id: 'set',
      legend: words.set,
      options: Object.entries(words.sets).map(([value, label]) => ({ value, label })),
      valuesOf: ({ set }) => [set],
    },
    {
      id: 'rarity',
      legend: words.rarity,
      options: RARITIES.filter((rarity) => rarity !== 'uncommon').map((value) => ({ value, label: value })),
      valuesOf: ({ face }) => [face.rarity],
    },
  ],
  groupOf: ({ set }) => words.sets[set] ?? set,
  Face: VikingFace,
  Sheet: VikingSheet,
  Line: VikingLine,
  Statistics: VikingStatistics,
  Copies: VikingCopies,
  decks: async () => {
    const listed = await server.rest.get<readonly { readonly deck_id: string }[]>(`${MINE}/decks`);
    const whole = await Promise.all(listed.map(({ deck_id }) => server.rest.get<ToldDeck>(`${MINE}/decks/${deck_id}`)));
    return whole.map(({ deck_id, name, cards }) => ({
      id: deck_id,
      name,
      isGiven: false,
      picks: cards.map(({ user_card_instance_id }) => user_card_instance_id),
    }));
  },
  save: async ({ name, picks }, id) => {
    const body = { name, user_card_instance_ids: picks };
    const kept = await (id === undefined
      ? server.rest.post<ToldDeck>(DECKS, body)
      : server.rest.put<ToldDeck>(`${DECKS}/${id}`, body));
    return kept.deck_id;
  },
  remove: (id) => server.rest.delete(`${DECKS}/${id}`),
  loadout: ({ id }) => ({ deckId: id }),
  rules: async (cards, { constants }) => {
    const owned = await fetchCollection();
    const byBase = new Map(cards.map((card) => [card.baseId, card.id]));
    const cardOf = new Map(
      [...owned.values()].flat().map((copy) => [copy.user_card_instance_id, byBase.get(copy.base_card_id) ?? '']),
    );
    const copiesOf = (card: VikingCard) => owned.get(card.baseId) ?? [];
    const most = (card: VikingCard) => Math.min(Number(constants['max_copies_of_base_card']), copiesOf(card).length);
    const size = Number(constants['deck_size']);
    return {
      size,
      cardOf: (pick) => cardOf.get(pick) ?? '',
      most,
      more: (card, picks) => {
        if (picks.length >= size || picks.filter((pick) => cardOf.get(pick) === card.id).length >= most(card)) {
          return undefined;
        }
        return copiesOf(card).find((copy) => !picks.includes(copy.user_card_instance_id))?.user_card_instance_id;
      },
      sortings: [
        {
          name: words.byRarity,
          sections: RARITIES.map((rarity) => ({ name: rarity, holds: ({ face }) => face.rarity === rarity })),
        },
        {
          name: words.bySet,
          sections: Object.entries(words.sets).map(([set, name]) => ({ name, holds: (card) => card.set === set })),
        },
      ],
    };
  },
  judge: async ({ picks }) => {
    const body = { user_card_instance_ids: picks };
    const { errors, power } = await server.rest.post<Judged>(`${DECKS}/check`, body);
    return { errors: errors.map(({ message }) => message), facts: power };
  },
  Numbers: VikingNumbers,
};
