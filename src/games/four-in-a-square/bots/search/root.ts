import { LEFT, addPiece, findEmpty, findNeeds, hasBlock, moverOf, newPosition, slideTo } from '../fast/position.js';
import type { Position } from '../fast/position.js';
import { slidesOf } from '../movement/slides.js';
import { SafeTurns, canWinThisTurn, playTurn, wholeTurn, placementOf, slideOf } from '../fast/turns.js';

/** Something the player on turn may do with the rest of this turn, and the position the rival then faces. */
export interface Candidate {
  /** The slot (square · 4 + slot) to place in, as the board lies now; none where the piece is down already. */
  readonly placement: number | undefined;
  /** The square to slide; none where the placement wins by itself. */
  readonly slide: number | undefined;
  readonly after: Position;
}

/** A decision to be made: a whole turn, or the slide that is left of it. */
export interface Root {
  readonly position: Position;
  readonly noBacktrack: boolean;
  readonly toPlace: boolean;
}

const needs = new Int32Array(3);

/** The ways to win with this turn. */
export function winningCandidates(root: Root): Candidate[] {
  const { position, noBacktrack, toPlace } = root;
  const mover = moverOf(position);
  const found: Candidate[] = [];
  if (toPlace) {
    findNeeds(position, mover, needs);
    for (const placement of slotsOf(needs))
      found.push({ placement, slide: undefined, after: placed(position, placement) });
  }
  for (const slide of slidesOf(position)) {
    const after = newPosition();
    slideTo(position, slide, noBacktrack, after);
    const wins = hasBlock(after, mover);
    if (!toPlace) {
      if (wins) found.push({ placement: undefined, slide, after });
      continue;
    }
    if (wins) findEmpty(after, needs);
    else findNeeds(after, mover, needs);
    found.push(...slotsOf(needs).map((slot) => turnCandidate(root, slide, slot)));
  }
  return found;
}

/** What the player on turn, who cannot win with it, may do without letting the rival win at once. */
export function safeCandidates(root: Root): Candidate[] {
  const { position, noBacktrack, toPlace } = root;
  if (!toPlace) return slideCandidates(root).filter(({ after }) => !losesTo(after, noBacktrack));
  const safe = new SafeTurns(noBacktrack);
  const turns = new Int32Array(128);
  safe.find(position);
  return Array.from({ length: safe.list(turns) }, (_, i) => turnCandidate(root, slideOf(turns[i]!), turns[i]! & 63));
}

/** Everything the player on turn may do. */
export function allCandidates(root: Root): Candidate[] {
  if (!root.toPlace) return slideCandidates(root);
  const empty = new Int32Array(3);
  return slideCandidates(root).flatMap(({ slide, after }) => {
    findEmpty(after, empty);
    return slotsOf(empty).map((slot) => turnCandidate(root, slide!, slot));
  });
}

/** How many ways the rival has to win at once after a candidate: the fewer, the more hope. A block made is no hope. */
export function waysToLose({ after }: Candidate, noBacktrack: boolean): number {
  const rival = moverOf(after);
  if (hasBlock(after, rival)) return 1000;
  return winningCandidates({ position: after, noBacktrack, toPlace: after[LEFT]! > 0 }).length;
}

function losesTo(after: Position, noBacktrack: boolean): boolean {
  return hasBlock(after, moverOf(after)) || canWinThisTurn(after, noBacktrack);
}

function slideCandidates({ position, noBacktrack }: Root): Candidate[] {
  return slidesOf(position).map((slide) => {
    const after = newPosition();
    slideTo(position, slide, noBacktrack, after);
    return { placement: undefined, slide, after };
  });
}

function turnCandidate({ position, noBacktrack }: Root, slide: number, slot: number): Candidate {
  const turn = wholeTurn(slide, slot);
  const after = newPosition();
  playTurn(position, turn, noBacktrack, after);
  return { placement: placementOf(position, turn), slide, after };
}

function placed(position: Position, slot: number): Position {
  const after = position.slice();
  addPiece(after, moverOf(position), slot);
  return after;
}

/** The slots of three strips. */
export function slotsOf(strips: Int32Array): number[] {
  const slots: number[] = [];
  for (let strip = 0; strip < 3; strip++) {
    for (let bit = 0; bit < 12; bit++) if (strips[strip]! & (1 << bit)) slots.push(strip * 12 + bit);
  }
  return slots;
}
