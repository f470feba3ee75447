import type { State } from '../../rules/viking-vengeance.types.js';
import { Chance } from '../chance.js';
import type { Move } from '../imagined.js';
import { OutOfTime } from '../out-of-time.js';
import { dealOf } from './deal.js';
import { tileOf } from './geometry.js';
import { QuickGame } from './quick-game.js';
import { moveOf, PASS } from './quick-move.js';
import { QuickMoves } from './quick-moves.js';
import { QuickTable } from './quick-table.js';
import { quickTableOf } from './read-state.js';

/** What a search stands on: a deal, and one table and one list of moves for each move ahead, written over again and again. */
export class Lookahead {
  readonly root: QuickTable;
  /** Of the move played last. */
  readonly chance = new Chance(0);
  private readonly tables: QuickTable[] = [];
  private readonly moves: QuickMoves[] = [];

  constructor(
    state: State,
    private readonly mayGoOn: () => boolean,
  ) {
    this.root = quickTableOf(dealOf(state), state);
  }

  quick(move: Move): number {
    if (move.type === 'endTurn') return PASS;
    const { user_card_instance_id: id, position, targetPosition } = move;
    return moveOf(this.root.deal.numberOf.get(id)!, tileOf(position), targetPosition ? tileOf(targetPosition) : -1);
  }

  movesAt(ahead: number): QuickMoves {
    return (this.moves[ahead] ??= new QuickMoves());
  }

  /** The table after a move, with the chance of this sample. */
  after(table: QuickTable, move: number, ahead: number, sample: number): QuickTable {
    if (!this.mayGoOn()) throw new OutOfTime();
    const next = (this.tables[ahead] ??= new QuickTable(table.deal));
    next.become(table);
    this.chance.restart(sample);
    new QuickGame(next, this.chance.rng).play(move);
    return next;
  }
}
