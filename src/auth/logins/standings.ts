import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { IsNull } from 'typeorm';
import type { Repository } from 'typeorm';
import { InstanceBus } from '../../common/cluster/instance-bus.js';
import { TtlCache } from '../../common/memory/ttl-cache.js';
import type { Revoked } from '../account-events.js';
import { RefreshToken } from '../entities/refresh-token.entity.js';
import { User } from '../entities/user.entity.js';
import type { Role, UserKind } from '../entities/user.entity.js';

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
    @InjectRepository(User) private readonly accounts: Repository<User>,
    @InjectRepository(RefreshToken) private readonly tokens: Repository<RefreshToken>,
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
    const user = await this.accounts.findOneBy({ id: userId });
    if (!user) return undefined;
    const { name, kind, role, bannedAt, banReason } = user;
    return { name, kind, role, banned: bannedAt !== null, banReason };
  }

  private readLogin(loginId: string): Promise<boolean> {
    return this.tokens.existsBy({ familyId: loginId, revokedAt: IsNull() });
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
