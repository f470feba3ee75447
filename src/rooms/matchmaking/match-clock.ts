import { Injectable, Logger, OnApplicationBootstrap } from '@nestjs/common';
import { messageOf } from '../../common/message-of.js';
import { ShutdownGate } from '../../common/shutdown/shutdown-gate.js';
import { Matchmaking } from './matchmaking.js';

const LOOK_EVERY_MS = 2_000;

/** Looks from time to time who may play by now. Every process does; the lock of a queue lets one at a time. */
@Injectable()
export class MatchClock implements OnApplicationBootstrap {
  private readonly logger = new Logger('Matchmaking');
  private timer: NodeJS.Timeout | undefined;
  private looking: Promise<void> = Promise.resolve();

  constructor(
    private readonly matchmaking: Matchmaking,
    private readonly gate: ShutdownGate,
  ) {}

  onApplicationBootstrap(): void {
    this.gate.onStop('intake', 'matchmaking', async () => {
      clearTimeout(this.timer);
      await this.looking;
    });
    this.lookLater();
  }

  private lookLater(): void {
    if (this.gate.stopping) return;
    this.timer = setTimeout(() => {
      this.looking = this.look().finally(() => this.lookLater());
    }, LOOK_EVERY_MS);
  }

  private async look(): Promise<void> {
    try {
      await this.matchmaking.pairAll();
    } catch (error) {
      this.logger.warn(`Could not look for matches: ${messageOf(error)}`);
    }
  }
}
