import type { CardId, DecisionType, EndReason, Phase, PlayerId, Zone } from './ggltcg.types.js';

/** A card as an event names it: its id, and the name it shows at that moment. */
export interface CardRef {
  readonly id: CardId;
  readonly name: string;
}

export type CcReason =
  'turn' | 'start_of_turn' | 'effect' | 'when_sleeped' | 'card_played' | 'cost' | 'tussle' | 'ability';

/** What the active player had, gained and spent in a turn. */
export interface CcRecord {
  readonly turn: number;
  readonly player_id: PlayerId;
  readonly cc_start: number;
  readonly cc_gained: number;
  readonly cc_spent: number;
  readonly cc_end: number;
}

export type LineType =
  | 'play_card'
  | 'tussle'
  | 'activate_ability'
  | 'resolve_decision'
  | 'end_turn'
  | 'strategy'
  | 'pass'
  | 'concede'
  | 'victory'
  | 'draw';

/** One line of the play-by-play, told by the action that it is about. */
export interface Narrated {
  readonly type: 'narrated';
  readonly turn: number;
  readonly phase: Phase;
  readonly player_id: PlayerId;
  readonly player: string;
  readonly action_type: LineType;
  readonly description: string;
}

export type GameEvent =
  | { type: 'turn_started'; player_id: PlayerId; turn_number: number }
  | { type: 'cc_changed'; player_id: PlayerId; delta: number; cc: number; reason: CcReason }
  | { type: 'card_played'; player_id: PlayerId; card: CardRef; cost: number; alternative_cost_card?: CardRef }
  | { type: 'tussle_declared'; player_id: PlayerId; attacker: CardRef; defender: CardRef | null; cost: number }
  | { type: 'tussle_cancelled'; player_id: PlayerId; by: CardRef }
  | { type: 'strike'; from: CardRef; to: CardRef; amount: number; remaining: number }
  | { type: 'auto_win'; attacker: CardRef; defender: CardRef }
  | { type: 'direct_attack'; player_id: PlayerId; attacker: CardRef; revealed: CardRef }
  /** `from_zone` is null for an Action that has just been resolved. */
  | { type: 'card_sleeped'; card: CardRef; owner: PlayerId; from_zone: Zone | null }
  | { type: 'card_unsleeped'; card: CardRef; owner: PlayerId }
  | { type: 'card_returned'; card: CardRef; owner: PlayerId }
  | { type: 'control_changed'; card: CardRef; from: PlayerId; to: PlayerId }
  | { type: 'card_copied'; card: CardRef; of: CardRef }
  | { type: 'copy_reverted'; card: CardRef }
  | { type: 'stats_changed'; card: CardRef; speed: number; strength: number; stamina: number; current_stamina: number }
  | {
      type: 'decision_requested';
      decision_id: string;
      decision_type: DecisionType;
      player_id: PlayerId;
      source?: CardRef;
      options?: readonly CardId[];
    }
  | { type: 'decision_resolved'; decision_id: string; player_id: PlayerId; chosen: CardRef | null }
  | { type: 'timed_out'; player_id: PlayerId }
  | { type: 'turn_ended'; player_id: PlayerId; turn_number: number; cc: CcRecord }
  | {
      type: 'game_over';
      winner_id: PlayerId | null;
      outcome: 'win' | 'draw';
      reason: EndReason;
      turn_number: number;
      cc: CcRecord;
    }
  | Narrated;
