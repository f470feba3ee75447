import pg from 'pg';
import type { DataSourceOptions } from 'typeorm';
import type { DatabasePulse } from './database-pulse.js';
import type { Schema } from './schema.js';
import { SteadyPool } from './steady-pool.js';

export interface DataSourceChoices {
  readonly url: string;
  readonly schema: Schema;
  readonly poolSize: number;
  readonly onPoolError?: (error: unknown) => void;
  /** Undefined: a statement may take as long as it takes. */
  readonly timeoutMs?: number;
  readonly pulse?: DatabasePulse;
}

/** How TypeORM sees our Postgres; the same for the server and for its command line. */
export function dataSourceOptions({
  url,
  schema,
  poolSize,
  onPoolError,
  timeoutMs,
  pulse,
}: DataSourceChoices): DataSourceOptions {
  return {
    type: 'postgres',
    driver: { ...pg, Pool: SteadyPool },
    url,
    poolSize,
    poolErrorHandler: onPoolError ?? (() => undefined), // an idle connection that breaks is replaced when it is needed
    entities: [...schema.entities],
    migrations: [...schema.migrations],
    migrationsTableName: 'migrations',
    synchronize: false,
    installExtensions: false,
    uuidExtension: 'pgcrypto', // gen_random_uuid(), which Postgres has had without any extension since 13
    connectTimeoutMS: timeoutMs ?? 10_000,
    extra: { query_timeout: timeoutMs, pulse },
    applicationName: 'parlour',
    logging: false,
  };
}
