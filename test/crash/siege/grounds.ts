import { setTimeout as delay } from 'node:timers/promises';
import { Balancer } from '../../support/balancer.js';
import { DataFolder } from '../../support/data-folder.js';
import { freePort } from '../../support/free-port.js';
import { MortalServer } from '../../support/mortal-server.js';
import { startRealRedis } from '../../support/real-redis.js';
import type { RealRedis } from '../../support/real-redis.js';
import { TcpProxy } from '../../support/tcp-proxy.js';
import { RemoteData } from './remote-data.js';
import type { Strike } from './strike.js';

/** What needs a Postgres behind a proxy, and what needs a second instance with a Redis between the two. */
const REMOTE: readonly Strike[] = ['partition'];
const TWINS: readonly Strike[] = ['pause-redis', 'partition-redis', 'skew'];
/** What needs three instances behind a balancer, which sends every connection and request to any of them. */
const CLUSTER: readonly Strike[] = ['instance', 'drain', 'kill-redis', 'crash-postgres'];
const DRAIN_SECONDS = 5;

/**
 * Where a siege takes place: one server with its own Postgres; two of them with everything behind proxies; or three behind a
 * balancer.
 */
export class Grounds {
  /** Sessions that were damaged on purpose: they stand still, and nothing else may. */
  readonly poisoned = new Set<string>();

  private constructor(
    readonly data: DataFolder,
    readonly servers: readonly MortalServer[],
    private shared?: RealRedis,
    readonly redisProxy?: TcpProxy,
    private readonly ports: readonly number[] = [],
  ) {}

  /** Where clients go, one after the other. */
  get doors(): readonly { readonly address: string }[] {
    return this.balancer ? [this.balancer] : this.servers;
  }

  get redis(): RealRedis | undefined {
    return this.shared;
  }

  private balancer: Balancer | undefined;

  static async open(strikes: readonly Strike[], main: string): Promise<Grounds> {
    const has = (kinds: readonly Strike[]) => strikes.some((strike) => kinds.includes(strike));
    if (has(CLUSTER)) return Grounds.openCluster(main);
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

  private static async openCluster(main: string): Promise<Grounds> {
    const data = await RemoteData.open();
    const redis = await startRealRedis();
    const env = { ...data.env, REDIS_URL: redis.url, TEST_HOOKS: '1', DRAIN_SECONDS: `${DRAIN_SECONDS}` };
    const ports = [await freePort(), await freePort(), await freePort()];
    const servers = ports.map((port) => new MortalServer(data, { main, env: { ...env, PORT: `${port}` } }));
    return new Grounds(data, servers, redis, undefined, ports);
  }

  /** Redis dies, and comes back empty where it was. */
  async killRedis(goneMs: number): Promise<void> {
    const { url } = this.shared!;
    this.shared!.stop();
    await delay(goneMs);
    this.shared = await startRealRedis(Number(new URL(url).port));
  }

  /** The one that is killed and asked. */
  get server(): MortalServer {
    return this.servers[0]!;
  }

  async start(): Promise<void> {
    for (const server of this.servers) await server.start();
    if (this.ports.length > 0) this.balancer = await Balancer.before(this.ports);
  }

  /** No server ends by itself. */
  expectAll(): void {
    const gone = this.servers.find((server) => server.gone);
    if (gone) throw new Error(`The server ended by itself:\n${gone.lastWords}`);
  }

  async close(): Promise<void> {
    this.balancer?.stop();
    await Promise.all(this.servers.map((server) => server.stop()));
    await this.redisProxy?.stop();
    this.shared?.stop();
    if (this.data instanceof RemoteData) await this.data.close();
    this.data.remove();
  }
}
