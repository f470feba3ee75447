import { LEFT, moverOf, newPosition } from '../fast/position.js';
import type { Position } from '../fast/position.js';
import { SafeTurns, playTurn } from '../fast/turns.js';
import { lookAhead, movementValue } from '../movement/slides.js';
import { findLastTurn } from './last-turn.js';
import type { Limits } from './limits.js';
import { ProofTable } from './proof-table.js';

/** What is certain. No sum of what is uncertain may reach it, or a hard question would read as an answer. */
const CERTAIN = 2 ** 30;
const MOST_UNCERTAIN = CERTAIN - 1;

const MOST_TURNS = 33;
const MOST_CHOICES = 128;
const SLIDES_AHEAD = 8;

export type Proof = 'proved' | 'refuted' | 'unknown';

/**
 * Depth-first proof-number search: can one player (the attacker) force a win, whatever the other does? Each position
 * has two numbers: phi, how much is left to show that the player on turn gets what that player wants (to win, or for
 * the defender not to lose), and delta, how much to show that not. Phi is the least delta of what may follow, delta the
 * sum of its phis.
 *
 * Without V1 the answer is exact, movement included. Under V1 a win is a win, but "refuted" says only that none is
 * found in the placements and the first slides of movement.
 */
export class ProofSearch {
  private phi = 0;
  private delta = 0;
  private cut = false;
  private readonly table: ProofTable;
  private readonly positions = Array.from({ length: MOST_TURNS }, newPosition);
  private readonly turns = Array.from({ length: MOST_TURNS }, () => new Int32Array(MOST_CHOICES));
  private readonly phis = Array.from({ length: MOST_TURNS }, () => new Int32Array(MOST_CHOICES));
  private readonly deltas = Array.from({ length: MOST_TURNS }, () => new Int32Array(MOST_CHOICES));
  private readonly safe: SafeTurns;

  constructor(
    private readonly attacker: number,
    private readonly noBacktrack: boolean,
    pieces: number,
    private readonly limits: Limits,
    mostBits = 18,
  ) {
    this.table = new ProofTable(limits.tableBits(mostBits), pieces);
    this.safe = new SafeTurns(noBacktrack);
  }

  /** Whether the attacker wins from a position in which the player on turn cannot win at once. */
  prove(position: Position): Proof {
    this.look(position);
    if (this.phi !== 0 && this.delta !== 0) this.expand(position, CERTAIN, CERTAIN, 0);
    if (this.phi !== 0 && this.delta !== 0) return 'unknown';
    const getsIt = this.phi === 0;
    return getsIt === (moverOf(position) === this.attacker) ? 'proved' : 'refuted';
  }

  /** Which of several positions, the defender on turn in each, the attacker wins from: its index, or whether none. */
  proveAny(positions: readonly Position[]): number | 'refuted' | 'unknown' {
    const numbers = positions.map((position) => {
      this.look(position);
      return { position, phi: this.phi, delta: this.delta };
    });
    for (;;) {
      const [best, second] = [...numbers].sort((one, other) => one.delta - other.delta);
      if (!best || best.delta >= CERTAIN) return 'refuted';
      if (best.delta === 0) return numbers.indexOf(best);
      if (this.cut || this.limits.exhausted) return 'unknown';
      this.expand(best.position, CERTAIN, bit(second?.delta ?? CERTAIN), 0);
      best.phi = this.phi;
      best.delta = this.delta;
    }
  }

  /** Searches below a position until one of its numbers reaches its bound; leaves them in `phi` and `delta`. */
  private expand(position: Position, mostPhi: number, mostDelta: number, ply: number): void {
    const started = this.limits.spent;
    const turns = this.turns[ply]!;
    const phis = this.phis[ply]!;
    const deltas = this.deltas[ply]!;
    const next = this.positions[ply]!;
    this.safe.find(position);
    const count = this.safe.list(turns);
    this.lookAtAll(position, count, ply);
    for (;;) {
      let best = 0;
      let second = CERTAIN;
      let sum = 0;
      for (let i = 0; i < count; i++) {
        const delta = deltas[i]!;
        if (delta < deltas[best]!) {
          second = deltas[best]!;
          best = i;
        } else if (i !== best && delta < second) second = delta;
        sum = phis[i] === CERTAIN || sum === CERTAIN ? CERTAIN : Math.min(sum + phis[i]!, MOST_UNCERTAIN);
      }
      this.phi = deltas[best]!;
      this.delta = this.phi === 0 ? CERTAIN : sum;
      if (this.phi >= mostPhi || this.delta >= mostDelta || this.delta === 0 || this.cut) break;
      playTurn(position, turns[best]!, this.noBacktrack, next);
      const childPhi = Math.min(CERTAIN, mostDelta - sum + phis[best]!);
      this.expand(next, childPhi, Math.min(mostPhi, bit(second)), ply + 1);
      phis[best] = this.phi;
      deltas[best] = this.delta;
    }
    this.table.store(position, this.phi, this.delta, Math.min(this.limits.spent - started, CERTAIN));
  }

  private lookAtAll(position: Position, count: number, ply: number): void {
    const next = this.positions[ply]!;
    for (let i = 0; i < count; i++) {
      playTurn(position, this.turns[ply]![i]!, this.noBacktrack, next);
      this.look(next);
      this.phis[ply]![i] = this.phi;
      this.deltas[ply]![i] = this.delta;
    }
  }

  /** The numbers of a position: known, decided, or a first guess by how many turns are safe. */
  private look(position: Position): void {
    if (this.table.find(position)) {
      this.phi = this.table.phi;
      this.delta = this.table.delta;
      return;
    }
    if (!this.limits.spend()) this.cut = true;
    if (position[LEFT] === 0) return this.settle(this.movementPleases(position));
    this.safe.find(position);
    if (this.safe.count === 0) return this.settle(false);
    if (position[LEFT] === 1 && !this.noBacktrack) {
      return this.settle(moverOf(position) !== this.attacker || findLastTurn(position).value === 1);
    }
    this.phi = 1;
    this.delta = this.safe.count;
  }

  /** Whether the player on turn gets what that player wants. */
  private settle(pleased: boolean): void {
    this.phi = pleased ? 0 : CERTAIN;
    this.delta = pleased ? CERTAIN : 0;
  }

  private movementPleases(position: Position): boolean {
    const value = this.noBacktrack ? lookAhead(position, true, SLIDES_AHEAD) : movementValue(position);
    return moverOf(position) === this.attacker ? value === 1 : value !== -1;
  }
}

/** A bit more than the second best, so that the search does not jump to and fro between equals. */
const bit = (delta: number): number => Math.min(CERTAIN, delta + 1 + (delta >> 2));
