import type { Viewer } from '../../../engine/core/index.js';
import type { CardPool } from './catalogue/card-set.js';
import { poolOf } from './catalogue/card-sets.js';
import { definitionOf, idAt, nameOf, playerOf } from './cards.js';
import { ownCost, playCost } from './playing/costs.js';
import { openDecisionOf } from './playing/decisions.js';
import type { PlayerId, ReadCard, ReadState } from './ggltcg.types.js';
import { influencesOn } from './stats/influences.js';
import { staminaLeft, statOf } from './stats/stats.js';
import { isOver } from './victory.js';
import type { CardView, DecisionView, GameView, PlayerView } from './view.types.js';

/** What a viewer may know (section 4): everything but the hands, and the decks where they are not revealed. */
export function viewFor(state: ReadState, viewer: Viewer): GameView {
  const me = typeof viewer === 'number' ? idAt(state, viewer) : undefined;
  const isOpen = (player: PlayerId): boolean => viewer === 'all' || player === me;
  const pool = poolOf(state);
  const { card_set, reveal_decks, max_turns, turn_seconds } = state.options;
  const decksOpen = reveal_decks || isOver(state);
  return {
    turn: state.turn_number,
    turn_number: state.turn_number,
    phase: state.phase,
    active_player_id: state.active_player_id,
    first_player_id: state.first_player_id,
    winner: state.winner_id,
    is_game_over: isOver(state),
    outcome: state.outcome,
    end_reason: state.end_reason,
    edition: state.edition,
    options: { card_set, reveal_decks, max_turns, turn_seconds },
    seats: [...state.seats],
    players: Object.fromEntries(state.seats.map((id) => [id, playerView(state, pool, id, isOpen(id))])),
    pending_decision: decisionView(state, isOpen),
    continuation: state.continuation && { ...state.continuation },
    actions_this_turn: state.actions_this_turn,
    played_this_turn: [...state.played_this_turn],
    idle_turns: state.idle_turns,
    starting_decks: Object.fromEntries(
      state.seats.map((id) => [id, decksOpen || isOpen(id) ? [...(state.starting_decks[id] ?? [])] : null]),
    ),
  };
}

function playerView(state: ReadState, pool: CardPool, id: PlayerId, open: boolean): PlayerView {
  const { name, cc, hand, in_play, sleep_zone, direct_attacks_this_turn } = playerOf(state, id);
  const look = (cards: readonly ReadCard[]): CardView[] => cards.map((card) => cardView(state, pool, card));
  return {
    player_id: id,
    name,
    cc,
    hand_count: hand.length,
    hand: open ? look(hand) : null,
    in_play: look(in_play),
    sleep_zone: look(sleep_zone),
    direct_attacks_this_turn,
  };
}

/** A card with its printed and its present values. */
function cardView(state: ReadState, pool: CardPool, card: ReadCard): CardView {
  const printed = definitionOf(pool, card);
  const inPlay = card.zone === 'in_play';
  const stat = (name: 'speed' | 'strength' | 'stamina'): number | null =>
    inPlay ? statOf(state, pool, card, name) : printed[name];
  return {
    id: card.id,
    name: nameOf(card),
    card_type: printed.type,
    cost: printed.cost,
    effective_cost: effectiveCost(state, pool, card),
    effect_text: printed.effect_text,
    effect_definitions: printed.effect_definitions,
    speed: stat('speed'),
    strength: stat('strength'),
    stamina: stat('stamina'),
    current_stamina: inPlay ? staminaLeft(state, pool, card) : card.current_stamina,
    base_speed: printed.speed,
    base_strength: printed.strength,
    base_stamina: printed.stamina,
    owner: card.owner,
    controller: card.controller,
    zone: card.zone,
    is_sleeped: card.zone === 'sleep',
    modifications: { ...card.modifications },
    turn_modifications: { ...card.turn_modifications },
    influences: influencesOn(state, pool, card),
    printed_name: card.printed_name,
    copied_from: card.copied_from,
    primary_color: printed.primary_color,
    accent_color: printed.accent_color,
  };
}

/** In hand what it costs to play; elsewhere its own current cost, which Copy, Glue and Stomp pay. */
function effectiveCost(state: ReadState, pool: CardPool, card: ReadCard): number | null {
  const { cost } = definitionOf(pool, card);
  if (cost < 0) return null;
  const now = card.zone === 'hand' ? playCost(state, pool, card.owner, card) : ownCost(state, pool, card);
  return now === cost ? null : now;
}

function decisionView(state: ReadState, isOpen: (player: PlayerId) => boolean): DecisionView | null {
  const decision = openDecisionOf(state);
  if (!decision) return null;
  const { decision_id, type, player_id, source_card_id, source_name, options, min, max } = decision;
  if (type === 'cancel_tussle' && !isOpen(player_id)) {
    return {
      decision_id,
      type,
      player_id,
      source_card_id: null,
      source_name: null,
      options: null,
      min: null,
      max: null,
    };
  }
  return { decision_id, type, player_id, source_card_id, source_name, options: [...options], min, max };
}
