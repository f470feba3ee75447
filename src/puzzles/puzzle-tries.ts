import { RecentMap } from '../common/memory/recent-map.js';
import type { GameShape } from '../engine/core/index.js';
import type { PuzzleModule } from '../engine/hosting/puzzle-book.js';
import { PuzzleTable } from './puzzle-table.js';

/** So many tables of puzzles are remembered: most tries begin alike, and an answer may have taken its time. */
const REMEMBERED = 500;

/** A try was played on after its end. */
export class TryOver extends Error {}

/** The tables of tries, each made from the one before it. */
export class PuzzleTries {
  private readonly tables = new RecentMap<string, Promise<PuzzleTable>>(REMEMBERED);

  constructor(private readonly module: PuzzleModule) {}

  /** The table after the solver has acted so. Throws what the rules refuse, and `TryOver`. */
  after(id: string, actions: readonly GameShape['action'][]): Promise<PuzzleTable> {
    const key = JSON.stringify([id, actions]);
    const known = this.tables.get(key);
    if (known) return known;
    const table = this.play(id, actions);
    this.tables.set(key, table);
    table.catch(() => this.tables.delete(key));
    return table;
  }

  private async play(id: string, actions: readonly GameShape['action'][]): Promise<PuzzleTable> {
    const last = actions.at(-1);
    if (last === undefined) return PuzzleTable.begin(this.module, id);
    const before = await this.after(id, actions.slice(0, -1));
    if (before.verdict !== 'open') throw new TryOver();
    return before.after(last);
  }
}
