import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { InstanceBus } from '../common/cluster/instance-bus.js';
import { TtlCache } from '../common/ttl-cache.js';
import type { Revoked } from './account-events.js';
import type { Role, UserKind } from './entities/user.entity.js';

/** What an access token cannot know, because it may have changed since it was signed. */
export interface Standing {
  readonly name: string;
  readonly kind: UserKind;
  readonly role: Role;
  readonly banned: boolean;
  readonly banReason: string | null;
}

/**
 * How an account stands right now, remembered for a few seconds. A change made in this process is forgotten at once;
 * one made by another instance when that says so, and at the latest when the memory has faded.
 */
@Injectable()
export class Standings {
  private readonly users = new TtlCache<Promise<Standing | undefined>>({ max: 20_000, ttlMs: 5_000 });
  private readonly logins = new TtlCache<Promise<boolean>>({ max: 20_000, ttlMs: 5_000 });

  constructor(
    private readonly dataSource: DataSource,
    bus: InstanceBus,
  ) {
    bus.on<Revoked>('revoked', ({ userId, loginId }) => {
      this.forgetUser(userId);
      if (loginId !== undefined) this.forgetLogin(loginId);
    });
    bus.onGap(() => {
      this.users.clear();
      this.logins.clear();
    });
  }

  find(userId: string): Promise<Standing | undefined> {
    return remembered(this.users, userId, () => this.read(userId));
  }

  isLoginOpen(loginId: string): Promise<boolean> {
    return remembered(this.logins, loginId, () => this.readLogin(loginId));
  }

  forgetUser(userId: string): void {
    this.users.delete(userId);
  }

  forgetLogin(loginId: string): void {
    this.logins.delete(loginId);
  }

  private async read(userId: string): Promise<Standing | undefined> {
    const rows: Standing[] = await this.dataSource.query(
      `SELECT name, kind, role, banned_at IS NOT NULL AS banned, ban_reason AS "banReason" FROM users WHERE id = $1`,
      [userId],
    );
    return rows[0];
  }

  private async readLogin(loginId: string): Promise<boolean> {
    const rows: unknown[] = await this.dataSource.query(
      `SELECT 1 FROM refresh_tokens WHERE family_id = $1 AND revoked_at IS NULL LIMIT 1`,
      [loginId],
    );
    return rows.length > 0;
  }
}

/**
 * The promise itself is kept, from the moment of asking: forgetting it also forgets an answer still on its way, which
 * may be older than the change that made us forget.
 */
function remembered<T>(cache: TtlCache<Promise<T>>, key: string, read: () => Promise<T>): Promise<T> {
  const known = cache.get(key);
  if (known) return known;
  const asked = read();
  cache.set(key, asked);
  asked.catch(() => cache.delete(key));
  return asked;
}
