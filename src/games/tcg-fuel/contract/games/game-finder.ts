import { Injectable } from '@nestjs/common';
import { Pool } from 'pg';
import type { TableFinder } from '../../../../engine/contract/table.guard.js';
import { LiveSessions } from '../../../../engine/sessions/live-sessions.js';
import { sessionNotFound } from '../../../../engine/sessions/session.js';
import type { LiveSession } from '../../../../engine/sessions/session.js';
import { TtlCache } from '../../../../common/ttl-cache.js';
import { numberIn } from '../number-in.js';

/** Finds games by their number. */
@Injectable()
export class GameFinder implements TableFinder {
  /** A number never changes its game. */
  private readonly known = new TtlCache<string>({ max: 20_000, ttlMs: 60 * 60_000 });

  constructor(
    private readonly pool: Pool,
    private readonly live: LiveSessions,
  ) {}

  async get(gameId: number): Promise<LiveSession> {
    const session = await this.find(String(gameId));
    if (!session) throw sessionNotFound();
    return session;
  }

  async find(number: string): Promise<LiveSession | undefined> {
    const gameId = numberIn(number);
    const id = this.known.get(String(gameId)) ?? (await this.idOf(gameId));
    if (id === undefined) return undefined;
    this.known.set(String(gameId), id);
    return this.live.find(id);
  }

  private async idOf(gameId: number): Promise<string | undefined> {
    const { rows } = await this.pool.query<{ id: string }>(
      `SELECT id FROM game_sessions WHERE num = $1 AND game = 'tcg-fuel'`,
      [gameId],
    );
    return rows[0]?.id;
  }
}
