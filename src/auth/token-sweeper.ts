import { Injectable, Logger, OnApplicationBootstrap, OnApplicationShutdown } from '@nestjs/common';
import { Logins } from './logins.js';

const HOUR = 3_600_000;

/** Clears away refresh tokens that have run out. Any number of instances may do it. */
@Injectable()
export class TokenSweeper implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger('TokenSweeper');
  private timer?: NodeJS.Timeout;

  constructor(private readonly logins: Logins) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => void this.sweep(), HOUR).unref();
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  private async sweep(): Promise<void> {
    try {
      await this.logins.deleteExpired();
    } catch (error) {
      this.logger.warn(`Not swept this time: ${String(error)}`);
    }
  }
}
