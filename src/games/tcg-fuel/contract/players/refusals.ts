import { Injectable, Logger, OnApplicationBootstrap } from '@nestjs/common';
import { Pool } from 'pg';
import { ShutdownGate } from '../../../../common/shutdown/shutdown-gate.js';
import { SessionFeed } from '../../../../engine/sessions/session-feed.js';

const EVERY_MS = 5_000;
const MOST_PLAYERS = 100;

/** How often a player was refused something, and with which codes. */
export interface RefusedPlayer {
  /** Null for accounts that have only come through the common endpoints. */
  readonly playerId: number | null;
  readonly username: string;
  readonly total: number;
  readonly codes: Readonly<Record<string, number>>;
  readonly lastAt: Date;
}

interface Count {
  readonly userId: string;
  readonly code: string;
  count: number;
}

/** Counts refused attempts for the administrators: gathered in memory, and written together every few seconds. */
@Injectable()
export class Refusals implements OnApplicationBootstrap {
  private readonly logger = new Logger('Refusals');
  private waiting = new Map<string, Count>();

  constructor(
    private readonly pool: Pool,
    private readonly feed: SessionFeed,
    private readonly gate: ShutdownGate,
  ) {}

  onApplicationBootstrap(): void {
    this.feed.onRefused(({ session, seat, refusal }) => {
      const { userId } = session.seats[seat]!;
      if (session.definition.id === 'tcg-fuel' && userId !== null) this.count(userId, refusal.code);
    });
    const timer = setInterval(() => void this.flush(), EVERY_MS);
    this.gate.onStop('intake', 'counting of refusals', () => clearInterval(timer));
    this.gate.onStop('flush', 'refusals', () => this.flush());
  }

  count(userId: string, code: string, times = 1): void {
    const key = `${userId} ${code}`;
    const known = this.waiting.get(key);
    if (known) known.count += times;
    else this.waiting.set(key, { userId, code, count: times });
  }

  /** Those who were refused most, or one of them. */
  async list(playerId?: number): Promise<RefusedPlayer[]> {
    await this.flush();
    // SQL here and below: aggregates, and one set-based write for all that was counted.
    const { rows } = await this.pool.query<RefusedPlayer>(
      `SELECT p.id AS "playerId", u.name AS username, sum(r.count)::int AS total,
              json_object_agg(r.code, r.count ORDER BY r.code) AS codes,
              max(coalesce(r.updated_at, r.created_at)) AS "lastAt"
         FROM tcg_fuel.refused_attempts r
         JOIN public.users u ON u.id = r.user_id
         LEFT JOIN tcg_fuel.players p ON p.user_id = r.user_id
        WHERE $1::int IS NULL OR p.id = $1
        GROUP BY u.id, p.id ORDER BY total DESC, u.id LIMIT $2`,
      [playerId ?? null, MOST_PLAYERS],
    );
    return rows;
  }

  private async flush(): Promise<void> {
    if (this.waiting.size === 0) return;
    // Everybody writes in one order, so that no two instances wait for each other.
    const counts = [...this.waiting.entries()].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, count]) => count);
    this.waiting = new Map();
    try {
      await this.pool.query(
        `INSERT INTO tcg_fuel.refused_attempts (user_id, code, count)
         SELECT c.user_id, c.code, c.count
           FROM unnest($1::uuid[], $2::text[], $3::int[]) WITH ORDINALITY AS c (user_id, code, count, position)
           JOIN public.users u ON u.id = c.user_id ORDER BY c.position
         ON CONFLICT (user_id, code)
         DO UPDATE SET count = refused_attempts.count + excluded.count, updated_at = now()`,
        [counts.map(({ userId }) => userId), counts.map(({ code }) => code), counts.map(({ count }) => count)],
      );
    } catch (error) {
      for (const { userId, code, count } of counts) this.count(userId, code, count);
      this.logger.warn(`Refusals could not be written: ${String(error)}`);
    }
  }
}
