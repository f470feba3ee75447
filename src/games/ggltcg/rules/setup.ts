import type { Rng, Setup } from '../../../engine/core/index.js';
import { cardPool } from './catalogue/card-sets.js';
import { newCard } from './new-card.js';
import { randomDeck, whyNotDeck } from './catalogue/decks.js';
import { startTurn } from './flow.js';
import type { Card, Ggltcg, Options, Player, PlayerId, State } from './ggltcg.types.js';
import { resolving } from './playing/resolving.js';

/** Both decks go to the hands, the first player is found, and turn 1 starts at once (R7 to R10). */
export function setup({ options, seats, rng, at }: Setup<Ggltcg>): State {
  const pool = cardPool(options.card_set, options.edition);
  const [one, other] = seats.map(({ id }) => id) as [PlayerId, PlayerId];
  if (one === other) throw new Error('A player cannot play against himself.');
  const decks = seats.map(({ loadout }) => [...(loadout ?? randomDeck(pool, rng))]);
  const ids = drawIds(rng, decks.flat().length);
  const players = seats.map(({ id, name }, seat): Player => {
    const no = whyNotDeck(pool, decks[seat]!);
    if (no) throw new Error(no.message);
    return seatedPlayer(
      id,
      name,
      decks[seat]!.map((card) => newCard(pool, ids.pop()!, card, id)),
    );
  });
  const state = openingState(options, [one, other], players, firstPlayer(options, [one, other], rng));
  state.starting_decks = { [one]: decks[0]!, [other]: decks[1]! };
  startTurn(resolving({ state, rng, at, emit: () => undefined }));
  return state;
}

/** A state before anything has happened: no player's phase has begun. */
export function openingState(
  options: Options,
  seats: [PlayerId, PlayerId],
  players: readonly Player[],
  first: PlayerId,
): State {
  const { card_set, reveal_decks, max_turns, turn_seconds } = options;
  return {
    edition: options.edition,
    options: { card_set, reveal_decks, max_turns, turn_seconds },
    seats,
    players: Object.fromEntries(players.map((player) => [player.player_id, player])),
    active_player_id: first,
    first_player_id: first,
    turn_number: 1,
    phase: 'Start',
    winner_id: null,
    outcome: null,
    end_reason: null,
    pending_decisions: [],
    decisions_made: 0,
    continuation: null,
    actions_this_turn: 0,
    played_this_turn: [],
    turn_cc: { start: 0, gained: 0 },
    idle_turns: 0,
    timeouts: Object.fromEntries(seats.map((id) => [id, 0])),
    clock_at: 0,
    starting_decks: {},
  };
}

export function seatedPlayer(player_id: PlayerId, name: string, hand: Card[]): Player {
  return { player_id, name, cc: 0, hand, in_play: [], sleep_zone: [], direct_attacks_this_turn: 0 };
}

function firstPlayer(options: Options, seats: readonly PlayerId[], rng: Rng): PlayerId {
  const first = options.first_player_id;
  if (first === null) return rng.pick(seats);
  if (!seats.includes(first)) throw new Error(`${first} does not sit at this table.`);
  return first;
}

/** Ids that say nothing (R6): all different, in no order. */
function drawIds(rng: Rng, count: number): string[] {
  const ids = new Set<string>();
  while (ids.size < count) ids.add(`c${rng.hex(6)}`);
  return [...ids];
}
