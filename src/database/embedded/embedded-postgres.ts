import { rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { createCluster, hasCluster, OWNER, readAccess, writeAccess } from './cluster.js';
import { FolderInUseError } from './embedded.types.js';
import type { EmbeddedLog, Place } from './embedded.types.js';
import { lockFolder } from './folder-lock.js';
import { freePort } from './free-port.js';
import { findRunning } from './pid-file.js';
import { settle } from './place.js';
import { launch, stopPostmaster } from './postmaster.js';

export interface EmbeddedOptions {
  readonly dataDir: string;
  readonly log: EmbeddedLog;
  readonly maxConnections?: number;
  /** False only for throwaway test data: it turns fsync off. */
  readonly durable?: boolean;
  /** Postgres was lost and could not be brought back: the server had better end. */
  readonly onLost?: (error: unknown) => void;
}

const DATABASE = 'parlour';

/** A real Postgres in the data folder: started, or adopted if it outlived its server, and held by one server at a time. */
export class EmbeddedPostgres {
  private stopping = false;

  private constructor(
    private readonly options: EmbeddedOptions,
    private readonly place: Place,
    private readonly password: string,
    private port: number,
    private lock: pg.Client,
  ) {}

  static async start(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
    const place = await settle(options.dataDir, options.log);
    if (!(await hasCluster(place))) {
      options.log.info('Making the database, once');
      await createCluster(place, options.durable ?? true);
    }
    const { password } = await readAccess(place);
    const { port, lock } = await open(options, place, password);
    const postgres = new EmbeddedPostgres(options, place, password, port, lock);
    postgres.watch();
    try {
      await createDatabase(lock);
    } catch (error) {
      await postgres.stop();
      throw error;
    }
    return postgres;
  }

  /** The address of Parlour's database, or of another one in the same cluster. */
  url(database = DATABASE): string {
    return addressOf(this.password, this.port, database);
  }

  /** The lock is held until Postgres has ended, or a server starting now would adopt one that is going down. */
  async stop(): Promise<void> {
    if (this.stopping) return;
    this.stopping = true;
    const ended = await stopPostmaster(this.place);
    await this.lock.end().catch(() => undefined);
    if (!ended) this.options.log.warn(`Postgres did not stop. See ${this.place.logFile}`);
  }

  /** Stops and deletes everything, for tests. */
  async destroy(): Promise<void> {
    await this.stop();
    const inside = dirname(this.place.data) === this.options.dataDir;
    await rm(inside ? this.place.data : dirname(this.place.data), { recursive: true, force: true });
    await rm(join(this.options.dataDir, 'postgres'), { recursive: true, force: true });
  }

  /** Losing the lock's connection means that Postgres ended or restarted: bring it back under the same address. */
  private watch(): void {
    this.lock.once('end', () => {
      if (!this.stopping) void this.recover();
    });
  }

  private async recover(): Promise<void> {
    this.options.log.warn('The connection to the embedded Postgres was lost: bringing it back');
    try {
      const { lock } = await open(this.options, this.place, this.password, this.port);
      this.lock = lock;
      this.watch();
      this.options.log.info('The embedded Postgres is back');
    } catch (error) {
      if (!this.stopping) this.options.onLost?.(error);
    }
  }
}

/** How often we look again while Postgres may be starting, stopping, or being started by another process. */
const MOST_LOOKS = 8;
/** How long we believe a Postgres that says it is coming: after a crash it reads its log first, which may be long. */
const RECOVERY_MS = 10 * 60_000;

async function open(
  options: EmbeddedOptions,
  place: Place,
  password: string,
  fixedPort?: number,
): Promise<{ port: number; lock: pg.Client }> {
  const { log } = options;
  const since = Date.now();
  let waiting = false;
  for (let looks = 1; ;) {
    try {
      const running = await findRunning(place);
      const port = running?.port ?? (await startNew(options, place, fixedPort));
      const lock = await lockFolder(addressOf(password, port, 'postgres'), options.dataDir);
      if (running) log.info(`Using the Postgres that is already running (process ${running.pid})`);
      return { port, lock };
    } catch (error) {
      if (isFinal(error) || looks === MOST_LOOKS) throw error;
      if (isComing(error) && !waiting) log.info('Postgres is there and not ready yet: waiting for it');
      waiting ||= isComing(error);
      if (!isComing(error) || Date.now() - since > RECOVERY_MS) looks += 1;
      await sleep(250 * looks);
    }
  }
}

async function startNew(options: EmbeddedOptions, place: Place, fixedPort?: number): Promise<number> {
  const access = await readAccess(place);
  const port = fixedPort ?? (await freePort(access.port));
  await launch(place, { port, maxConnections: options.maxConnections ?? 100, durable: options.durable ?? true });
  if (port !== access.port) await writeAccess(place, { ...access, port });
  return port;
}

/** Postgres answers, and says: not yet. */
function isComing(error: unknown): boolean {
  return (error as { code?: string }).code === '57P03';
}

/** Held by another server, or a wrong password: trying again would not help. */
function isFinal(error: unknown): boolean {
  return error instanceof FolderInUseError || (error as { code?: string }).code === '28P01';
}

/** SQL: there is no database yet that an entity could be in. */
async function createDatabase(lock: pg.Client): Promise<void> {
  const { rowCount } = await lock.query('SELECT 1 FROM pg_database WHERE datname = $1', [DATABASE]);
  if (rowCount === 0) await lock.query(`CREATE DATABASE ${DATABASE}`);
}

/** The password is base64url, so nothing needs escaping. `sslmode` keeps PGSSLMODE from having a say. */
function addressOf(password: string, port: number, database: string): string {
  return `postgres://${OWNER}:${password}@127.0.0.1:${port}/${database}?sslmode=disable`;
}
