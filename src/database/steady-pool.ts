import { Pool } from 'pg';
import type { PoolClient, PoolConfig } from 'pg';
import { isDatabaseDown } from '../common/database-down.js';
import { DatabaseSilent } from './database-pulse.js';
import type { DatabasePulse } from './database-pulse.js';

type Borrowed = (
  error: Error | undefined,
  client: PoolClient | undefined,
  release: (release?: unknown) => void,
) => void;

export interface SteadyPoolConfig extends PoolConfig {
  readonly pulse?: DatabasePulse;
}

/**
 * A pool whose connections may break at any time. `pg` tells of a broken connection by an event, and an event `error`
 * without a listener ends the process. The pool hears its idle connections; one that is lent out and just then between
 * two statements is heard by this class alone. Its borrower finds out with the next statement. While Postgres does not
 * answer, the pool lends no connection. A connection that comes back while its last statement is still unanswered is
 * closed: the next borrower would wait behind that statement, for ever if the connection has lost its way.
 */
export class SteadyPool extends Pool {
  private readonly pulse: DatabasePulse | undefined;

  constructor(config: SteadyPoolConfig = {}) {
    super(config);
    this.pulse = config.pulse;
    this.on('connect', (client) => client.on('error', () => undefined));
    this.on('release', (error: unknown) => {
      if (error === true || isDatabaseDown(error)) this.pulse?.suspect();
      else this.pulse?.heard();
    });
  }

  override connect(): Promise<PoolClient>;
  override connect(callback: Borrowed): void;
  override connect(callback?: Borrowed): Promise<PoolClient> | void {
    if (this.pulse?.isSilent) {
      const error = new DatabaseSilent();
      if (!callback) return Promise.reject(error);
      return process.nextTick(() => callback(error, undefined, () => undefined));
    }
    if (!callback) return this.noticing(super.connect());
    super.connect((error, client, release) => {
      if (error) this.pulse?.suspect();
      if (client) closeIfBusy(client);
      callback(error, client, client ? (why) => client.release(why as Error) : release);
    });
  }

  private async noticing(connecting: Promise<PoolClient>): Promise<PoolClient> {
    try {
      const client = await connecting;
      closeIfBusy(client);
      return client;
    } catch (error) {
      this.pulse?.suspect();
      throw error;
    }
  }
}

/** TypeORM gives a connection back without a word when a statement had no answer in time. */
function closeIfBusy(client: PoolClient): void {
  const release = client.release.bind(client);
  client.release = (why) => release(why ?? isBusy(client));
}

/** Not in pg's types. */
function isBusy(client: PoolClient): boolean {
  return (client as PoolClient & { readonly readyForQuery?: boolean }).readyForQuery === false;
}
