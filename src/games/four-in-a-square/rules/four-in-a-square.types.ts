import type { GameShape } from '../../../engine/core/index.js';

/** Red sits in seat 0 and begins, Blue in seat 1. */
export type Player = 'R' | 'B';
export type Slot = Player | null;
/** The four slots of a square, row by row. */
export type Square = [Slot, Slot, Slot, Slot];
export type Phase = 'placement' | 'placementSlide' | 'movement';
export type DrawReason = 'noLegalSlides' | 'repetition' | 'movementLimit' | 'agreement';

/** A window of the 6×6 grid, named by its top left slot, whose four slots one player owns. */
export interface Block {
  player: Player;
  row: number;
  col: number;
}

/** What a round is played with. A limit of 0 is no limit. */
export interface RoundOptions {
  piecesPerPlayer: number;
  /** V1: the square that slid last may not slide next. */
  noBacktrack: boolean;
  repetitionLimit: number;
  movementLimit: number;
}

/** What every response shows under `state`; the last two members only under V1. */
export interface PublicState {
  board: readonly (readonly Slot[])[];
  phase: Phase;
  currentPlayer: Player;
  placed: Readonly<Record<Player, number>>;
  piecesPerPlayer: number;
  holeSquareIndex: number;
  selectedSquareIndex: null;
  winner: Player | null;
  drawReason: DrawReason | null;
  blockedSlideSquareIndex?: number | null;
  legalSlides?: readonly number[];
}

/** The shapes of Four in a Square. */
export interface FourInASquare extends GameShape {
  /** `movementLimit: null` is the usual limit of the rule set: 200 slides, 400 under V1. */
  options: Omit<RoundOptions, 'movementLimit'> & { movementLimit: number | null };
  loadout: null;
  state: {
    options: RoundOptions;
    /** Draws are agreed between people only. */
    twoHumans: boolean;
    round: number;
    board: Square[];
    phase: Phase;
    currentPlayer: Player;
    placed: Record<Player, number>;
    holeSquareIndex: number;
    /** Where the square that slid last now lies. Kept under V1 only. */
    blockedSquareIndex: number | null;
    winner: Player | null;
    drawReason: DrawReason | null;
    drawOffer: Player | null;
    /** Slides of both players since movement began. */
    movementSlides: number;
    /** How often each position of the movement phase has arisen, the latest last. */
    positions: Record<string, number>;
  };
  action:
    | { type: 'place'; squareIndex: number; slotIndex: number }
    | { type: 'slide'; squareIndex: number; toHoleSquareIndex?: number }
    | { type: 'resign' }
    | { type: 'offer-draw' }
    | { type: 'accept-draw' }
    | { type: 'decline-draw' }
    | { type: 'restart' };
  event:
    | { type: 'placed'; player: Player; squareIndex: number; slotIndex: number }
    | { type: 'slid'; player: Player; squareIndex: number; toHoleSquareIndex: number }
    | { type: 'won'; player: Player; reason: 'block' | 'resignation'; blocks: readonly Block[] }
    | { type: 'drawn'; reason: DrawReason }
    | { type: 'draw-offered'; player: Player }
    | { type: 'draw-declined'; player: Player }
    | { type: 'restarted'; round: number; commitment: string };
  view: {
    state: PublicState;
    round: number;
    winningBlocks: readonly Block[];
    drawOffer: Player | null;
    /** Slides since movement began, and how often the present position has arisen (0 before movement). */
    movementSlides: number;
    occurrences: number;
    repetitionLimit: number;
    movementLimit: number;
  };
}

export type State = FourInASquare['state'];
