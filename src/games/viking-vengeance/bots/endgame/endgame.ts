import type { Moment } from '../../rules/abilities/moment.js';
import type { State } from '../../rules/viking-vengeance.types.js';
import { CHANCE_SAMPLES } from '../chance.js';
import type { Move } from '../imagined.js';
import { Lookahead } from '../quick/lookahead.js';
import { MOVES, moveOf, PASS } from '../quick/quick-move.js';
import { ACTIVE, DRAWN } from '../quick/quick-table.js';
import type { QuickTable } from '../quick/quick-table.js';
import { keyOf } from '../quick/table-key.js';
import { Known } from './known.js';
import { LastTile } from './last-tile.js';

const BETWEEN_TURNS: readonly Moment[] = ['OnTurnEnd', 'OnRoundEnd', 'OnRoundStart', 'OnTurnStart'];

/**
 * Plays every line of a game with open cards to its end: 1 is won, 0 drawn, -1 lost, and chance lies between. Alpha-beta
 * over the quick table; positions that were met before are known by a key of 53 bits.
 */
export class Endgame {
  private readonly ahead: Lookahead;
  private readonly known = new Known();
  private readonly lastTile: LastTile;
  /** For each card, whether it may destroy others between the turns. */
  private readonly ravages: readonly boolean[];
  /** For each move (without its target), how often it has refuted what came before it. */
  private readonly refuted = new Int32Array(MOVES);

  constructor(state: State, mayGoOn: () => boolean) {
    this.ahead = new Lookahead(state, mayGoOn);
    const { deal } = this.ahead.root;
    this.lastTile = new LastTile(deal);
    this.ravages = deal.cards.map(({ speech }) =>
      BETWEEN_TURNS.some((moment) => speech.get(moment)?.some((clause) => clause.do === 'destroy')),
    );
  }

  /** What the position is worth to the player to move. */
  best(): number {
    return this.search(this.ahead.root, 0, -1, 1);
  }

  /** What a move is worth to the player who makes it; where it is no more than `above`, only that it is no more. */
  valueOf(move: Move, above = -1): number {
    return this.tryMove(this.ahead.root, this.ahead.quick(move), 0, above, 1);
  }

  private search(table: QuickTable, played: number, alpha: number, beta: number): number {
    let from = alpha;
    if (table.passes > 0) {
      // A second pass ends the game as it stands: the leader takes it, and need not have less than that.
      const standing = Math.sign(table.lead()) * (table.current === 0 ? 1 : -1);
      if (standing >= beta || standing === 1) return standing;
    }
    if (table.emptyUpToTwo() === 1) return this.searchLastTile(table, played, alpha, beta);
    const key = keyOf(table);
    const known = this.known.find(key);
    let to = beta;
    if (known) {
      if (known.low >= beta || known.low === known.high) return known.low;
      if (known.high <= alpha) return known.high;
      from = Math.max(from, known.low);
      to = Math.min(to, known.high);
    }
    let best = -Infinity;
    let bestMove = PASS;
    const mostByPassing = this.mostByPassing(table);
    const moves = this.ahead.movesAt(played);
    moves.fill(table, this.refuted, known?.best);
    for (let move = moves.next(); move !== undefined; move = moves.next()) {
      if (move === PASS && mostByPassing <= Math.max(from, best)) {
        best = Math.max(best, mostByPassing);
        continue;
      }
      const value = this.tryMove(table, move, played, Math.max(from, best), to);
      if (value > best) [best, bestMove] = [value, move];
      if (best < to) continue;
      if (move !== PASS) this.refuted[move % MOVES]! += 1;
      break;
    }
    this.known.keep(key, best > from ? best : (known?.low ?? -1), best < to ? best : (known?.high ?? 1), bestMove);
    return best;
  }

  /** With one tile left most moves can be counted, and few need be played. */
  private searchLastTile(table: QuickTable, played: number, alpha: number, beta: number): number {
    let best = this.lastTile.best(table);
    const { left } = this.lastTile;
    if (best >= beta) return best;
    const tile = table.board.indexOf(-1);
    for (const card of left) {
      best = Math.max(best, this.tryMove(table, moveOf(card, tile), played, Math.max(alpha, best), beta));
      if (best >= beta) return best;
    }
    const mostByPassing = this.mostByPassing(table);
    if (mostByPassing <= Math.max(alpha, best)) return Math.max(best, mostByPassing);
    return Math.max(best, this.tryMove(table, PASS, played, Math.max(alpha, best), beta));
  }

  /** Who passes lets the other pass too, and end the game as it stands, if nothing is destroyed between the turns. */
  private mostByPassing(table: QuickTable): number {
    for (const card of table.board) if (card >= 0 && this.ravages[card]) return 1;
    return Math.sign(table.lead()) * (table.current === 0 ? 1 : -1);
  }

  private tryMove(table: QuickTable, move: number, played: number, alpha: number, beta: number): number {
    const next = this.ahead.after(table, move, played, 0);
    if (!this.ahead.chance.used) return this.worth(next, played, table.current, alpha, beta);
    // The outcomes of chance count alike. What the others can still add or take away decides whether to look on.
    let sum = 0;
    for (let sample = 0; sample < CHANCE_SAMPLES; sample++) {
      const left = CHANCE_SAMPLES - 1 - sample;
      const low = CHANCE_SAMPLES * alpha - sum - left;
      const high = CHANCE_SAMPLES * beta - sum + left;
      if (sample > 0) this.ahead.after(table, move, played, sample);
      const value = this.worth(next, played, table.current, Math.max(-1, low), Math.min(1, high));
      sum += value;
      if (left > 0 && value <= low) return (sum + left) / CHANCE_SAMPLES;
      if (left > 0 && value >= high) return (sum - left) / CHANCE_SAMPLES;
    }
    return sum / CHANCE_SAMPLES;
  }

  /** Turns always alternate: what is good for the next player is bad for this one. */
  private worth(next: QuickTable, played: number, mover: number, alpha: number, beta: number): number {
    if (next.status === DRAWN) return 0;
    if (next.status !== ACTIVE) return next.status - 1 === mover ? 1 : -1;
    // From 0, so that a draw is no minus zero.
    return 0 - this.search(next, played + 1, -beta, -alpha);
  }
}
