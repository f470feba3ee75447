import { quietTimer } from '../environment.js';

const FIRST_MS = 15_000;
const LONGEST_MS = 300_000;

/**
 * Notices that a table has been silent. The last of several updates that were lost leaves no gap, so a silent table is
 * asked now and then, and less and less often while nothing comes of it.
 */
export class Silence {
  private stopTimer: () => void = () => {};
  private nextMs: number;

  constructor(
    private readonly ask: () => void,
    private readonly firstMs = FIRST_MS,
  ) {
    this.nextMs = firstMs;
  }

  /** Something was heard. */
  broken(): void {
    this.nextMs = this.firstMs;
    this.goesOn();
  }

  /** Nothing new came of asking. */
  goesOn(): void {
    this.stopTimer();
    this.stopTimer = quietTimer(this.ask, this.nextMs);
    this.nextMs = Math.min(this.nextMs * 2, LONGEST_MS);
  }

  stop(): void {
    this.stopTimer();
  }
}
