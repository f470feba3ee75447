import type { Frozen, Rng } from '../../../engine/core/index.js';
import { describeGame, expectPlaythrough, playthrough } from '../../../engine/testing/index.js';
import type { Beginning, Reshuffle } from '../../../engine/testing/index.js';
import { placedCards } from './board.js';
import { baseCards } from './catalogue.js';
import { vikingVengeance } from './viking-vengeance.game.js';
import type { CardInstance, Options, Owner, State, VikingVengeance } from './viking-vengeance.types.js';

const OWNERS: readonly Owner[] = ['player1', 'player2'];

/** Twenty cards of any kind; abilities meet each other far more often than in decks that people build. */
const cards = (rng: Rng): CardInstance[] =>
  Array.from({ length: 20 }, () => ({
    user_card_instance_id: rng.hex(16),
    base_card_id: rng.pick(baseCards).card_id,
    level: 1 + rng.int(3),
    xp: 0,
  }));

const begin = (rng: Rng): Beginning<VikingVengeance> => {
  const mode = rng.pick<Options['mode']>(['solo', 'pvp']);
  const options: Options = {
    mode,
    ranked: rng.int(4) === 0,
    abilities: rng.int(5) > 0,
    tieToFirst: rng.int(2) === 0,
    aiDeckId: null,
    aiLevel: 1,
  };
  return {
    options,
    seats: [
      { id: 'ann', name: 'ann', bot: false, loadout: cards(rng) },
      { id: 'bob', name: 'bob', bot: mode === 'solo', loadout: cards(rng) },
    ],
  };
};

/**
 * Another game that this viewer cannot tell from the given one: every deck in another order, and in hands and decks of
 * others other cards altogether. What has been on the board before (Baldr) stays itself.
 */
const reshuffle: Reshuffle<VikingVengeance> = (state, viewer, rng) => {
  const next = structuredClone(state) as State;
  for (const owner of OWNERS) {
    const player = next[owner];
    if (viewer === state.seats[owner]) {
      rng.shuffle(player.deck);
      continue;
    }
    const known = new Set(player.placed);
    const ids = rng.shuffle([...player.hand, ...player.deck]);
    for (const id of ids.filter((hidden) => !known.has(hidden))) {
      next.cards[id] = { ...next.cards[id]!, base_card_id: rng.pick(baseCards).card_id, level: 1 + rng.int(3) };
    }
    player.hand = ids.splice(0, player.hand.length);
    player.deck = ids;
    for (const id of player.hand) next.hydratedCardDataCache[id] ??= { effects: [], marks: {}, defeats: [] };
  }
  return next;
};

const whereabouts = (state: Frozen<State>): string[] => [
  ...placedCards(state).map(({ card }) => card.id),
  ...OWNERS.flatMap((owner) => [...state[owner].hand, ...state[owner].deck, ...state[owner].discardPile]),
];

const runs = Number(process.env.PARLOUR_RUNS ?? 25);

describeGame(vikingVengeance, {
  begin,
  runs,
  looks: 12,
  mostActions: 101,
  mostBytes: 30_000,
  reshuffle,
  always: {
    'every one of the forty cards is in exactly one place': (state) => {
      expect(whereabouts(state).sort()).toEqual(Object.keys(state.cards).sort());
    },
    'R22, R36: scores are the cards owned on the board': (state) => {
      for (const owner of OWNERS) {
        const owned = placedCards(state).filter(({ card }) => card.owner === owner);
        expect(state[owner].score).toBe(owned.length);
      }
    },
    'nothing is left half resolved': (state) => expect(state.pending).toEqual([]),
    'R9: permanent power of one name and source is one effect, and it is not nothing': (state) => {
      for (const { card } of placedCards(state)) {
        const permanent = card.effects.filter(({ kind, ticks }) => kind === 'power' && ticks === null);
        expect(new Set(permanent.map(({ name, source }) => `${name} ${source}`)).size).toBe(permanent.length);
        for (const { bySide } of permanent) expect(Object.values(bySide)).not.toEqual([0, 0, 0, 0]);
      }
    },
    'R31: a soul is locked by a card on the board': (state) => {
      const ids = placedCards(state).map(({ card }) => card.id);
      for (const { card } of placedCards(state)) if (card.lockedBy) expect(ids).toContain(card.lockedBy);
    },
    'R12, R13: whoever is to move may place or pass': (state) => {
      if (state.status === 'active') expect(state.consecutivePasses).toBeLessThan(2);
    },
    'R49: without abilities there are no effects and no tiles': (state) => {
      if (state.ruleset.abilities) return;
      expect(placedCards(state).flatMap(({ card }) => card.effects)).toEqual([]);
      expect(state.tiles.flat().filter(Boolean)).toEqual([]);
    },
    'R23: nobody draws above five': (state, moment) => {
      if (!moment) return;
      for (const owner of OWNERS) {
        const before = moment.before.state[owner];
        if (before.deck.length > state[owner].deck.length) expect(state[owner].hand.length).toBeLessThanOrEqual(5);
      }
    },
  },
});

it('plays the recorded games as it always has', () => {
  for (const seed of [1, 2, 3]) {
    expectPlaythrough(`viking-vengeance.${seed}`, playthrough(vikingVengeance, begin, seed));
  }
});
