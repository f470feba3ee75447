import { canonical, choicesOf, eventsFor, fills, isForm, refuse, rngOver, sfc32 } from '../../../engine/core/index.js';
import type { Frozen, Rng } from '../../../engine/core/index.js';
import { RandomGame, describeGame, expectPlaythrough, playthrough } from '../../../engine/testing/index.js';
import type { Beginning, Reshuffle } from '../../../engine/testing/index.js';
import type { Edition } from './card-set.js';
import { SHIPPED_SET, cardPool, poolOf } from './card-sets.js';
import { effectsOf, playerOf } from './cards.js';
import { randomDeck } from './decks.js';
import { ggltcg } from './ggltcg.game.js';
import type { GameEvent } from './events.js';
import type { Action, Card, Ggltcg, ReadState } from './ggltcg.types.js';
import { narrate } from './narrate.js';
import { staminaLeft } from './stats.js';

/** How many games the long run plays: 5,000 before a release. */
const runs = Number(process.env.PARLOUR_RUNS ?? 24);

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

/** What holds in every state, each with the rule that says so. */
const promises: readonly [string, (state: ReadState) => boolean][] = [
  ['R6, R7: twelve cards, each with its own id', (state) => new Set(allCards(state).map(({ id }) => id)).size === 12],
  [
    'R3: a card has the zone and the controller of the place it lies in, and outside play its owner',
    (state) =>
      state.seats.every((id) => {
        const { hand, in_play, sleep_zone } = playerOf(state, id);
        return (
          in_play.every((card) => card.zone === 'in_play' && card.controller === id) &&
          hand.every((card) => card.zone === 'hand' && card.controller === id && card.owner === id) &&
          sleep_zone.every((card) => card.zone === 'sleep' && card.controller === id && card.owner === id)
        );
      }),
  ],
  [
    'R3: everybody owns the cards of the own deck, always',
    (state) =>
      state.seats.every((id) => {
        const own = allCards(state).filter(({ owner }) => owner === id);
        const names = own.map(({ printed_name }) => printed_name).sort();
        return names.join() === [...state.starting_decks[id]!].sort().join();
      }),
  ],
  [
    'R15: CC is from 0 to 7',
    (state) => state.seats.every((id) => [0, 1, 2, 3, 4, 5, 6, 7].includes(playerOf(state, id).cc)),
  ],
  [
    'R37, R58: at most two direct attacks and fifty actions a turn',
    (state) =>
      state.actions_this_turn <= 50 && state.seats.every((id) => playerOf(state, id).direct_attacks_this_turn <= 2),
  ],
  [
    'R43: what is not in play has no damage, no boosts and no foreign face',
    (state) =>
      allCards(state).every(
        (card) =>
          card.zone === 'in_play' ||
          (card.copied_from === null &&
            card.current_stamina === poolOf(state).byName.get(card.printed_name)!.stamina &&
            Object.keys({ ...card.modifications, ...card.turn_modifications }).length === 0),
      ),
  ],
  [
    'R50: no toy in play is without stamina',
    (state) => allCards(state).every((card) => card.zone !== 'in_play' || staminaLeft(state, poolOf(state), card) > 0),
  ],
  [
    'R51: who has nothing left has lost, unless a decision is open',
    (state) =>
      state.outcome !== null ||
      state.pending_decisions.length > 0 ||
      state.seats.every((id) => playerOf(state, id).hand.length + playerOf(state, id).in_play.length > 0),
  ],
  [
    'R46: an open decision has options, and the phase is Main unless the turn is ending',
    (state) =>
      state.outcome !== null ||
      (state.pending_decisions.slice(0, 1).every(({ options }) => options.length > 0) &&
        state.phase === (state.continuation?.type === 'end_turn' ? 'End' : 'Main')),
  ],
];

function keepsItsPromises(state: ReadState): void {
  for (const [sentence, holds] of promises) if (!holds(state)) throw new Error(`${sentence}: ${JSON.stringify(state)}`);
}

/** Every action that could be thought of in a state, for a seat: offered, refused, or nonsense. */
function* thinkable(state: ReadState): Iterable<Action> {
  const ids = allCards(state).map(({ id }) => id);
  const toys = allCards(state).filter(({ zone }) => zone === 'in_play');
  yield { type: 'end_turn' };
  for (const card_id of ids) {
    yield { type: 'resolve_decision', decision_id: `d${state.decisions_made}`, target_card_id: card_id };
    for (const alternative_cost_card_id of [null, ...ids]) {
      for (const target_card_ids of [[], ...ids.map((id) => [id])]) {
        if (alternative_cost_card_id !== null && target_card_ids.length > 0) continue;
        yield { type: 'play_card', card_id, target_card_ids, alternative_cost_card_id };
      }
    }
    for (const [index, one] of ids.entries()) {
      for (const other of ids.slice(index)) {
        yield { type: 'play_card', card_id, target_card_ids: [one, other], alternative_cost_card_id: null };
      }
    }
  }
  for (const { id } of toys) {
    for (const other of [null, ...ids]) yield { type: 'tussle', attacker_id: id, defender_id: other };
    for (const other of ids) {
      for (const amount of [0, 1, 2, 5]) yield { type: 'activate_ability', card_id: id, target_id: other, amount };
    }
  }
}

/** What is offered is accepted, and what is accepted was offered. */
function offersWhatItAccepts(state: ReadState): void {
  for (const seat of [0, 1]) {
    const offers = [...choicesOf(ggltcg, state, seat)];
    const whole = new Set(offers.filter((offer) => !isForm(offer)).map(canonical));
    const forms = offers.filter(isForm);
    for (const action of thinkable(state)) {
      const offered = whole.has(canonical(action)) || forms.some((form) => fills(form, action));
      const accepted = refuse(ggltcg, state, { seat, action, at: 0 }) === undefined;
      if (offered !== accepted) throw new Error(`${JSON.stringify({ seat, action, offered, accepted, state })}`);
    }
  }
}

for (const edition of ['standard', 'classic'] as const) {
  for (const revealed of [true, false]) {
    describe(`${edition}, decks ${revealed ? 'revealed' : 'secret'}`, () => {
      describeGame(ggltcg, {
        begin: beginWith(edition, revealed),
        mostActions: 5000,
        mostBytes: 5500,
        reshuffle,
        always: { 'what the rules promise of every state': keepsItsPromises },
        runs: 4,
        looks: 15,
      });
    });
  }
}

it(`keeps its promises, its books and its word in every state of ${runs} games`, () => {
  for (let seed = 0; seed < runs; seed++) {
    const begin = beginWith(seed % 2 === 0 ? 'standard' : 'classic', seed % 4 < 2);
    const random = new RandomGame(ggltcg, begin, { seed, picks: [] });
    const events: GameEvent[] = [];
    while (!random.over) {
      if (random.log.length % 8 === seed % 8) offersWhatItAccepts(random.table.state);
      const { step } = random.next();
      keepsItsPromises(step.table.state);
      events.push(...eventsFor(step.events, 'public'));
    }
    const { cc_history } = narrate(events);
    expect(cc_history.map(({ turn }) => turn)).toEqual(cc_history.map((_record, index) => index + 1));
    expect(cc_history).toHaveLength(random.table.state.turn_number);
    for (const { cc_start, cc_gained, cc_spent, cc_end } of cc_history) {
      expect(cc_start + cc_gained - cc_spent).toBe(cc_end);
      expect(cc_spent).toBeGreaterThanOrEqual(0);
    }
  }
}, 3_600_000);

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
