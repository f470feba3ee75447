import { setTimeout as delay } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import pg from 'pg';

const PROBE_MS = 1_000;
const PAUSE_MS = 250;

/** What those who want a connection are told while Postgres does not answer. */
export class DatabaseSilent extends Error {
  /** Postgres' own "cannot connect now". */
  readonly code = '57P03';

  constructor() {
    super('Postgres does not answer.');
  }
}

/**
 * Whether Postgres answers at all. A Postgres that is frozen, or cut off, keeps every statement waiting until its timeout;
 * once that is known the rest is refused at once, instead of each waiting in its turn.
 */
export class DatabasePulse {
  private readonly logger = new Logger('Database');
  private silent = false;
  private probing = false;

  constructor(
    private readonly url: string,
    private readonly signal: AbortSignal,
  ) {}

  get isSilent(): boolean {
    return this.silent;
  }

  /** A statement had no answer in time, or a connection broke: looks whether that is Postgres' doing. */
  suspect(): void {
    if (this.probing) return;
    this.probing = true;
    this.probe().finally(() => (this.probing = false));
  }

  private async probe(): Promise<void> {
    while (!this.signal.aborted && !(await this.answers())) {
      if (!this.silent) this.logger.warn('Postgres does not answer');
      this.silent = true;
      await delay(PAUSE_MS);
    }
    if (this.silent) this.logger.log('Postgres answers again');
    this.silent = false;
  }

  private async answers(): Promise<boolean> {
    const client = new pg.Client({
      connectionString: this.url,
      connectionTimeoutMillis: PROBE_MS,
      query_timeout: PROBE_MS,
      application_name: 'parlour probe',
    });
    client.on('error', () => undefined);
    try {
      await client.connect();
      await client.query('SELECT 1');
      return true;
    } catch {
      return false;
    } finally {
      client.end().catch(() => undefined); // to somebody who does not answer, goodbye may take long
    }
  }
}
