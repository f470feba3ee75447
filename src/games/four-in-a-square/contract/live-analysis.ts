import { Injectable } from '@nestjs/common';
import { GameTables } from '../../../engine/contract/game-tables.js';
import { fourInASquare } from '../rules/four-in-a-square.game.js';
import { Analyses } from './analysis.service.js';
import type { AnalysisLine } from './analysis.service.js';
import type { FourTable } from './wire.js';

/** Where lines are sent, and whether the client still listens. */
export interface Listeners {
  readonly listening: boolean;
  tell(line: AnalysisLine): void;
}

/** Looks at practice games while a client watches: one look at a time for each game, from the start after each action. */
@Injectable()
export class LiveAnalyses {
  private readonly running = new Set<string>();

  constructor(
    private readonly analyses: Analyses,
    private readonly tables: GameTables,
  ) {}

  /** Looks until the game is over, everything is told, or no client listens. Does nothing where a look is on its way. */
  async run(id: string, listeners: Listeners): Promise<void> {
    if (this.running.has(id)) return;
    this.running.add(id);
    try {
      let told: number | undefined;
      for (let table = await this.tables.get(fourInASquare, id); table.version !== told; table = await table.now()) {
        told = table.version;
        if (!(await this.look(table, listeners))) return;
      }
    } finally {
      this.running.delete(id);
    }
  }

  /** Whether a client still listens. */
  private async look(table: FourTable, listeners: Listeners): Promise<boolean> {
    const { version } = table;
    if (!listeners.listening) return false;
    if (table.status !== 'active') return true;
    for await (const line of this.analyses.lines(table)) {
      if (!listeners.listening) return false;
      if ((await table.now()).version !== version) return true;
      listeners.tell(line);
    }
    return true;
  }
}
