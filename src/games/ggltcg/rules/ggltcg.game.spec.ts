import { rngOver, sfc32 } from '../../../engine/core/index.js';
import type { Frozen, Rng } from '../../../engine/core/index.js';
import { describeGame, expectPlaythrough, playthrough } from '../../../engine/testing/index.js';
import type { Beginning, Moment, Reshuffle } from '../../../engine/testing/index.js';
import type { Edition } from './card-set.js';
import { SHIPPED_SET, cardPool, poolOf } from './card-sets.js';
import { effectsOf, playerOf } from './cards.js';
import { randomDeck } from './decks.js';
import { ggltcg } from './ggltcg.game.js';
import type { Card, Ggltcg, ReadState } from './ggltcg.types.js';
import { staminaLeft } from './stats.js';

const runs = Number(process.env.PARLOUR_RUNS ?? 12);

const beginWith =
  (edition: Edition, reveal_decks: boolean) =>
  (rng: Rng): Beginning<Ggltcg> => ({
    options: {
      edition,
      card_set: SHIPPED_SET,
      reveal_decks,
      max_turns: rng.pick([10, 20, 100]),
      turn_seconds: rng.pick([0, 0, 90]),
      first_player_id: rng.pick([null, 'ann', 'bob']),
    },
    seats: ['ann', 'bob'].map((id) => ({
      id,
      name: id,
      bot: false,
      loadout: rng.int(4) === 0 ? null : randomDeck(cardPool(SHIPPED_SET, edition), rng),
    })),
  });

const allCards = (state: ReadState): Frozen<Card>[] =>
  state.seats.flatMap((id) => {
    const { hand, in_play, sleep_zone } = playerOf(state, id);
    return [...hand, ...in_play, ...sleep_zone];
  });

/**
 * Hands the viewer does not see are shuffled and get other ids; where the decks are secret they become other cards too.
 * A chance to cancel a tussle is known to everybody, so cards that cancel stay what they are while one is open.
 */
const reshuffle: Reshuffle<Ggltcg> = (state, viewer, rng) => {
  const next = structuredClone(state) as Ggltcg['state'];
  const pool = poolOf(state);
  const cancels = (card: Frozen<Card>): boolean => effectsOf(pool, card).some((effect) => effect.reaction);
  for (const [seat, id] of next.seats.entries()) {
    if (seat === viewer) continue;
    const { hand } = playerOf(next, id);
    const deck = next.starting_decks[id]!;
    const asked = next.pending_decisions.some(({ type }) => type === 'cancel_tussle');
    if (!state.options.reveal_decks && !asked) {
      const free = rng.shuffle(pool.cards.filter(({ name }) => !deck.includes(name)));
      for (const card of hand) {
        const other = free.pop();
        if (!other || cancels(card) || rng.int(2) === 0) continue;
        deck[deck.indexOf(card.printed_name)] = other.name;
        card.printed_name = other.name;
        card.current_stamina = other.stamina;
      }
    }
    rng.shuffle(hand);
    if (!asked) for (const card of hand) card.id = `c${rng.hex(6)}`;
  }
  return next;
};

const always = {
  'R6, R7: there are twelve cards, each with its own id': (state: ReadState) => {
    expect(new Set(allCards(state).map(({ id }) => id)).size).toBe(12);
  },
  'R3: a card has the zone and the controller of the place it lies in, and outside play its owner': (
    state: ReadState,
  ) => {
    for (const id of state.seats) {
      const { hand, in_play, sleep_zone } = playerOf(state, id);
      for (const card of in_play) expect([card.zone, card.controller]).toEqual(['in_play', id]);
      for (const card of hand) expect([card.zone, card.controller, card.owner]).toEqual(['hand', id, id]);
      for (const card of sleep_zone) expect([card.zone, card.controller, card.owner]).toEqual(['sleep', id, id]);
    }
  },
  'R3: nobody ever owns other cards than those of the own deck': (state: ReadState) => {
    for (const id of state.seats) {
      const names = allCards(state).filter(({ owner }) => owner === id);
      expect(names.map(({ printed_name }) => printed_name).sort()).toEqual([...state.starting_decks[id]!].sort());
    }
  },
  'R15: CC is from 0 to 7': (state: ReadState) => {
    for (const id of state.seats) {
      expect(playerOf(state, id).cc).toBeGreaterThanOrEqual(0);
      expect(playerOf(state, id).cc).toBeLessThanOrEqual(7);
    }
  },
  'R37, R58: no more than two direct attacks and fifty actions a turn': (state: ReadState) => {
    for (const id of state.seats) expect(playerOf(state, id).direct_attacks_this_turn).toBeLessThanOrEqual(2);
    expect(state.actions_this_turn).toBeLessThanOrEqual(50);
  },
  'R43: what is not in play has no damage, no boosts and no foreign face': (state: ReadState) => {
    for (const card of allCards(state).filter(({ zone }) => zone !== 'in_play')) {
      const { stamina } = poolOf(state).byName.get(card.printed_name)!;
      expect(card).toMatchObject({ copied_from: null, current_stamina: stamina, modifications: {} });
      expect(card.turn_modifications).toEqual({});
    }
  },
  'R50: no toy in play is without stamina': (state: ReadState) => {
    for (const id of state.seats) {
      for (const toy of playerOf(state, id).in_play) {
        expect(staminaLeft(state, poolOf(state), toy)).toBeGreaterThan(0);
      }
    }
  },
  'R51: who has nothing left has lost, unless a decision is open': (state: ReadState) => {
    if (state.outcome !== null || state.pending_decisions.length > 0) return;
    for (const id of state.seats) {
      const { hand, in_play } = playerOf(state, id);
      expect(hand.length + in_play.length).toBeGreaterThan(0);
    }
  },
  'R46: an open decision has options, and the phase is Main unless the turn is ending': (state: ReadState) => {
    if (state.outcome !== null) return;
    for (const { options } of state.pending_decisions.slice(0, 1)) expect(options.length).toBeGreaterThan(0);
    expect(state.phase).toBe(state.continuation?.type === 'end_turn' ? 'End' : 'Main');
  },
  'the books of a turn add up': (state: ReadState, moment?: Moment<Ggltcg>) => {
    void state;
    for (const { public: event } of moment?.step.events ?? []) {
      if (event?.type !== 'turn_ended' && event?.type !== 'game_over') continue;
      const { cc_start, cc_gained, cc_spent, cc_end } = event.cc;
      expect(cc_start + cc_gained - cc_spent).toBe(cc_end);
      expect(cc_spent).toBeGreaterThanOrEqual(0);
    }
  },
};

for (const edition of ['standard', 'classic'] as const) {
  for (const revealed of [true, false]) {
    describe(`${edition}, decks ${revealed ? 'revealed' : 'secret'}`, () => {
      describeGame(ggltcg, {
        begin: beginWith(edition, revealed),
        mostActions: 5000,
        mostBytes: 5500,
        reshuffle,
        always,
        runs,
        looks: 15,
      });
    });
  }
}

it('plays the recorded games as it always has', () => {
  expectPlaythrough('ggltcg.standard', playthrough(ggltcg, beginWith('standard', true), 1));
  expectPlaythrough('ggltcg.classic', playthrough(ggltcg, beginWith('classic', false), 2));
});

it('R6: ids say nothing about names or deck order', () => {
  const begin = beginWith('standard', true)(rngOver(sfc32(5)));
  const ids = (seed: number): string[] =>
    allCards(ggltcg.setup({ ...begin, sessionId: 's', at: 0, commitment: '', rng: rngOver(sfc32(seed)) })).map(
      ({ id }) => id,
    );
  expect(ids(1)).not.toEqual(ids(2));
});
