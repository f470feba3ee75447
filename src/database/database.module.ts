import { Global, Logger, Module } from '@nestjs/common';
import { Pool } from 'pg';
import type { PoolConfig } from 'pg';
import { DataSource, EntityManager } from 'typeorm';
import { ShutdownGate } from '../common/shutdown/shutdown-gate.js';
import { Settings } from '../config/settings.js';
import { CommitPool, expectKeys, MOST_IN_FLIGHT } from '../engine/sessions/store/commit-pool.js';
import { dataSourceOptions } from './data-source-options.js';
import { DatabaseHost } from './database-host.js';
import { migrate } from './migrate.js';
import { SteadyPool } from './steady-pool.js';

const logger = new Logger('Database');

function complain(error: unknown): void {
  logger.warn('A database connection broke; it will be replaced', error);
}

async function openDataSource(host: DatabaseHost, settings: Settings, gate: ShutdownGate): Promise<DataSource> {
  const poolSize = Math.max(2, Math.ceil(settings.databasePool / 2));
  const dataSource = new DataSource(dataSourceOptions({ url: host.url, poolSize, onPoolError: complain }));
  await dataSource.initialize();
  gate.onStop('connections', 'TypeORM', () => dataSource.destroy());
  const done = await migrate(dataSource, host.url);
  if (done.length > 0) logger.log(`Migrated: ${done.join(', ')}`);
  return dataSource;
}

/**
 * The pool of the action path, apart from TypeORM's so that a slow listing never delays a commit. Both ask for the
 * `DataSource` only to come after the migrations.
 */
function openPool(host: DatabaseHost, settings: Settings, gate: ShutdownGate, _migrated: DataSource): Pool {
  return open('pool', host, gate, { max: Math.max(1, settings.databasePool - MOST_IN_FLIGHT) });
}

function openCommitPool(host: DatabaseHost, gate: ShutdownGate, _migrated: DataSource): CommitPool {
  return open('pool of commits', host, gate, { max: MOST_IN_FLIGHT, onConnect: expectKeys });
}

function open(name: string, { url }: DatabaseHost, gate: ShutdownGate, config: PoolConfig): Pool {
  const pool = new SteadyPool({
    connectionString: url,
    idleTimeoutMillis: 60_000,
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
    application_name: 'parlour',
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
    { provide: DataSource, useFactory: openDataSource, inject: [DatabaseHost, Settings, ShutdownGate] },
    { provide: EntityManager, useFactory: (dataSource: DataSource) => dataSource.manager, inject: [DataSource] },
    { provide: Pool, useFactory: openPool, inject: [DatabaseHost, Settings, ShutdownGate, DataSource] },
    { provide: CommitPool, useFactory: openCommitPool, inject: [DatabaseHost, ShutdownGate, DataSource] },
  ],
  exports: [DatabaseHost, DataSource, EntityManager, Pool, CommitPool],
})
export class DatabaseModule {}
