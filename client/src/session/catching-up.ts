import type { GameShape } from '../../../src/engine/core/game.js';
import type { LiveChange, LiveUpdate } from '../wire.js';

const MOST_ASIDE = 200;

/** Asks the server for what was missed, one question at a time; updates that come meanwhile wait aside. */
export class CatchingUp<G extends GameShape> {
  private readonly aside: (LiveUpdate<G> | LiveChange<G>)[] = [];
  private asking: Promise<void> | undefined;

  constructor(private readonly take: (update: LiveUpdate<G> | LiveChange<G>) => void) {}

  get isUnderWay(): boolean {
    return this.asking !== undefined;
  }

  /** What does not fit is told by the answer anyway. */
  keepAside(update: LiveUpdate<G> | LiveChange<G>): void {
    if (this.aside.length < MOST_ASIDE) this.aside.push(update);
  }

  /** `ask` says whether the table was told; not while the line is down, and the next catch-up begins when it is back. */
  begin(ask: () => Promise<boolean>): void {
    this.asking ??= ask().then((told) => {
      this.asking = undefined;
      if (!told) return;
      const kept = this.aside.splice(0).sort((a, b) => a.version - b.version);
      for (const update of kept) this.take(update);
    });
  }

  async settled(): Promise<void> {
    while (this.asking) await this.asking;
  }
}
