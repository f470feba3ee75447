import type { State } from '../rules/viking-vengeance.types.js';
import { CHANCE_SAMPLES } from './chance.js';
import { evaluate, threatsIn } from './evaluate.js';
import type { Threats } from './evaluate.js';
import type { Move } from './imagined.js';
import { Lookahead } from './quick/lookahead.js';
import { ACTIVE } from './quick/quick-table.js';
import type { QuickTable } from './quick/quick-table.js';

/** How many answers are considered where the end is out of sight. */
const ANSWERS = 12;

/** Alpha-beta in one deal, with everything open: so many moves further, then a judgement by cards, power and exposed sides. */
export class Search {
  private readonly ahead: Lookahead;
  private readonly threats: Threats;

  constructor(
    state: State,
    private readonly depth: number,
    mayGoOn: () => boolean,
  ) {
    this.ahead = new Lookahead(state, mayGoOn);
    this.threats = threatsIn(this.ahead.root);
  }

  /** What a move is worth to the player who makes it. */
  valueOf(move: Move): number {
    return this.tryMove(this.ahead.root, this.ahead.quick(move), 0, -Infinity, Infinity);
  }

  private tryMove(table: QuickTable, move: number, played: number, alpha: number, beta: number): number {
    const next = this.ahead.after(table, move, played, 0);
    if (!this.ahead.chance.used) return this.worth(next, table.current, played, alpha, beta);
    let sum = this.worth(next, table.current, played, -Infinity, Infinity);
    for (let sample = 1; sample < CHANCE_SAMPLES; sample++) {
      this.ahead.after(table, move, played, sample);
      sum += this.worth(next, table.current, played, -Infinity, Infinity);
    }
    return sum / CHANCE_SAMPLES;
  }

  /** Turns always alternate: what is good for the next player is bad for this one. */
  private worth(next: QuickTable, mover: number, played: number, alpha: number, beta: number): number {
    if (next.status !== ACTIVE || played === this.depth) return evaluate(next, mover, this.threats);
    return -this.bestFrom(next, played + 1, -beta, -alpha);
  }

  private bestFrom(table: QuickTable, played: number, alpha: number, beta: number): number {
    const moves = this.ahead.movesAt(played);
    moves.fill(table);
    let best = -Infinity;
    for (let tried = 0; tried < ANSWERS && best < beta; tried++) {
      const move = moves.next();
      if (move === undefined) break;
      best = Math.max(best, this.tryMove(table, move, played, Math.max(alpha, best), beta));
    }
    return best;
  }
}
