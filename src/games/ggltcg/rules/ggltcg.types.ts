import type { Frozen, GameShape, Millis } from '../../../engine/core/index.js';
import type { GameEvent } from './events.js';
import type { Edition } from './catalogue/card-set.js';
import type { GameView } from './view.types.js';

/** What a player is called inside a game. */
export type PlayerId = string;
/** The id of a card at a table. */
export type CardId = string;
export type Zone = 'hand' | 'in_play' | 'sleep';
/** A number of a toy that effects may change. */
export type Stat = 'speed' | 'strength' | 'stamina';
export type Phase = 'Start' | 'Main' | 'End';
export type Boosts = { [S in Stat]?: number };

/** One physical card (R6). What is printed on it stands in the card set, under `copied_from ?? printed_name`. */
export interface Card {
  id: CardId;
  printed_name: string;
  /** The card it is a copy of while it is in play (R48). */
  copied_from: string | null;
  owner: PlayerId;
  controller: PlayerId;
  zone: Zone;
  /** Stamina minus damage; `null` for an Action. */
  current_stamina: number | null;
  modifications: Boosts;
  turn_modifications: Boosts;
}

export interface Player {
  player_id: PlayerId;
  name: string;
  cc: number;
  hand: Card[];
  in_play: Card[];
  sleep_zone: Card[];
  direct_attacks_this_turn: number;
}

export type DecisionType = 'sleep_target_when_sleeped' | 'cancel_tussle';

/** A question that a player has to answer before the game goes on (R46). Only the first of the queue has options. */
export interface PendingDecision {
  decision_id: string;
  type: DecisionType;
  player_id: PlayerId;
  source_card_id: CardId;
  source_name: string;
  options: CardId[];
  min: number;
  max: number;
}

/** What goes on when the last decision has been answered. */
export type Continuation =
  { type: 'end_turn' } | { type: 'tussle'; attacker_id: CardId; defender_id: CardId | null; cost: number };

export type EndReason = 'no_cards' | 'concede' | 'timeout' | 'stalemate' | 'turn_limit';

export interface Options {
  edition: Edition;
  /** The identity of the card set, `name@version`: a replay finds the cards it was played with. */
  card_set: string;
  reveal_decks: boolean;
  max_turns: number;
  /** 0: no clock (R59). */
  turn_seconds: number;
  /** Unset: drawn by the game's own dice (R10). */
  first_player_id: PlayerId | null;
}

/** Everything there is at a table. */
export interface State {
  edition: Edition;
  options: Pick<Options, 'card_set' | 'reveal_decks' | 'max_turns' | 'turn_seconds'>;
  /** Who sits on seat 0 and on seat 1. */
  seats: [PlayerId, PlayerId];
  players: { [id: PlayerId]: Player };
  active_player_id: PlayerId;
  first_player_id: PlayerId;
  turn_number: number;
  phase: Phase;
  winner_id: PlayerId | null;
  outcome: null | 'win' | 'draw';
  end_reason: EndReason | null;
  pending_decisions: PendingDecision[];
  decisions_made: number;
  continuation: Continuation | null;
  actions_this_turn: number;
  played_this_turn: CardId[];
  turn_cc: { start: number; gained: number };
  idle_turns: number;
  timeouts: { [id: PlayerId]: number };
  /** When the clock of the turn, or of the open decision, began to run. */
  clock_at: Millis;
  starting_decks: { [id: PlayerId]: string[] };
}

/** The state for code that only looks. */
export type ReadState = Frozen<State>;
/** A card for code that only looks. */
export type ReadCard = Frozen<Card>;

/** What a seat may do. */
export type Action =
  | {
      type: 'play_card';
      card_id: CardId;
      target_card_ids: CardId[];
      /** The card put to sleep instead of paying CC (R26). */
      alternative_cost_card_id: CardId | null;
    }
  /** Without a defender: a direct attack. */
  | { type: 'tussle'; attacker_id: CardId; defender_id: CardId | null }
  | { type: 'activate_ability'; card_id: CardId; target_id: CardId; amount: number }
  | { type: 'end_turn' }
  /** Without a target: declined. */
  | { type: 'resolve_decision'; decision_id: string; target_card_id: CardId | null }
  | { type: 'concede' }
  | { type: 'time-out' };

/** The shapes of GGLTCG. */
export interface Ggltcg extends GameShape {
  options: Options;
  /** The names of six cards; without them a random deck. */
  loadout: readonly string[] | null;
  state: State;
  action: Action;
  event: GameEvent;
  view: GameView;
}
