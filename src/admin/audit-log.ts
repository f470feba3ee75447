import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, LessThan } from 'typeorm';
import type { Repository } from 'typeorm';
import { User } from '../auth/entities/user.entity.js';
import { decodeCursor, toPage } from '../common/http/cursor.js';
import type { Page } from '../common/http/cursor.js';
import { AuditEntry } from './entities/audit-entry.entity.js';

/** One deed of an admin. */
export interface Deed {
  readonly deed: string;
  readonly targetType: 'session' | 'user' | 'server' | 'report';
  readonly targetId: string;
  readonly details?: object;
}

export interface LoggedDeed extends Deed {
  readonly id: number;
  readonly at: string;
  readonly adminId: string;
  /** null: the account is gone. */
  readonly adminName: string | null;
}

/** Which deeds are looked for; what is left out may be anything. */
export interface WantedDeeds {
  readonly target?: string;
  readonly admin?: string;
  readonly deed?: string;
}

/** Every admin deed leaves a row, looking at hidden cards included. */
@Injectable()
export class AuditLog {
  constructor(
    @InjectRepository(AuditEntry) private readonly entries: Repository<AuditEntry>,
    @InjectRepository(User) private readonly users: Repository<User>,
  ) {}

  async record(adminId: string, { deed, targetType, targetId, details }: Deed): Promise<void> {
    await this.entries.insert({ adminId, deed, targetType, targetId, details: details ?? null });
  }

  async page(limit: number, cursor: string | undefined, wanted: WantedDeeds): Promise<Page<LoggedDeed>> {
    const [before] = cursor ? decodeCursor(cursor, ['number']) : [null];
    const rows = await this.entries.find({
      where: {
        ...(before !== null && { id: LessThan(String(before)) }),
        ...(wanted.target !== undefined && { targetId: wanted.target }),
        ...(wanted.admin !== undefined && { adminId: wanted.admin }),
        ...(wanted.deed !== undefined && { deed: wanted.deed }),
      },
      order: { id: 'DESC' },
      take: limit + 1,
    });
    const names = await this.namesOf(rows);
    return toPage(
      rows,
      limit,
      (last) => [Number(last.id)],
      (row) => shown(row, names.get(row.adminId) ?? null),
    );
  }

  private async namesOf(rows: readonly AuditEntry[]): Promise<Map<string, string>> {
    const ids = [...new Set(rows.map(({ adminId }) => adminId))];
    const admins = await this.users.find({ where: { id: In(ids) }, select: { id: true, name: true } });
    return new Map(admins.map(({ id, name }) => [id, name]));
  }
}

function shown({ id, at, details, adminId, ...deed }: AuditEntry, adminName: string | null): LoggedDeed {
  return { id: Number(id), at: at.toISOString(), adminId, adminName, ...deed, ...(details ? { details } : undefined) };
}
