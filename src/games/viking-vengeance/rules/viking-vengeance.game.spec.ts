import type { Frozen, Rng } from '../../../engine/core/index.js';
import { describeGame, expectPlaythrough, playthrough } from '../../../engine/testing/index.js';
import type { Beginning, Reshuffle } from '../../../engine/testing/index.js';
import { placedCards } from './board/board.js';
import { baseCards } from './catalogue.js';
import { vikingVengeance } from './viking-vengeance.game.js';
import type { CardInstance, Options, Owner, State, VikingVengeance } from './viking-vengeance.types.js';

const OWNERS: readonly Owner[] = ['player1', 'player2'];

/** For long runs: `PARLOUR_RUNS=3000 PARLOUR_ABILITIES=1`. */
const ALWAYS_WITH_ABILITIES = process.env.PARLOUR_ABILITIES === '1';

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
    abilities: rng.int(5) > 0 || ALWAYS_WITH_ABILITIES,
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

const runs = Number(process.env.PARLOUR_RUNS ?? 15);

describeGame(vikingVengeance, {
  begin,
  runs,
  looks: 10,
  mostActions: 101,
  mostBytes: 30_000,
  reshuffle,
  always: {
    'cards, scores, effects and locks add up': (state) => {
      expect(whereabouts(state).sort()).toEqual(Object.keys(state.cards).sort());
      expect(state.pending).toEqual([]);
      const placed = placedCards(state);
      for (const owner of OWNERS) {
        expect(state[owner].score).toBe(placed.filter(({ card }) => card.owner === owner).length);
      }
      for (const { card } of placed) {
        if (card.lockedBy) expect(placed.map((other) => other.card.id)).toContain(card.lockedBy);
        const permanent = card.effects.filter(({ kind, ticks }) => kind === 'power' && ticks === null);
        expect(new Set(permanent.map(({ name, source }) => `${name} ${source}`)).size).toBe(permanent.length);
        for (const { bySide } of permanent) expect(Object.values(bySide)).not.toEqual([0, 0, 0, 0]);
        if (!state.ruleset.abilities) expect(card.effects).toEqual([]);
      }
      if (!state.ruleset.abilities) expect(state.tiles.flat().filter(Boolean)).toEqual([]);
    },
    'turns alternate, passes end the game, nobody draws above five, and every game ends by turn 100': (
      state,
      moment,
    ) => {
      if (!moment) return;
      const before = moment.before.state;
      expect(state.turnNumber).toBeLessThanOrEqual(100);
      if (state.status === 'active') {
        expect(state.turnNumber).toBe(before.turnNumber + 1);
        expect(state.current).not.toBe(before.current);
        expect(state.consecutivePasses).toBeLessThan(2);
      }
      for (const owner of OWNERS) {
        const drawn = before[owner].deck.length - state[owner].deck.length;
        if (drawn > 0) expect([drawn, state[owner].hand.length <= 5]).toEqual([1, true]);
      }
    },
  },
});

it('plays the recorded games as it always has', () => {
  for (const seed of [1, 2, 3]) {
    expectPlaythrough(`viking-vengeance.${seed}`, playthrough(vikingVengeance, begin, seed));
  }
});
