import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { LessThan } from 'typeorm';
import type { Repository } from 'typeorm';
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
}

/** Every admin deed leaves a row, looking at hidden cards included. */
@Injectable()
export class AuditLog {
  constructor(@InjectRepository(AuditEntry) private readonly entries: Repository<AuditEntry>) {}

  async record(adminId: string, { deed, targetType, targetId, details }: Deed): Promise<void> {
    await this.entries.insert({ adminId, deed, targetType, targetId, details: details ?? null });
  }

  async page(limit: number, cursor: string | undefined, targetId: string | undefined): Promise<Page<LoggedDeed>> {
    const [before] = cursor ? decodeCursor(cursor, ['number']) : [null];
    const rows = await this.entries.find({
      where: {
        ...(before !== null && { id: LessThan(String(before)) }),
        ...(targetId !== undefined && { targetId }),
      },
      order: { id: 'DESC' },
      take: limit + 1,
    });
    return toPage(rows, limit, (last) => [Number(last.id)], shown);
  }
}

function shown({ id, at, details, ...deed }: AuditEntry): LoggedDeed {
  return { id: Number(id), at: at.toISOString(), ...deed, ...(details ? { details } : undefined) };
}
