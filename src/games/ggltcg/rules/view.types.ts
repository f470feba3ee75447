import type { Edition } from './catalogue/card-set.js';
import type {
  Boosts,
  CardId,
  Continuation,
  DecisionType,
  EndReason,
  Phase,
  PlayerId,
  Stat,
  Zone,
} from './ggltcg.types.js';

/** What a toy in play does to another on its side, or to itself, as long as it stays: so much of a stat, or protection. */
export interface Influence {
  source_id: CardId;
  source_name: string;
  on: Stat | 'protection';
  /** 0 where it protects. */
  amount: number;
}

/** A card for a viewer who may see it: with what is printed on it and what it is worth now. */
export interface CardView {
  id: CardId;
  name: string;
  card_type: 'Toy' | 'Action';
  cost: number;
  /** Unset where it equals the cost, or where the cost depends on the target. */
  effective_cost: number | null;
  effect_text: string;
  effect_definitions: string;
  speed: number | null;
  strength: number | null;
  stamina: number | null;
  current_stamina: number | null;
  base_speed: number | null;
  base_strength: number | null;
  base_stamina: number | null;
  owner: PlayerId;
  controller: PlayerId;
  zone: Zone;
  is_sleeped: boolean;
  modifications: Boosts;
  turn_modifications: Boosts;
  /** Which toys its present values come from. */
  influences: Influence[];
  printed_name: string;
  copied_from: string | null;
  primary_color: string;
  accent_color: string;
}

export interface PlayerView {
  player_id: PlayerId;
  name: string;
  cc: number;
  hand_count: number;
  hand: CardView[] | null;
  in_play: CardView[];
  sleep_zone: CardView[];
  direct_attacks_this_turn: number;
}

/** The open decision. Of a chance to cancel a tussle the others learn only that it is there. */
export interface DecisionView {
  decision_id: string;
  type: DecisionType;
  player_id: PlayerId;
  source_card_id: CardId | null;
  source_name: string | null;
  options: CardId[] | null;
  min: number | null;
  max: number | null;
}

/** The table, as one viewer may know it. */
export interface GameView {
  turn: number;
  turn_number: number;
  phase: Phase;
  active_player_id: PlayerId;
  first_player_id: PlayerId;
  winner: PlayerId | null;
  is_game_over: boolean;
  outcome: null | 'win' | 'draw';
  end_reason: EndReason | null;
  edition: Edition;
  options: { card_set: string; reveal_decks: boolean; max_turns: number; turn_seconds: number };
  seats: PlayerId[];
  players: { [id: PlayerId]: PlayerView };
  pending_decision: DecisionView | null;
  continuation: Continuation | null;
  actions_this_turn: number;
  played_this_turn: CardId[];
  idle_turns: number;
  starting_decks: { [id: PlayerId]: string[] | null };
}
