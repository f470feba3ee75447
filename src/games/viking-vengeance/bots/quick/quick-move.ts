/** A move in one number: a card, a tile, and a target (or none) for a targeted ability. */
const CARDS = 64;
const PLACES = 16;

/** So many placements there are, targets aside. */
export const MOVES = CARDS * PLACES;

export const PASS = -1;

export const moveOf = (card: number, tile: number, target = -1): number =>
  card + CARDS * (tile + PLACES * (target + 1));

export const cardIn = (move: number): number => move % CARDS;

export const tileIn = (move: number): number => Math.floor(move / CARDS) % PLACES;

export const targetIn = (move: number): number => Math.floor(move / MOVES) - 1;
