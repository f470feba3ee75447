import type { Logger } from '@nestjs/common';
import { stackOf } from '../message-of.js';
import { toApiError } from '../http/problems/to-api-error.js';
import { TtlCache } from '../memory/ttl-cache.js';

/** One that fails is found again at the next look: so long nothing new is said about it. */
const QUIET_MS = 60_000;

/**
 * Walks over things that have nothing to do with each other, sessions above all: one that fails is logged by its name,
 * and the others come to their turn. Only a database that is away ends the walk, since all would fail alike.
 */
export class OneByOne {
  private readonly told = new TtlCache<true>({ max: 1_000, ttlMs: QUIET_MS });

  constructor(
    private readonly logger: Pick<Logger, 'error'>,
    private readonly kind: string,
  ) {}

  /** How many were done. */
  async each<T>(all: Iterable<T>, idOf: (one: T) => string | number, work: (one: T) => unknown): Promise<number> {
    let done = 0;
    for (const one of all) {
      try {
        await work(one);
        done += 1;
      } catch (error) {
        if (toApiError(error).status === 503) throw error;
        this.tell(String(idOf(one)), error);
      }
    }
    return done;
  }

  private tell(id: string, error: unknown): void {
    if (this.told.get(id)) return;
    this.told.set(id, true);
    this.logger.error(`${this.kind} ${id} failed`, stackOf(error));
  }
}
