import { Global, Logger, Module } from '@nestjs/common';
import type { DynamicModule } from '@nestjs/common';
import { Pool } from 'pg';
import type { PoolConfig } from 'pg';
import { DataSource, EntityManager } from 'typeorm';
import { ServerClock } from '../common/clock/server-clock.js';
import { ShutdownGate } from '../common/shutdown/shutdown-gate.js';
import { Settings } from '../config/settings.js';
import { CommitPool, expectKeys, MOST_IN_FLIGHT } from '../engine/store/commit-pool.js';
import { LIST_TIMEOUT_MS, ListPool } from '../engine/store/list-pool.js';
import { openServerClock } from './clock-sync.js';
import { dataSourceOptions } from './data-source-options.js';
import { DatabaseHost } from './database-host.js';
import { DatabasePulse } from './database-pulse.js';
import { migrate } from './migrate.js';
import { Schema } from './schema.js';
import { SteadyPool } from './steady-pool.js';

const logger = new Logger('Database');

function complain(error: unknown): void {
  logger.warn('A database connection broke; it will be replaced', error);
}

async function openDataSource(
  schema: Schema,
  host: DatabaseHost,
  settings: Settings,
  gate: ShutdownGate,
  pulse: DatabasePulse,
): Promise<DataSource> {
  const done = await migrate(host.url, schema);
  if (done.length > 0) logger.log(`Migrated: ${done.join(', ')}`);
  const poolSize = Math.max(2, Math.ceil(settings.databasePool / 2));
  // Lists may take longer than a move, but not for ever either.
  const timeoutMs = settings.databaseTimeoutMs * 3;
  const dataSource = new DataSource(
    dataSourceOptions({ url: host.url, schema, poolSize, onPoolError: complain, timeoutMs, pulse }),
  );
  await dataSource.initialize();
  gate.onStop('connections', 'TypeORM', () => dataSource.destroy());
  return dataSource;
}

/**
 * The pool of the action path, apart from TypeORM's so that a slow listing never delays a commit. Both ask for the
 * `DataSource` only to come after the migrations.
 */
function openPool(place: Place, _migrated: DataSource): Pool {
  return open('pool', place, { max: Math.max(1, place.settings.databasePool - MOST_IN_FLIGHT) });
}

function openCommitPool(place: Place, _migrated: DataSource): CommitPool {
  return open('pool of commits', place, { max: MOST_IN_FLIGHT, onConnect: expectKeys });
}

/** A quarter of those for play: lists wait for each other, never a game for a list. */
function openListPool(place: Place, _migrated: DataSource): ListPool {
  const max = Math.max(2, Math.ceil(place.settings.databasePool / 4));
  // Where the whole database is given more time, so are its lists.
  const timeout = Math.max(LIST_TIMEOUT_MS, place.settings.databaseTimeoutMs);
  return open('pool of lists', place, { max, statement_timeout: timeout });
}

/** What every pool needs to know. */
class Place {
  constructor(
    readonly host: DatabaseHost,
    readonly settings: Settings,
    readonly gate: ShutdownGate,
    readonly pulse: DatabasePulse,
  ) {}
}

function open(name: string, { host, settings, gate, pulse }: Place, config: PoolConfig): Pool {
  const pool = new SteadyPool({
    connectionString: host.url,
    idleTimeoutMillis: 60_000,
    // A Postgres that is frozen answers nothing: the caller that waits for it is told so.
    connectionTimeoutMillis: settings.databaseTimeoutMs,
    query_timeout: settings.databaseTimeoutMs,
    keepAlive: true,
    application_name: 'parlour',
    pulse,
    ...config,
  });
  pool.on('error', complain); // unheard, it would end the process
  gate.onStop('connections', name, () => pool.end());
  return pool;
}

/** Injects `DataSource` (and repositories by `TypeOrmModule.forFeature`), pg's `Pool` and `DatabaseHost` anywhere. */
@Global()
@Module({
  providers: [
    { provide: DatabaseHost, useFactory: DatabaseHost.open, inject: [Settings, ShutdownGate] },
    {
      provide: DatabasePulse,
      useFactory: ({ url }: DatabaseHost, { signal }: ShutdownGate) => new DatabasePulse(url, signal),
      inject: [DatabaseHost, ShutdownGate],
    },
    {
      provide: Place,
      useFactory: (host: DatabaseHost, settings: Settings, gate: ShutdownGate, pulse: DatabasePulse) =>
        new Place(host, settings, gate, pulse),
      inject: [DatabaseHost, Settings, ShutdownGate, DatabasePulse],
    },
    {
      provide: DataSource,
      useFactory: openDataSource,
      inject: [Schema, DatabaseHost, Settings, ShutdownGate, DatabasePulse],
    },
    { provide: EntityManager, useFactory: (dataSource: DataSource) => dataSource.manager, inject: [DataSource] },
    { provide: Pool, useFactory: openPool, inject: [Place, DataSource] },
    { provide: CommitPool, useFactory: openCommitPool, inject: [Place, DataSource] },
    { provide: ListPool, useFactory: openListPool, inject: [Place, DataSource] },
    { provide: ServerClock, useFactory: openServerClock, inject: [Pool, ShutdownGate] },
  ],
  exports: [DatabaseHost, DataSource, EntityManager, Pool, CommitPool, ListPool, ServerClock],
})
export class DatabaseModule {
  /** With the tables of the house and of these games. */
  static with(schema: Schema): DynamicModule {
    return { module: DatabaseModule, providers: [{ provide: Schema, useValue: schema }] };
  }
}
