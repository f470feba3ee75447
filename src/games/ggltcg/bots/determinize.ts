import type { Rng, Seat } from '../../../engine/core/index.js';
import { cardPool } from '../rules/catalogue/card-sets.js';
import { newCard } from '../rules/new-card.js';
import type { Card, PlayerId, State } from '../rules/ggltcg.types.js';
import type { CardView, GameView } from '../rules/view.types.js';
import type { Memory } from './memory.js';

/**
 * A whole state that fits what a seat knows. With revealed decks there is only one; else the cards in the other hand
 * that were never seen are drawn from what the edition has.
 */
export function determinize(view: GameView, memory: Memory, seat: Seat, rng: Rng): State {
  const me = view.seats[seat]!;
  const players = view.seats.map((id) => {
    const { name, cc, hand, in_play, sleep_zone, direct_attacks_this_turn } = view.players[id]!;
    return {
      player_id: id,
      name,
      cc,
      hand: hand === null || id !== me ? guessHand(view, memory, id, rng) : hand.map(cardOf),
      in_play: in_play.map(cardOf),
      sleep_zone: sleep_zone.map(cardOf),
      direct_attacks_this_turn,
    };
  });
  const decision = view.pending_decision;
  return {
    edition: view.edition,
    options: view.options,
    seats: [view.seats[0]!, view.seats[1]!],
    players: Object.fromEntries(players.map((player) => [player.player_id, player])),
    active_player_id: view.active_player_id,
    first_player_id: view.first_player_id,
    turn_number: view.turn_number,
    phase: view.phase,
    winner_id: view.winner,
    outcome: view.outcome,
    end_reason: view.end_reason,
    pending_decisions: decision
      ? [
          {
            decision_id: decision.decision_id,
            type: decision.type,
            player_id: decision.player_id,
            source_card_id: decision.source_card_id ?? '',
            source_name: decision.source_name ?? '',
            options: [...(decision.options ?? [])],
            min: decision.min ?? 0,
            max: decision.max ?? 1,
          },
        ]
      : [],
    decisions_made: decision ? Number(decision.decision_id.slice(1)) : 0,
    continuation: view.continuation,
    actions_this_turn: view.actions_this_turn,
    played_this_turn: [...view.played_this_turn],
    turn_cc: { start: 0, gained: 0 },
    idle_turns: view.idle_turns,
    timeouts: Object.fromEntries(view.seats.map((id) => [id, 0])),
    clock_at: 0,
    starting_decks: {},
  };
}

function cardOf(card: CardView): Card {
  const bonus = (card.stamina ?? 0) - (card.base_stamina ?? 0);
  return {
    id: card.id,
    printed_name: card.printed_name,
    copied_from: card.copied_from,
    owner: card.owner,
    controller: card.controller,
    zone: card.zone,
    current_stamina: card.current_stamina === null ? null : card.current_stamina - bonus,
    modifications: card.modifications,
    turn_modifications: card.turn_modifications,
  };
}

function guessHand(view: GameView, memory: Memory, id: PlayerId, rng: Rng): Card[] {
  const pool = cardPool(view.options.card_set, view.edition);
  const lying = Object.values(view.players).flatMap(({ in_play, sleep_zone }) => [...in_play, ...sleep_zone]);
  const visible = lying.filter(({ owner }) => owner === id);
  const known = Object.entries(memory.seen).filter(
    ([card, { owner }]) => owner === id && !visible.some((other) => other.id === card),
  );
  const hand = known.map(([card, { name }]) => newCard(pool, card, name, id));
  const taken = [...visible.map(({ printed_name }) => printed_name), ...hand.map(({ printed_name }) => printed_name)];
  const deck = view.starting_decks[id] ?? rng.shuffle(pool.cards.map(({ name }) => name));
  const rest = deck.filter((name) => !taken.includes(name));
  const missing = view.players[id]!.hand_count - hand.length;
  return [...hand, ...rest.slice(0, missing).map((name, index) => newCard(pool, `?${index}`, name, id))];
}
