import { Injectable } from '@nestjs/common';
import { Pool } from 'pg';
import type { UserAccount } from '../../../../auth/account.js';
import { ApiError } from '../../../../common/api-error.js';
import { TtlCache } from '../../../../common/ttl-cache.js';
import { userVisitor } from '../../../../rooms/visitor.js';
import type { Visitor } from '../../../../rooms/room.types.js';

/** The whole number by which this contract knows an account. */
@Injectable()
export class Players {
  private readonly known = new TtlCache<number>({ max: 20_000, ttlMs: 60 * 60_000 });

  constructor(private readonly pool: Pool) {}

  /** An account that comes for the first time gets the next number. */
  async idOf({ id, name }: UserAccount): Promise<number> {
    const known = this.known.get(id);
    if (known !== undefined) return known;
    const found = await this.find(id);
    const playerId = found ?? (await this.insert(id, name));
    this.known.set(id, playerId);
    return playerId;
  }

  /** The caller as a visitor of rooms; whoever names a player must name themselves. */
  async visitor(account: UserAccount, named?: number): Promise<Visitor> {
    const playerId = await this.idOf(account);
    if (named !== undefined && named !== playerId) throw notYourPlayer();
    return userVisitor(account, { playerId: String(playerId) });
  }

  async userIdOf(playerId: number): Promise<string | undefined> {
    const { rows } = await this.pool.query<{ user_id: string | null }>(
      'SELECT user_id FROM tcg_fuel.players WHERE id = $1',
      [playerId],
    );
    return rows[0]?.user_id ?? undefined;
  }

  /** The player ids of these accounts, as far as they have one. */
  async idsOf(userIds: readonly string[]): Promise<Map<string, number>> {
    const { rows } = await this.pool.query<{ id: number; user_id: string }>(
      'SELECT id, user_id FROM tcg_fuel.players WHERE user_id = ANY($1)',
      [userIds],
    );
    return new Map(rows.map(({ id, user_id }) => [user_id, id]));
  }

  private async find(userId: string): Promise<number | undefined> {
    return (await this.idsOf([userId])).get(userId);
  }

  private async insert(userId: string, name: string): Promise<number> {
    const { rows } = await this.pool.query<{ id: number }>(
      `INSERT INTO tcg_fuel.players (user_id, username) VALUES ($1, $2)
       ON CONFLICT (user_id) DO UPDATE SET username = excluded.username, updated_at = now() RETURNING id`,
      [userId, name],
    );
    return rows[0]!.id;
  }
}

export function notYourPlayer(): ApiError {
  return new ApiError(403, 'NOT_YOUR_PLAYER', 'This is not your player id.');
}
