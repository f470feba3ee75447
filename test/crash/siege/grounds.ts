import { DataFolder } from '../../support/data-folder.js';
import { MortalServer } from '../../support/mortal-server.js';
import { startRealRedis } from '../../support/real-redis.js';
import type { RealRedis } from '../../support/real-redis.js';
import { TcpProxy } from '../../support/tcp-proxy.js';
import { RemoteData } from './remote-data.js';
import type { Strike } from './strike.js';

/** What needs a Postgres behind a proxy, and what needs a second instance with a Redis between the two. */
const REMOTE: readonly Strike[] = ['partition'];
const TWINS: readonly Strike[] = ['pause-redis', 'partition-redis', 'skew'];

/** Where a siege takes place: one server with its own Postgres, or two of them with everything behind proxies. */
export class Grounds {
  /** Sessions that were damaged on purpose: they stand still, and nothing else may. */
  readonly poisoned = new Set<string>();

  private constructor(
    readonly data: DataFolder,
    readonly servers: readonly MortalServer[],
    readonly redis?: RealRedis,
    readonly redisProxy?: TcpProxy,
  ) {}

  static async open(strikes: readonly Strike[], main: string): Promise<Grounds> {
    const has = (kinds: readonly Strike[]) => strikes.some((strike) => kinds.includes(strike));
    const twins = has(TWINS);
    const data = twins || has(REMOTE) ? await RemoteData.open() : new DataFolder();
    const redis = twins ? await startRealRedis() : undefined;
    const redisProxy = redis && (await TcpProxy.before(redis.url));
    const env = {
      ...(data instanceof RemoteData ? data.env : undefined),
      ...(redis ? { REDIS_URL: redis.url } : undefined),
      TEST_HOOKS: '1',
    };
    // Only the first can be cut off from Redis: the other one goes on without it.
    const first = redisProxy ? { ...env, REDIS_URL: redisProxy.url } : env;
    const servers = [first, ...(twins ? [env] : [])].map((each) => new MortalServer(data, { main, env: each }));
    return new Grounds(data, servers, redis, redisProxy);
  }

  /** The one that is killed and asked. */
  get server(): MortalServer {
    return this.servers[0]!;
  }

  async start(): Promise<void> {
    for (const server of this.servers) await server.start();
  }

  /** No server ends by itself. */
  expectAll(): void {
    const gone = this.servers.find((server) => server.gone);
    if (gone) throw new Error(`The server ended by itself:\n${gone.lastWords}`);
  }

  async close(): Promise<void> {
    for (const server of this.servers) await server.stop();
    await this.redisProxy?.stop();
    this.redis?.stop();
    if (this.data instanceof RemoteData) await this.data.close();
    this.data.remove();
  }
}
