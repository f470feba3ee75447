import type { Shown } from '../../net/live-session.js';
import type {
  Block,
  FourInASquare,
  Phase,
  Player,
  PublicState,
} from '../../../../src/games/four-in-a-square/rules/four-in-a-square.types.js';

export type { Block, Phase, Player, PublicState };
export type GameView = FourInASquare['view'];
export type GameEvent = FourInASquare['event'];
export type ShownGame = Shown<GameView, GameEvent>;

export type Level = 'random' | 'easy' | 'medium' | 'hard' | 'master';

/** What a player chooses before a game. */
export interface NewGame {
  readonly level: Level;
  readonly piecesPerPlayer: number;
  readonly opponent: 'ai' | 'self' | 'human';
}

/** An action as the contract writes it. */
export interface WireAction {
  readonly player: Player;
  readonly action: 'place' | 'slide';
  readonly squareIndex: number;
  readonly slotIndex?: number;
}

export const BASE = '/api/four-in-a-square';
export const NAMES: Record<Player, string> = { R: 'Red', B: 'Blue' };

export function seatOf(player: Player): number {
  return player === 'R' ? 0 : 1;
}
