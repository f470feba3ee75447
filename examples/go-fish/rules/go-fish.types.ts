import type { GameShape, Seat } from '../../../src/engine/core/index.js';
import type { Card, Rank } from './cards.js';

export interface Player {
  name: string;
  hand: Card[];
  books: Rank[];
}

/** What all may know of a player; of oneself, and when the game is over, the hand too. */
export interface PlayerView {
  name: string;
  cards: number;
  books: readonly Rank[];
  hand?: readonly Card[];
}

export interface GoFish extends GameShape {
  options: { handSize: number };
  loadout: null;
  state: { turn: Seat; pond: Card[]; players: Player[] };
  action: { type: 'ask'; of: Seat; rank: Rank } | { type: 'fish' };
  event:
    | { type: 'asked'; by: Seat; of: Seat; rank: Rank }
    | { type: 'took'; by: Seat; from: Seat; count: number; cards?: readonly Card[] }
    | { type: 'fished'; by: Seat; card?: Card }
    | { type: 'laid-down'; by: Seat; rank: Rank };
  view: { turn: Seat; pond: number; players: PlayerView[] };
}
