import { BLOCKED, HOLE, LEFT, NONE, newPosition } from '../../bots/fast/position.js';
import type { Position } from '../../bots/fast/position.js';
import { canonicalise } from '../../bots/fast/symmetry.js';
import { canWinThisTurn, playTurn, wholeTurn } from '../../bots/fast/turns.js';
import { deepen } from '../../bots/search/deepen.js';
import { Limits } from '../../bots/search/limits.js';
import { safeCandidates } from '../../bots/search/root.js';
import type { Candidate } from '../../bots/search/root.js';
import { Transpositions } from '../../bots/search/transposition.js';
import { bookKey, intoBook } from '../../bots/book/opening-book.js';
import type { BookEntry, BookFile } from '../../bots/book/opening-book.js';

const TABLE_BITS = 20;

/** How far the book has come. */
export interface Progress {
  readonly book: BookFile;
  readonly done: number;
  readonly total: number;
  readonly turn: number;
}

/**
 * Searches the positions that a player of the book can come into, turn by turn: after each safe turn of the rival, on
 * the side of Red and on the side of Blue. Yields after each position searched; goes on where an earlier run stopped.
 */
export function* bookMaker(before: BookFile, nodes: number, turns: number): Generator<Progress> {
  const { piecesPerPlayer } = before;
  const entries: Record<string, BookEntry> = { ...before.entries };
  let mine: Position[] = [startOf(piecesPerPlayer)];
  let theirs: Position[] = mine;
  for (let turn = 1; turn <= turns; turn++) {
    // The player on turn plays by the book in `mine`; in `theirs` that player does anything, and the other has a book.
    for (const [done, position] of mine.entries()) {
      const { key } = bookKey(position);
      if ((entries[key]?.nodes ?? 0) >= nodes) continue;
      const entry = searchEntry(position, piecesPerPlayer, nodes);
      if (!entry) continue;
      entries[key] = entry;
      yield { book: { piecesPerPlayer, entries }, done: done + 1, total: mine.length, turn };
    }
    const played = mine.flatMap((position) => bookTurn(position, entries));
    mine = different(theirs.flatMap((position) => safeTurns(position).map(({ after }) => after)));
    theirs = different(played);
  }
}

function startOf(piecesPerPlayer: number): Position {
  const start = newPosition();
  start[HOLE] = 4;
  start[BLOCKED] = NONE;
  start[LEFT] = piecesPerPlayer * 2;
  return start;
}

function safeTurns(position: Position): Candidate[] {
  if (position[LEFT] === 0 || canWinThisTurn(position, false)) return [];
  return safeCandidates({ position, noBacktrack: false, toPlace: true });
}

function searchEntry(position: Position, piecesPerPlayer: number, nodes: number): BookEntry | undefined {
  const candidates = safeTurns(position);
  if (candidates.length === 0) return undefined;
  const limits = new Limits({ nodes });
  const { ranked, depth, exact } = deepen(
    candidates,
    false,
    new Transpositions(TABLE_BITS, piecesPerPlayer * 2),
    limits,
  );
  const { candidate, value } = ranked[0]!;
  const { symmetry } = bookKey(position);
  const turn = wholeTurn(candidate.slide!, slotAfter(position, candidate));
  return { ...intoBook(turn, symmetry), value, depth, exact, nodes };
}

/** Where a candidate's piece lies when the slide is done. */
function slotAfter(position: Position, { placement, slide }: Candidate): number {
  return placement! >> 2 === slide ? position[HOLE]! * 4 + (placement! & 3) : placement!;
}

function bookTurn(position: Position, entries: Readonly<Record<string, BookEntry>>): Position[] {
  const canonical = newPosition();
  const entry = entries[bookKey(position).key];
  if (!entry) return [];
  canonicalise(position, canonical);
  const after = newPosition();
  playTurn(canonical, wholeTurn(entry.slide, entry.slot), false, after);
  return [after];
}

/** One of each set of positions that are images of each other. */
function different(positions: readonly Position[]): Position[] {
  return [...new Map(positions.map((position) => [bookKey(position).key, position])).values()];
}
