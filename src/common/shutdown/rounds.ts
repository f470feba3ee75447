import type { Logger } from '@nestjs/common';
import { messageOf } from '../message-of.js';
import type { ShutdownGate } from './shutdown-gate.js';

/**
 * Work that is done again and again until the server stops: one round at a time, each some time after the last has ended. A
 * round that fails is logged, and the next one comes when its time has come.
 */
export class Rounds {
  private timer: NodeJS.Timeout | undefined;
  private round: Promise<void> = Promise.resolve();

  /** `trouble` is what the log says of a round that failed: "Could not look for matches". */
  constructor(
    private readonly gate: ShutdownGate,
    private readonly logger: Pick<Logger, 'warn'>,
    private readonly trouble: string,
  ) {}

  /** The first round comes at once, or after `everyMs` like all others. */
  start(everyMs: number, work: () => Promise<unknown>, first: 'at once' | 'later' = 'later'): void {
    this.gate.onStop('intake', this.trouble, async () => {
      clearTimeout(this.timer);
      await this.round;
    });
    const go = (): void => {
      this.round = this.quietly(work).then(later);
    };
    const later = (): void => {
      if (!this.gate.stopping) this.timer = setTimeout(go, everyMs);
    };
    if (first === 'at once') go();
    else later();
  }

  /** Does it now; what fails is logged, unless the server is stopping. */
  async quietly(work: () => Promise<unknown>): Promise<void> {
    try {
      await work();
    } catch (error) {
      if (!this.gate.stopping) this.logger.warn(`${this.trouble}: ${messageOf(error)}`);
    }
  }
}
