import { HOLE, LEFT, newPosition } from '../fast/position.js';
import type { Position } from '../fast/position.js';
import { canonicalise, turnBack, turnTurn } from '../fast/symmetry.js';
import { slideOf, slotOf, wholeTurn } from '../fast/turns.js';
import type { WholeTurn } from '../fast/turns.js';
import data from './opening-book.json' with { type: 'json' };

/** What was found out about a position, in the coordinates of its canonical image. */
export interface BookEntry {
  readonly slide: number;
  /** Where the piece lies when the slide is done. */
  readonly slot: number;
  readonly value: number;
  readonly depth: number;
  readonly exact: boolean;
  readonly nodes: number;
}

/** The file: positions by their key, for the usual rules and one number of pieces. */
export interface BookFile {
  readonly piecesPerPlayer: number;
  readonly entries: { readonly [key: string]: BookEntry };
}

const canonical = newPosition();

/** Good turns for the first positions of a game, found beforehand. Knows the usual rules only, not V1. */
export class OpeningBook {
  constructor(private readonly file: BookFile) {}

  find(position: Position, piecesPerPlayer: number): WholeTurn | undefined {
    if (piecesPerPlayer !== this.file.piecesPerPlayer) return undefined;
    const { key, symmetry } = bookKey(position);
    if (!Object.hasOwn(this.file.entries, key)) return undefined;
    const { slide, slot } = this.file.entries[key]!;
    return turnBack(wholeTurn(slide, slot), symmetry);
  }
}

/** The text by which the book knows a position and its seven images, and the symmetry that leads to the one it means. */
export function bookKey(position: Position): { key: string; symmetry: number } {
  const symmetry = canonicalise(position, canonical);
  const strips = [...canonical.subarray(0, HOLE)].map((strip) => strip.toString(16).padStart(3, '0'));
  return { key: `${strips.join('')}-${canonical[HOLE]}-${canonical[LEFT]}`, symmetry };
}

/** A turn in the coordinates of the canonical image. */
export function intoBook(turn: WholeTurn, symmetry: number): Pick<BookEntry, 'slide' | 'slot'> {
  const image = turnTurn(turn, symmetry);
  return { slide: slideOf(image), slot: slotOf(image) };
}

/** The book that comes with the game. */
export const openingBook = new OpeningBook(data as BookFile);
