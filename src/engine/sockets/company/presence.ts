import { Injectable, Logger } from '@nestjs/common';
import type { OnModuleInit } from '@nestjs/common';
import { Pool } from 'pg';
import { Feed } from '../../../common/feed.js';
import { patiently } from '../../../common/tasks/patiently.js';
import { ShutdownGate } from '../../../common/shutdown/shutdown-gate.js';
import { Settings } from '../../../config/settings.js';
import type { Seat } from '../../core/index.js';
import { expirePresence, restartAbsences, writePresence } from './presence-store.js';
import type { SeatPresence } from './presence-store.js';

/** How long a change may wait for others, to be written together with them. */
const FLUSH_MS = 250;
/** How often those who are here are confirmed, and those who were forgotten are found. */
const CONFIRM_MS = 60_000;

/**
 * Which seats have a socket. Kept in memory, and written to `game_players` a moment later: `away_since` is when the last
 * socket of a seat went (null: it is here, or never was), `seen_at` when it was last known to be here.
 */
@Injectable()
export class Presence implements OnModuleInit {
  private readonly sockets = new Map<string, { readonly sessionId: string; readonly seat: Seat; count: number }>();
  private readonly changed = new Map<string, SeatPresence>();
  private readonly feed = new Feed<SeatPresence>('Presence');
  private readonly logger = new Logger('Presence');
  private flushing: NodeJS.Timeout | undefined;
  private confirming: NodeJS.Timeout | undefined;

  constructor(
    private readonly pool: Pool,
    private readonly gate: ShutdownGate,
    private readonly settings: Settings,
  ) {}

  async onModuleInit(): Promise<void> {
    // With Redis, others may be serving those seats right now.
    if (this.settings.redisUrl === undefined) await patiently(() => restartAbsences(this.pool));
    this.confirming = setInterval(() => void this.confirm(), CONFIRM_MS);
    this.confirming.unref();
    this.gate.onStop('intake', 'presence', () => clearInterval(this.confirming));
    this.gate.onStop('flush', 'presence', () => this.flush());
  }

  /** Hears when a seat's first socket comes to this process, and when a seat has lost its last one anywhere; returns what stops it. */
  onChanged(listener: (presence: SeatPresence) => void): () => void {
    return this.feed.on(listener);
  }

  /** Whether a seat has a socket in this process. */
  isHere(sessionId: string, seat: Seat): boolean {
    return this.sockets.has(keyOf(sessionId, seat));
  }

  /** Every seat with a socket in this process. */
  all(): { readonly sessionId: string; readonly seat: Seat }[] {
    return [...this.sockets.values()];
  }

  /** One more socket of a seat; true if it is the first. */
  came(sessionId: string, seat: Seat): boolean {
    const key = keyOf(sessionId, seat);
    const known = this.sockets.get(key);
    if (known) known.count += 1;
    else {
      this.sockets.set(key, { sessionId, seat, count: 1 });
      this.change(key, { sessionId, seat, here: true });
    }
    return known === undefined;
  }

  /** One socket of a seat less; true if it was the last in this process. Whether the seat is away is said by `away`. */
  went(sessionId: string, seat: Seat): boolean {
    const key = keyOf(sessionId, seat);
    const known = this.sockets.get(key);
    if (!known || --known.count > 0) return false;
    return this.sockets.delete(key);
  }

  /** A seat has no socket any more, in this process or another. */
  away(sessionId: string, seat: Seat): void {
    // A server that goes down takes its sockets along: absence counts from when it is back.
    if (this.gate.stopping || this.isHere(sessionId, seat)) return;
    this.change(keyOf(sessionId, seat), { sessionId, seat, here: false });
  }

  private change(key: string, presence: SeatPresence): void {
    this.changed.set(key, presence);
    this.flushing ??= setTimeout(() => void this.flush(), FLUSH_MS);
    this.feed.tell(presence);
  }

  /** Writes what has changed; what could not be written is tried again. */
  private async flush(): Promise<void> {
    clearTimeout(this.flushing);
    this.flushing = undefined;
    const seats = [...this.changed.entries()];
    this.changed.clear();
    try {
      await writePresence(
        this.pool,
        seats.map(([, presence]) => presence),
      );
    } catch (error) {
      this.logger.warn(`Presence was not written: ${String(error)}`);
      for (const [key, presence] of seats) if (!this.changed.has(key)) this.changed.set(key, presence);
      if (!this.gate.stopping) this.flushing ??= setTimeout(() => void this.flush(), FLUSH_MS * 8);
    }
  }

  private async confirm(): Promise<void> {
    try {
      const here = [...this.sockets.values()].map(({ sessionId, seat }) => ({ sessionId, seat, here: true }));
      await writePresence(this.pool, here);
      await expirePresence(this.pool);
    } catch (error) {
      this.logger.warn(`Presence was not confirmed: ${String(error)}`);
    }
  }
}

function keyOf(sessionId: string, seat: Seat): string {
  return `${sessionId}:${seat}`;
}
