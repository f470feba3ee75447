import { evaluate } from '../fast/evaluate.js';
import { LEFT, moverOf, newPosition } from '../fast/position.js';
import type { Position } from '../fast/position.js';
import { SafeTurns, playTurn } from '../fast/turns.js';
import type { WholeTurn } from '../fast/turns.js';
import { lookAhead, movementValue } from '../movement/slides.js';
import { findLastTurn } from './last-turn.js';
import type { Limits } from './limits.js';
import { AT_LEAST, AT_MOST, EXACT, Transpositions } from './transposition.js';

/** A win now; a win n turns later is worth n less. No evaluation comes near. */
export const MATE = 10_000;
/** Whether a value says that the game is decided. */
export const isDecided = (value: number): boolean => Math.abs(value) > MATE - 100;

const MOST_TURNS = 33;
const MOST_CHOICES = 128;
/** Under V1 movement cannot be valued exactly within a search: so many slides are looked ahead instead. */
const SLIDES_AHEAD = 8;

/**
 * Principal-variation search over whole turns. Positions are searched only if the player on turn cannot win at once,
 * and only turns are searched that let the rival not win at once: so a search of depth d sees what happens in d + 2.
 */
export class Search {
  /** True when the budget ran out: what is returned then means nothing. */
  cut = false;
  private readonly positions = Array.from({ length: MOST_TURNS }, newPosition);
  private readonly safe: SafeTurns[];
  private readonly turns = Array.from({ length: MOST_TURNS }, () => new Int32Array(MOST_CHOICES));
  private readonly scores = Array.from({ length: MOST_TURNS }, () => new Int32Array(MOST_CHOICES));
  private readonly killers = new Int32Array(MOST_TURNS * 2).fill(-1);
  private readonly history = new Int32Array(2048);

  constructor(
    private readonly noBacktrack: boolean,
    private readonly table: Transpositions,
    private readonly limits: Limits,
  ) {
    this.safe = Array.from({ length: MOST_TURNS }, () => new SafeTurns(noBacktrack));
  }

  /** The value of a position for the player on turn, who cannot win at once. */
  value(position: Position, depth: number, alpha: number, beta: number, ply: number): number {
    if (!this.limits.spend()) {
      this.cut = true;
      return 0;
    }
    const left = position[LEFT]!;
    if (left === 0) return this.movement(position, ply);
    let hint: WholeTurn | undefined;
    if (this.table.find(position)) {
      hint = this.table.turn;
      const known = fromTable(this.table.value, ply);
      const { bound } = this.table;
      const tells = bound === EXACT || (bound === AT_LEAST ? known >= beta : known <= alpha);
      if (tells && (this.table.depth >= depth || isDecided(known))) return known;
    }
    const safe = this.safe[ply]!;
    safe.find(position);
    if (safe.count === 0) return -(MATE - ply - 2);
    if (left === 1 && !this.noBacktrack) return findLastTurn(position).value === 1 ? MATE - ply - 3 : 0;
    // A forced reply costs no depth: the threat that forced it is what a search is for.
    const forced = safe.count === 1;
    if (depth <= 0 && !forced) {
      const estimate = evaluate(position, this.noBacktrack);
      return moverOf(position) === 0 ? estimate : -estimate;
    }
    return this.best(position, depth, forced ? depth : depth - 1, alpha, beta, ply, hint);
  }

  /** Tries the safe turns, the most promising first. */
  private best(
    position: Position,
    depth: number,
    nextDepth: number,
    alpha: number,
    beta: number,
    ply: number,
    hint: WholeTurn | undefined,
  ): number {
    const turns = this.turns[ply]!;
    const count = this.safe[ply]!.list(turns);
    const next = this.positions[ply]!;
    const scores = this.scores[ply]!;
    this.score(position, count, depth, ply, hint);
    let best = -MATE;
    let bestTurn: WholeTurn | undefined;
    let low = alpha;
    for (let i = 0; i < count; i++) {
      const turn = takeBest(turns, scores, i, count);
      playTurn(position, turn, this.noBacktrack, next);
      let value: number;
      if (i === 0) value = -this.value(next, nextDepth, -beta, -low, ply + 1);
      else {
        value = -this.value(next, nextDepth, -low - 1, -low, ply + 1);
        if (value > low && value < beta && !this.cut) value = -this.value(next, nextDepth, -beta, -low, ply + 1);
      }
      if (this.cut) return 0;
      if (value > best) {
        best = value;
        bestTurn = turn;
      }
      if (value > low) low = value;
      if (low >= beta) {
        this.praise(position, turn, depth, ply);
        break;
      }
    }
    const bound = best >= beta ? AT_LEAST : best <= alpha ? AT_MOST : EXACT;
    this.table.store(position, depth, bound, intoTable(best, ply), bestTurn);
    return best;
  }

  private score(position: Position, count: number, depth: number, ply: number, hint: WholeTurn | undefined): void {
    const turns = this.turns[ply]!;
    const scores = this.scores[ply]!;
    const next = this.positions[ply]!;
    const mover = moverOf(position);
    const sign = mover === 0 ? 1 : -1;
    for (let i = 0; i < count; i++) {
      const turn = turns[i]!;
      let score = this.history[mover * 1024 + turn]!;
      if (turn === hint) score += 1 << 28;
      else if (turn === this.killers[ply * 2] || turn === this.killers[ply * 2 + 1]) score += 1 << 24;
      // A look at the position pays where there is something to search below it.
      if (depth >= 2) {
        playTurn(position, turn, this.noBacktrack, next);
        score += sign * evaluate(next, this.noBacktrack) * 64;
      }
      scores[i] = score;
    }
  }

  private praise(position: Position, turn: WholeTurn, depth: number, ply: number): void {
    const at = moverOf(position) * 1024 + turn;
    this.history[at] = Math.min(this.history[at]! + (depth + 1) * (depth + 1), 1 << 20);
    if (this.killers[ply * 2] === turn) return;
    this.killers[ply * 2 + 1] = this.killers[ply * 2]!;
    this.killers[ply * 2] = turn;
  }

  private movement(position: Position, ply: number): number {
    const value = this.noBacktrack ? lookAhead(position, true, SLIDES_AHEAD) : movementValue(position);
    return value === 0 ? 0 : value * (MATE - ply - 4);
  }
}

/** Values of decided games count from the root; in the table they count from their position. */
const intoTable = (value: number, ply: number): number =>
  isDecided(value) ? (value > 0 ? value + ply : value - ply) : value;
const fromTable = (value: number, ply: number): number =>
  isDecided(value) ? (value > 0 ? value - ply : value + ply) : value;

/** Brings the best of the turns from `from` on to its place, and returns it. */
function takeBest(turns: Int32Array, scores: Int32Array, from: number, count: number): WholeTurn {
  let best = from;
  for (let i = from + 1; i < count; i++) if (scores[i]! > scores[best]!) best = i;
  const turn = turns[best]!;
  if (best !== from) {
    turns[best] = turns[from]!;
    turns[from] = turn;
    const score = scores[best]!;
    scores[best] = scores[from]!;
    scores[from] = score;
  }
  return turn;
}
