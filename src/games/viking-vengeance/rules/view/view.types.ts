import type { Seat } from '../../../../engine/core/index.js';
import type { AbilityParameters, Rarity } from '../catalogue.js';
import type { CardEffect, Options, Power, Status, TileFields } from '../viking-vengeance.types.js';

export type CardState = 'normal' | 'buffed' | 'debuffed' | 'immune';

/** What the catalogue tells of an ability; `null` throughout where a card has none. */
export interface AbilityFields {
  special_ability_id: string | null;
  ability_name: string | null;
  ability_description: string | null;
  ability_triggerMoment: string | null;
  ability_parameters: AbilityParameters | null;
}

export interface BaseCardData extends AbilityFields {
  name: string;
  rarity: Rarity;
  image_url: string;
  tags: readonly string[];
  base_power: Power;
}

/** A tile of the board with what lies on it; the fields of the card are `null` where none does. */
export interface BoardCell extends TileFields {
  user_card_instance_id: string | null;
  base_card_id: string | null;
  owner: string | null;
  original_owner: string | null;
  current_power: Power | null;
  level: number | null;
  card_state: CardState;
  base_card_data: BaseCardData | null;
  effects: readonly CardEffect[] | null;
  locked_by: string | null;
  defeats: readonly string[] | null;
  marks: Readonly<Record<string, number>> | null;
  animation_label: string | null;
}

/** A card as the cache keeps it: in hand its truth, on the board as it was placed. */
export interface InGameCard extends AbilityFields {
  user_card_instance_id: string;
  base_card_id: string;
  name: string;
  rarity: Rarity;
  image_url: string;
  currentPower: Power;
  basePower: Power;
  level: number;
  xp: number;
  tags: readonly string[];
  effects: readonly CardEffect[];
  marks: Readonly<Record<string, number>>;
  defeats: readonly string[];
}

/**
 * Of another player's hand and deck only the number of cards is true; their ids are placeholders.
 * @schema Player
 */
export interface PlayerView {
  userId: string;
  hand: readonly string[];
  deck: readonly string[];
  score: number;
  discardPile: readonly string[];
  placed: readonly string[];
  timeoutsInRow: number;
}

/** The table, as one viewer may know it. */
export interface GameView {
  gameId: string;
  /** The seat of each player, so that a watcher can name the sides. */
  seats: { readonly player1: Seat; readonly player2: Seat };
  board: (BoardCell | null)[][];
  player1: PlayerView;
  player2: PlayerView;
  currentPlayerId: string;
  turnNumber: number;
  status: Status;
  maxCardsInHand: number;
  initialCardsToDraw: number;
  winner: string | null;
  hydratedCardDataCache: Record<string, InGameCard>;
  consecutivePasses: number;
  ruleset: Options;
}
