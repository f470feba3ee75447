import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { ApiError } from '../common/api-error.js';
import { numberInCursor, toPage, type Page } from '../common/http/cursor.js';
import { isUuid } from '../common/uuid.js';
import { AccountEvents } from './account-events.js';
import { type Role, User, type UserKind } from './entities/user.entity.js';
import { Logins } from './logins/logins.js';
import { toNameKey } from './names/names.js';
import { Standings } from './logins/standings.js';

export interface UserQuery {
  readonly limit: number;
  readonly cursor?: string;
  /** Part of a name or of an e-mail address. */
  readonly search?: string;
  readonly kind?: UserKind;
  readonly role?: Role;
  readonly banned?: boolean;
}

/** Accounts as administrators and other modules see them. */
@Injectable()
export class UsersService {
  constructor(
    @InjectRepository(User) private readonly users: Repository<User>,
    private readonly logins: Logins,
    private readonly standings: Standings,
    private readonly events: AccountEvents,
  ) {}

  async find(id: string): Promise<User | undefined> {
    return isUuid(id) ? ((await this.users.findOneBy({ id })) ?? undefined) : undefined;
  }

  async findByNum(num: number): Promise<User | undefined> {
    if (!Number.isSafeInteger(num)) return undefined;
    return (await this.users.findOneBy({ num: String(num) })) ?? undefined;
  }

  async get(id: string): Promise<User> {
    const user = await this.find(id);
    if (!user) throw new ApiError(404, 'USER_NOT_FOUND', 'There is no such user.');
    return user;
  }

  /** Newest first. */
  async list({ limit, cursor, search, kind, role, banned }: UserQuery): Promise<Page<User>> {
    const query = this.users
      .createQueryBuilder('u')
      .orderBy('u.num', 'DESC')
      .take(limit + 1);
    if (cursor !== undefined) query.andWhere('u.num < :before', { before: numberInCursor(cursor) });
    if (search !== undefined && search !== '') {
      const like = `%${toNameKey(search).replace(/[\\%_]/g, '\\$&')}%`;
      query.andWhere('(u.name_key LIKE :like OR u.email_key LIKE :like)', { like });
    }
    if (kind !== undefined) query.andWhere('u.kind = :kind', { kind });
    if (role !== undefined) query.andWhere('u.role = :role', { role });
    if (banned !== undefined) query.andWhere(banned ? 'u.banned_at IS NOT NULL' : 'u.banned_at IS NULL');
    return toPage(
      await query.getMany(),
      limit,
      (last) => [last.num],
      (user) => user,
    );
  }

  async setRole(id: string, role: Role): Promise<User> {
    const user = await this.get(id);
    if (role === 'admin' && user.kind === 'guest') {
      throw new ApiError(409, 'GUEST_CANNOT_BE_ADMIN', 'A guest has no password: let them register first.');
    }
    if (user.role === role) return user;
    await this.users.update({ id }, { role });
    this.standings.forgetUser(id);
    // Sockets carry the role they connected with: let them come back with the new one.
    this.events.revoked({ userId: id, reason: 'role-changed' });
    return this.get(id);
  }

  /** Takes effect at once in this process, and within seconds in others. */
  async ban(id: string, reason?: string): Promise<User> {
    const { kind } = await this.get(id);
    await this.users.update({ id }, { bannedAt: new Date(), banReason: reason ?? null });
    this.standings.forgetUser(id);
    // A guest has nothing but its tokens to come back with: they lie idle until the ban is lifted.
    if (kind === 'guest') this.events.revoked({ userId: id, reason: 'banned' });
    else await this.logins.closeAll(id, 'banned');
    return this.get(id);
  }

  async unban(id: string): Promise<User> {
    await this.get(id);
    await this.users.update({ id }, { bannedAt: null, banReason: null });
    this.standings.forgetUser(id);
    return this.get(id);
  }
}
