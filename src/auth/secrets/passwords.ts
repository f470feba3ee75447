import { Injectable } from '@nestjs/common';
import { hash, verify } from '@node-rs/argon2';
import type { Algorithm } from '@node-rs/argon2';
import { ApiError } from '../../common/api-error.js';

/** OWASP's first choice for argon2id: 19 MiB, two passes. */
const COST = { algorithm: 2 satisfies Algorithm.Argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const MAX_AT_ONCE = 2;
const MAX_WAITING = 100;

/**
 * Hashing takes tens of milliseconds and 19 MiB, in the same four threads that serve files and names: a flood of
 * logins may fill this queue, never the server.
 */
@Injectable()
export class Passwords {
  private running = 0;
  private readonly waiting: (() => void)[] = [];
  private readonly decoy = hash('no account has this password', COST);

  hash(password: string): Promise<string> {
    return this.inTurn(() => hash(password, COST));
  }

  /** Without a stored hash the same work is done for nothing, so that the time does not tell whether the account exists. */
  async verify(stored: string | null | undefined, password: string): Promise<boolean> {
    const against = stored ?? (await this.decoy);
    const matches = await this.inTurn(() => verify(against, password));
    return matches && typeof stored === 'string';
  }

  private async inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (this.running >= MAX_AT_ONCE) {
      if (this.waiting.length >= MAX_WAITING) {
        throw new ApiError(503, 'BUSY', 'Too many people are signing in right now. Please try again.', {
          retryAfter: 2,
        });
      }
      // A hash that finishes hands its place over, so `running` does not change here.
      await new Promise<void>((resolve) => this.waiting.push(resolve));
    } else {
      this.running += 1;
    }
    try {
      return await work();
    } finally {
      const next = this.waiting.shift();
      if (next) next();
      else this.running -= 1;
    }
  }
}
