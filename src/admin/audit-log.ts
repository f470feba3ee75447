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
  readonly adminName: string | null;
}

/** Which deeds are looked for; what is left out may be anything. */
export interface WantedDeeds {
  readonly target?: string;
  readonly admin?: string;
  readonly deed?: string;
}

interface AuditRow {
  id: string;
  at: Date;
  admin_id: string;
  admin_name: string | null;
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

  async page(limit: number, cursor: string | undefined, wanted: WantedDeeds): Promise<Page<LoggedDeed>> {
    const [before] = cursor ? decodeCursor(cursor, ['number']) : [null];
    const { rows } = await this.pool.query<AuditRow>(
      `SELECT a.*, u.name AS admin_name FROM audit_log a LEFT JOIN users u ON u.id = a.admin_id
        WHERE ($1::bigint IS NULL OR a.id < $1) AND ($2::text IS NULL OR a.target_id = $2)
          AND ($3::uuid IS NULL OR a.admin_id = $3) AND ($4::text IS NULL OR a.deed = $4)
        ORDER BY a.id DESC LIMIT $5`,
      [before, wanted.target ?? null, wanted.admin ?? null, wanted.deed ?? null, limit + 1],
    );
    return toPage(rows, limit, (last) => [Number(last.id)], shown);
  }
}

function shown(row: AuditRow): LoggedDeed {
  return {
    id: Number(row.id),
    at: row.at.toISOString(),
    adminId: row.admin_id,
    adminName: row.admin_name,
    deed: row.deed,
    targetType: row.target_type,
    targetId: row.target_id,
    ...(row.details ? { details: row.details } : undefined),
  };
}
