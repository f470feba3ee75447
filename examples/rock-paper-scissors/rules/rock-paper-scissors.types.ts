import type { GameShape, Seat } from '../../../src/engine/core/index.js';

export const HANDS = ['rock', 'paper', 'scissors'] as const;
export type Hand = (typeof HANDS)[number];

export interface Player {
  name: string;
  points: number;
  /** Chosen for this round, and not shown yet. */
  hand: Hand | null;
}

/** The hand is seen by the player alone; the others see that it is chosen. */
export interface PlayerView {
  name: string;
  points: number;
  chosen: boolean;
  hand?: Hand;
}

export interface RockPaperScissors extends GameShape {
  options: { rounds: number };
  loadout: null;
  state: { left: number; shown: Hand[] | null; players: Player[] };
  action: { type: 'choose'; hand: Hand };
  event: { type: 'chose'; by: Seat; hand?: Hand } | { type: 'shown'; hands: readonly Hand[]; won: readonly number[] };
  view: { left: number; shown: readonly Hand[] | null; players: PlayerView[] };
}
