import type { Frozen, GameShape, Millis, Seat, TableTurn } from '../../../engine/core/index.js';
import type { Task } from './resolution/task.js';
import type { GameView } from './view/view.types.js';

/** Who controls a card: one of the two players. */
export type Owner = 'player1' | 'player2';

export type Side = 'top' | 'right' | 'bottom' | 'left';

/**
 * A number for each side of a card. Never written to: a new power replaces the old.
 * @schema CardPower
 */
export type Power = { readonly [S in Side]: number };

/** Column x from the left, row y from the top, both 0 to 3. */
export interface Position {
  readonly x: number;
  readonly y: number;
}

/** R9: something that weighs on a card. A value: a changed effect is a new effect. */
export interface CardEffect {
  /** The ability's id, or `tile`. */
  readonly name: string;
  readonly kind: 'power' | 'tile' | 'protect' | 'silence';
  readonly bySide: Power;
  /** Ends of turns left; `null`: for the rest of the game. */
  readonly ticks: number | null;
  /** The card that gave it. */
  readonly source: string | null;
}

/** What a card carries with it from hand to board, and (without effects) back. Its members are values, replaced as a whole. */
export interface Carried {
  effects: readonly CardEffect[];
  /** What may happen once or a few times only, counted by ability. */
  marks: Readonly<Record<string, number>>;
  /** The cards that have flipped this one, in order. */
  defeats: readonly string[];
}

/** A card on the board. */
export interface BoardCard extends Carried {
  id: string;
  owner: Owner;
  /** The Hel that holds its soul. */
  lockedBy: string | null;
}

/** R50: what is special about a tile; a normal tile has none. A value, replaced as a whole. */
export interface Tile {
  readonly status: 'blocked' | 'removed' | 'boosted' | 'cursed';
  readonly power: number;
  /** How long the power lasts on a card that lands here; `null`: for the rest of the game. */
  readonly ticks: number | null;
  readonly terrain: 'lava' | 'ocean' | null;
  /** For each player, how many own ends of turn the status still applies to him. */
  readonly turnsLeft: { readonly [O in Owner]: number };
}

/** A card of a player's collection as it was when the game began (R56). */
export interface CardFacts {
  base_card_id: string;
  level: number;
  xp: number;
  original_owner: Owner;
}

/** One of the twenty cards that a seat brings. */
export interface CardInstance {
  user_card_instance_id: string;
  base_card_id: string;
  level: number;
  xp: number;
}

export interface Player {
  userId: string;
  hand: string[];
  /** The next card drawn stands first. */
  deck: string[];
  score: number;
  discardPile: string[];
  /** Own cards placed at least once. */
  placed: string[];
  timeoutsInRow: number;
}

/** What a game is played with. */
export interface Options {
  mode: 'solo' | 'pvp';
  /** R58: every card plays at level 1. */
  ranked: boolean;
  /** R49: off is the bare game of sides and numbers. */
  abilities: boolean;
  /** R62: a full board with 8 to 8 is a win for player1. */
  tieToFirst: boolean;
  /** The deck of the AI; `null`: one that suits the player's deck. */
  aiDeckId: string | null;
  aiLevel: number;
}

export type Status = 'active' | 'player1_win' | 'player2_win' | 'draw';
export type EndReason = 'board_full' | 'passes' | 'surrender' | 'forfeit' | 'turn_limit';

/** Everything there is at a table. */
export interface State {
  gameId: string;
  ruleset: Options;
  /** The engine's seat of each player. */
  seats: { player1: Seat; player2: Seat };
  /** `board[y][x]`. */
  board: (BoardCard | null)[][];
  /** `tiles[y][x]`: `null` is a normal tile. */
  tiles: (Tile | null)[][];
  player1: Player;
  player2: Player;
  /** Whose turn it is. */
  current: Owner;
  turnNumber: number;
  turnBeganAt: Millis;
  status: Status;
  endReason: EndReason | null;
  consecutivePasses: number;
  /** All forty cards. */
  cards: Record<string, CardFacts>;
  /** The cards that are or were in a hand. While a card is on the board, its entry stays as it was when placed. */
  hydratedCardDataCache: Record<string, Readonly<Carried>>;
  /** Which ability last touched a tile in the latest action, by `x,y`. */
  touched: Record<string, string>;
  /** What is still to be resolved, the next task last. */
  pending: Task[];
}

export type Action =
  | { type: 'placeCard'; user_card_instance_id: string; position: Position; targetPosition?: Position }
  | { type: 'endTurn' }
  | { type: 'surrender' }
  | { type: 'time-out'; seat: Seat }
  | { type: 'forfeit'; seat: Seat };

/** The tile of a `tile_changed`, in the names of a board cell. */
export interface TileFields {
  tile_status: 'normal' | Tile['status'];
  player_1_turns_left: number;
  player_2_turns_left: number;
  tile_power: number;
  tile_ticks: number | null;
  terrain: Tile['terrain'];
}

type At = { cardId: string; position: Position };

/** What happened; owners are user ids. `seq` is counted for each viewer when events are sent. */
export type Event =
  | ({ type: 'card_placed'; owner: string; power: Power } & At)
  | {
      type: 'card_power_changed';
      cardId: string;
      position: Position | null;
      bySide: Power;
      effectName: string;
      abilityId: string | null;
    }
  | ({ type: 'card_defended'; sourceCardId: string } & At)
  | ({ type: 'card_flipped'; sourceCardId: string; from: string; to: string } & At)
  | ({ type: 'card_removed'; reason: 'destroyed' } & At)
  | { type: 'card_returned'; cardId: string; to: string }
  | { type: 'card_moved'; cardId: string; from: Position; to: Position }
  | ({ type: 'card_locked' | 'card_silenced' | 'card_protected' } & At)
  | { type: 'effect_ended'; cardId: string; position: Position | null; effectName: string }
  | { type: 'tile_changed'; position: Position; tile: TileFields }
  | { type: 'card_drawn'; owner: string; cardId?: string }
  | { type: 'turn_passed'; owner: string }
  | { type: 'turn_ended'; owner: string; turnNumber: number }
  | {
      type: 'game_over';
      status: Status;
      winner: string | null;
      scores: { player1: number; player2: number };
    };

/** The shapes of Viking Vengeance. */
export interface VikingVengeance extends GameShape {
  options: Options;
  /** `null`: the AI plays a deck of its own, a person the starter deck. */
  loadout: readonly CardInstance[] | null;
  state: State;
  action: Action;
  event: Event;
  view: GameView;
}

/** A state to read. */
export type Reading = Frozen<State>;

/** What the play of an action works with: the state as a draft, chance, and ways to tell. */
export type AtTable = TableTurn<VikingVengeance>;
