import type { State } from '../../rules/viking-vengeance.types.js';
import { Chance, CHANCE_SAMPLES } from '../chance.js';
import type { Move } from '../imagined.js';
import { OutOfTime } from '../out-of-time.js';
import { dealOf } from './deal.js';
import { tileOf } from './geometry.js';
import { PASS, QuickGame } from './quick-game.js';
import type { QuickMove } from './quick-game.js';
import { quickMoves } from './quick-moves.js';
import { ACTIVE, DRAWN, QuickTable } from './quick-table.js';

/** What is known of a position: its value lies between these. */
interface Bounds {
  readonly low: number;
  readonly high: number;
}

/** No more positions than this are remembered. */
const MOST_KNOWN = 400_000;

/**
 * Plays every line of a game with open cards to its end: 1 is won, 0 drawn, -1 lost, and chance lies between. Alpha-beta
 * over the quick table; positions that were met before are known by a key of 53 bits.
 */
export class Endgame {
  private readonly root: QuickTable;
  /** One table for each move ahead; what has been looked at is written over. */
  private readonly tables: QuickTable[] = [];
  private readonly known = new Map<number, Bounds>();
  private readonly chance = new Chance(0);

  constructor(
    state: State,
    private readonly mayGoOn: () => boolean,
  ) {
    this.root = QuickTable.of(dealOf(state), state);
  }

  /** What the position is worth to the player to move. */
  best(): number {
    return this.search(this.root, 0, -1, 1);
  }

  /** What a move is worth to the player who makes it. */
  valueOf(move: Move): number {
    return this.tryMove(this.root, this.quick(move), 0, -1, 1);
  }

  private quick(move: Move): QuickMove {
    if (move.type === 'endTurn') return PASS;
    const { user_card_instance_id: id, position, targetPosition } = move;
    const target = targetPosition ? tileOf(targetPosition) : -1;
    return { card: this.root.deal.numberOf.get(id)!, tile: tileOf(position), target };
  }

  private search(table: QuickTable, ahead: number, alpha: number, beta: number): number {
    if (table.passes > 0) {
      // A second pass ends the game as it stands: whoever leads takes it, and nobody is worth less than that.
      const standing = Math.sign(table.lead()) * (table.current === 0 ? 1 : -1);
      if (standing >= beta || standing === 1) return standing;
    }
    // A position with one tile left is solved sooner than looked up.
    const key = table.hasSeveralTilesLeft() ? table.key() : undefined;
    const known = key === undefined ? undefined : this.known.get(key);
    let [from, to] = [alpha, beta];
    if (known) {
      if (known.low >= beta || known.low === known.high) return known.low;
      if (known.high <= alpha) return known.high;
      from = Math.max(from, known.low);
      to = Math.min(to, known.high);
    }
    let best = -Infinity;
    for (const move of quickMoves(table)) {
      best = Math.max(best, this.tryMove(table, move, ahead, Math.max(from, best), to));
      if (best >= to) break;
    }
    if (key !== undefined && (this.known.size < MOST_KNOWN || known)) {
      this.known.set(key, {
        low: best > from ? best : (known?.low ?? -1),
        high: best < to ? best : (known?.high ?? 1),
      });
    }
    return best;
  }

  private tryMove(table: QuickTable, move: QuickMove, ahead: number, alpha: number, beta: number): number {
    const next = this.after(table, move, ahead, 0);
    if (!this.chance.used) return this.worth(next, ahead, table.current, alpha, beta);
    // The outcomes of chance count alike. What the others can still add or take away decides whether to look on.
    let sum = 0;
    for (let sample = 0; sample < CHANCE_SAMPLES; sample++) {
      const left = CHANCE_SAMPLES - 1 - sample;
      const low = CHANCE_SAMPLES * alpha - sum - left;
      const high = CHANCE_SAMPLES * beta - sum + left;
      if (sample > 0) this.after(table, move, ahead, sample);
      const value = this.worth(next, ahead, table.current, Math.max(-1, low), Math.min(1, high));
      sum += value;
      if (left > 0 && value <= low) return (sum + left) / CHANCE_SAMPLES;
      if (left > 0 && value >= high) return (sum - left) / CHANCE_SAMPLES;
    }
    return sum / CHANCE_SAMPLES;
  }

  private after(table: QuickTable, move: QuickMove, ahead: number, sample: number): QuickTable {
    if (!this.mayGoOn()) throw new OutOfTime();
    const next = (this.tables[ahead] ??= table.copy());
    next.become(table);
    this.chance.restart(sample);
    new QuickGame(next, this.chance.rng).play(move);
    return next;
  }

  /** Turns always alternate: what is good for the next player is bad for this one. */
  private worth(next: QuickTable, ahead: number, mover: number, alpha: number, beta: number): number {
    if (next.status === DRAWN) return 0;
    if (next.status !== ACTIVE) return next.status - 1 === mover ? 1 : -1;
    // From 0, so that a draw is no minus zero.
    return 0 - this.search(next, ahead + 1, -beta, -alpha);
  }
}
