import pg from 'pg';
import { createTestDatabase } from '../support/database.js';
import type { TestDatabase } from '../support/database.js';
import { guest, Person } from '../support/people.js';
import { SpawnedServer } from '../support/spawned-server.js';
import { startRealRedis } from '../support/real-redis.js';
import type { RealRedis } from '../support/real-redis.js';

export interface Instance {
  readonly server: SpawnedServer;
  readonly url: string;
}

/** Instances of the server as shipped, each a process, before one Postgres and one Redis. */
export class Cluster {
  private constructor(
    private readonly redis: RealRedis,
    private readonly database: TestDatabase,
    readonly instances: Instance[],
  ) {}

  /** `env`: what single instances get besides, by their number. */
  static async start(size: number, env: readonly Record<string, string>[] = []): Promise<Cluster> {
    const redis = await startRealRedis();
    const cluster = new Cluster(redis, await createTestDatabase(), []);
    try {
      await Promise.all(Array.from({ length: size }, (_, number) => cluster.add(env[number])));
      return cluster;
    } catch (error) {
      await cluster.stop();
      throw error;
    }
  }

  /** `main`: what is started, where that is not the server of this checkout. */
  async add(env: Record<string, string> = {}, main?: string): Promise<Instance> {
    const settings = {
      HOST: '127.0.0.1',
      DATABASE_URL: this.database.url,
      REDIS_URL: this.redis.url,
      JWT_SECRET: 'the secret of all instances, known to every test',
      BOT_THREADS: '1',
      DATABASE_POOL: '4',
      LOG_LEVEL: 'warn',
      TEST_HOOKS: '1',
      ...env,
    };
    const server = SpawnedServer.spawn(settings, main);
    const instance = { server, url: await server.ready() };
    this.instances.push(instance);
    return instance;
  }

  /** A new person, who knows every instance: the same account at each of them. */
  async person(name: string): Promise<Person[]> {
    const { token, id } = await guest(this.instances[0]!.url, name);
    return this.instances.map(({ url }) => new Person(url, token, id));
  }

  async query<T extends object>(sql: string, values: unknown[] = []): Promise<T[]> {
    const client = new pg.Client({ connectionString: this.database.url });
    await client.connect();
    try {
      return (await client.query<T>(sql, values)).rows;
    } finally {
      await client.end();
    }
  }

  async stop(): Promise<void> {
    await Promise.all(this.instances.map(({ server }) => (server.gone ? undefined : server.end('SIGTERM'))));
    await this.database.drop();
    this.redis.stop();
  }
}
