import type { State } from '../../rules/viking-vengeance.types.js';
import { Chance, CHANCE_SAMPLES } from '../chance.js';
import type { Move } from '../imagined.js';
import { OutOfTime } from '../out-of-time.js';
import { dealOf } from '../quick/deal.js';
import { tileOf } from '../quick/geometry.js';
import { QuickGame } from '../quick/quick-game.js';
import { MOVES, moveOf, PASS } from '../quick/quick-move.js';
import { QuickMoves } from '../quick/quick-moves.js';
import { ACTIVE, DRAWN, QuickTable } from '../quick/quick-table.js';
import { quickTableOf } from '../quick/read-state.js';
import { keyOf } from '../quick/table-key.js';
import { Known } from './known.js';
import { LastTile } from './last-tile.js';

/**
 * Plays every line of a game with open cards to its end: 1 is won, 0 drawn, -1 lost, and chance lies between. Alpha-beta
 * over the quick table; positions that were met before are known by a key of 53 bits.
 */
export class Endgame {
  private readonly root: QuickTable;
  /** One table and one list of moves for each move ahead; what has been looked at is written over. */
  private readonly tables: QuickTable[] = [];
  private readonly moves: QuickMoves[] = [];
  private readonly known = new Known();
  private readonly lastTile: LastTile;
  private readonly chance = new Chance(0);
  /** For each move (without its target), how often it has refuted what came before it. */
  private readonly refuted = new Int32Array(MOVES);

  constructor(
    state: State,
    private readonly mayGoOn: () => boolean,
  ) {
    this.root = quickTableOf(dealOf(state), state);
    this.lastTile = new LastTile(this.root.deal);
  }

  /** What the position is worth to the player to move. */
  best(): number {
    return this.search(this.root, 0, -1, 1);
  }

  /** What a move is worth to the player who makes it. */
  valueOf(move: Move): number {
    return this.tryMove(this.root, this.quick(move), 0, -1, 1);
  }

  private quick(move: Move): number {
    if (move.type === 'endTurn') return PASS;
    const { user_card_instance_id: id, position, targetPosition } = move;
    return moveOf(this.root.deal.numberOf.get(id)!, tileOf(position), targetPosition ? tileOf(targetPosition) : -1);
  }

  private search(table: QuickTable, ahead: number, alpha: number, beta: number): number {
    let from = alpha;
    if (table.passes > 0) {
      // A second pass ends the game as it stands: whoever leads takes it, and nobody need have less than that.
      const standing = Math.sign(table.lead()) * (table.current === 0 ? 1 : -1);
      if (standing >= beta || standing === 1) return standing;
    }
    if (table.emptyUpToTwo() === 1) return this.searchLastTile(table, ahead, alpha, beta);
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
    const moves = (this.moves[ahead] ??= new QuickMoves());
    moves.fill(table, this.refuted, known?.best);
    for (let move = moves.next(); move !== undefined; move = moves.next()) {
      const value = this.tryMove(table, move, ahead, Math.max(from, best), to);
      if (value > best) [best, bestMove] = [value, move];
      if (best < to) continue;
      if (move !== PASS) this.refuted[move % MOVES]! += 1;
      break;
    }
    this.known.keep(key, best > from ? best : (known?.low ?? -1), best < to ? best : (known?.high ?? 1), bestMove);
    return best;
  }

  /** With one tile left most moves can be counted, and few need be played. */
  private searchLastTile(table: QuickTable, ahead: number, alpha: number, beta: number): number {
    let best = this.lastTile.best(table);
    const { left } = this.lastTile;
    if (best >= beta) return best;
    const tile = table.board.indexOf(-1);
    for (const card of left) {
      best = Math.max(best, this.tryMove(table, moveOf(card, tile), ahead, Math.max(alpha, best), beta));
      if (best >= beta) return best;
    }
    return Math.max(best, this.tryMove(table, PASS, ahead, Math.max(alpha, best), beta));
  }

  private tryMove(table: QuickTable, move: number, ahead: number, alpha: number, beta: number): number {
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

  private after(table: QuickTable, move: number, ahead: number, sample: number): QuickTable {
    if (!this.mayGoOn()) throw new OutOfTime();
    const next = (this.tables[ahead] ??= new QuickTable(table.deal));
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
