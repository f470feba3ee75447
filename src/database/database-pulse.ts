import { setTimeout as delay } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import pg from 'pg';

/** How often Postgres is asked while it is in doubt. Without any sign of life for so long, it counts as silent. */
const PROBE_MS = 1_000;
/** A Postgres on a busy machine takes long to accept a connection. It is there all the same. */
const PATIENCE_MS = 10_000;
const MOST_PROBES = 5;
/** Postgres' answer when it has no connection left to give: those that it has given are as good as ever. */
const FULL = '53300';

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
 * once that is known the rest is refused at once, instead of each waiting in its turn. Silent means that nothing was heard
 * of it by any connection: one that is slow, or full, is not silent.
 */
export class DatabasePulse {
  private readonly logger = new Logger('Database');
  private silent = false;
  /** What is looked into just now; a new one for every time that it begins. */
  private suspicion: object | undefined;
  private probes = 0;

  constructor(
    private readonly url: string,
    private readonly signal: AbortSignal,
  ) {}

  get isSilent(): boolean {
    return this.silent;
  }

  /** A statement had no answer in time, or a connection broke: looks whether that is Postgres' doing. */
  suspect(): void {
    if (!this.signal.aborted) this.suspicion ??= this.begin({});
  }

  /** Postgres has answered, whatever it said and to whomever. */
  heard(): void {
    if (this.silent) this.logger.log('Postgres answers again');
    this.suspicion = undefined;
    this.silent = false;
  }

  private begin(suspicion: object): object {
    const look = async (): Promise<void> => {
      do {
        if (this.probes < MOST_PROBES) this.probe();
        await delay(PROBE_MS, undefined, { ref: false });
        if (this.suspicion !== suspicion) return;
        if (!this.silent) this.logger.warn('Postgres does not answer');
        this.silent = true;
      } while (!this.signal.aborted);
    };
    void look();
    return suspicion;
  }

  /** One more attempt, beside those that still wait. */
  private probe(): void {
    this.probes += 1;
    this.ask()
      .then((answered) => answered && this.heard())
      .finally(() => (this.probes -= 1));
  }

  private async ask(): Promise<boolean> {
    const client = new pg.Client({
      connectionString: this.url,
      connectionTimeoutMillis: PATIENCE_MS,
      query_timeout: PATIENCE_MS,
      application_name: 'parlour probe',
    });
    client.on('error', () => undefined);
    const end = (): void => void client.end().catch(() => undefined); // to one who does not answer, goodbye may take long
    this.signal.addEventListener('abort', end);
    try {
      await client.connect();
      await client.query('SELECT 1'); // SQL: whether a connection of its own is answered
      return true;
    } catch (error) {
      return (error as { code?: unknown }).code === FULL;
    } finally {
      this.signal.removeEventListener('abort', end);
      end();
    }
  }
}
