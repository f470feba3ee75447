import type { Frozen, Rng, Setup } from '../../../../engine/core/index.js';
import type { Edition } from '../catalogue/card-set.js';
import { SHIPPED_SET, cardPool, poolOf } from '../catalogue/card-sets.js';
import { playerOf } from '../cards.js';
import { randomDeck } from '../catalogue/decks.js';
import type { Card, Ggltcg, ReadState } from '../ggltcg.types.js';
import { staminaLeft } from '../stats/stats.js';

/** How random games begin. */
export const beginWith =
  (edition: Edition, reveal_decks: boolean) =>
  (rng: Rng): Pick<Setup<Ggltcg>, 'options' | 'seats'> => ({
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

export const allCards = (state: ReadState): Frozen<Card>[] =>
  state.seats.flatMap((id) => {
    const { hand, in_play, sleep_zone } = playerOf(state, id);
    return [...hand, ...in_play, ...sleep_zone];
  });

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

export function keepsItsPromises(state: ReadState): void {
  for (const [sentence, holds] of promises) if (!holds(state)) throw new Error(`${sentence}: ${JSON.stringify(state)}`);
}
