import { Logger } from '@nestjs/common';
import type { Pool } from 'pg';
import { ServerClock } from '../common/clock/server-clock.js';
import type { ShutdownGate } from '../common/shutdown/shutdown-gate.js';

const EVERY_MS = 5_000;

/** A clock that is compared with Postgres' before the server does anything, and again every few seconds. */
export async function openServerClock(pool: Pool, gate: ShutdownGate): Promise<ServerClock> {
  const logger = new Logger('Clock');
  const clock = new ServerClock();
  const compare = async (): Promise<void> => {
    const before = Date.now();
    // SQL: asks the clock of Postgres, not a table.
    const { rows } = await pool.query<{ at: string }>('SELECT extract(epoch FROM clock_timestamp()) * 1000 AS at');
    if (!clock.compare(before, Number(rows[0]!.at), Date.now())) return;
    logger.warn(`The clock of this machine is off by ${-clock.correction} ms; the time of Postgres counts`);
  };
  // A Postgres that is slow just now keeps no server from starting; while it is away the last correction holds.
  await compare().catch(() => undefined);
  const timer = setInterval(() => void compare().catch(() => undefined), EVERY_MS);
  gate.onStop('intake', 'comparing clocks', () => clearInterval(timer));
  return clock;
}
