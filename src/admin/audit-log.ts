import { Injectable } from '@nestjs/common';
import { Pool } from 'pg';
import { decodeCursor, toPage } from '../common/http/cursor.js';
import type { Page } from '../common/http/cursor.js';
import type { Json } from '../common/json.js';

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

interface AuditRow {
  id: string;
  at: Date;
  admin_id: string;
  deed: string;
  target_type: Deed['targetType'];
  target_id: string;
  details: Readonly<Record<string, Json>> | null;
}

/** Every admin deed leaves a row, looking at hidden cards included. */
@Injectable()
export class AuditLog {
  constructor(private readonly pool: Pool) {}

  async record(adminId: string, { deed, targetType, targetId, details }: Deed): Promise<void> {
    await this.pool.query(
      'INSERT INTO audit_log (admin_id, deed, target_type, target_id, details) VALUES ($1, $2, $3, $4, $5)',
      [adminId, deed, targetType, targetId, details ? JSON.stringify(details) : null],
    );
  }

  async page(limit: number, cursor: string | undefined, targetId: string | undefined): Promise<Page<LoggedDeed>> {
    const [before] = cursor ? decodeCursor(cursor, ['number']) : [null];
    const { rows } = await this.pool.query<AuditRow>(
      `SELECT * FROM audit_log WHERE ($1::bigint IS NULL OR id < $1) AND ($2::text IS NULL OR target_id = $2)
        ORDER BY id DESC LIMIT $3`,
      [before, targetId ?? null, limit + 1],
    );
    return toPage(rows, limit, (last) => [Number(last.id)], shown);
  }
}

function shown(row: AuditRow): LoggedDeed {
  return {
    id: Number(row.id),
    at: row.at.toISOString(),
    adminId: row.admin_id,
    deed: row.deed,
    targetType: row.target_type,
    targetId: row.target_id,
    ...(row.details ? { details: row.details } : undefined),
  };
}
