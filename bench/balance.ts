import { loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { Balancer } from '../test/support/balancer.js';
import { startRealRedis } from '../test/support/real-redis.js';
import { BenchCluster } from './bench-cluster.js';
import { CONTESTANTS } from './contestants.js';
import { median } from './pairs.js';
import type { Slice } from './pairs.js';
import { runForJson } from './run-json.js';
import { ServerProcess } from './server-process.js';

/**
 * `npm run bench:balance`: what it costs that the players of a table sit at different instances. Three instances with one
 * Postgres and one Redis behind HAProxy, which brings all connections of a table to one instance (sticky) or each to any
 * (random); and one instance behind HAProxy. Measured in turn, by short slices: at a fixed rate, and as fast as it goes.
 */
const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '7' },
    seconds: { type: 'string', default: '3' },
    matches: { type: 'string', default: '50' },
    rate: { type: 'string', default: '300' },
  },
});
const LOAD = fileURLToPath(new URL('../../bench/peers/load.mjs', import.meta.url));
const INSTANCES = 3;
const WAYS = ['one', 'sticky', 'random'] as const;
const CELLS = ['open', 'closed'] as const;
type Way = (typeof WAYS)[number];
type Cell = (typeof CELLS)[number];

interface Measured extends Slice {
  readonly cpu: Slice['cpu'] & { readonly redis: number };
}

const FIGURES: readonly { title: string; cell: Cell; digits: number; of(slice: Measured): number }[] = [
  { title: `median at ${values.rate}/s, ms`, cell: 'open', digits: 2, of: ({ p50 }) => p50 },
  { title: `p99 at ${values.rate}/s, ms`, cell: 'open', digits: 1, of: ({ p99 }) => p99 },
  { title: 'CPU of the instances for an action, ms', cell: 'open', digits: 3, of: ({ cpu }) => cpu.server },
  { title: 'CPU of Postgres, ms', cell: 'open', digits: 3, of: ({ cpu }) => cpu.postgres },
  { title: 'CPU of Redis, ms', cell: 'open', digits: 3, of: ({ cpu }) => cpu.redis },
  { title: 'actions/s, closed loop', cell: 'closed', digits: 0, of: ({ rate }) => rate },
  { title: 'CPU of the instances, ms', cell: 'closed', digits: 3, of: ({ cpu }) => cpu.server },
];

const stops: (() => void | Promise<void>)[] = [];
try {
  const cluster = await BenchCluster.make();
  stops.push(() => cluster.remove());
  const redis = await startRealRedis();
  stops.push(() => redis.stop());
  const shared = CONTESTANTS.find(({ name }) => name === 'parlour-shared')!;
  const instances: ServerProcess[] = [];
  for (let number = 0; number < INSTANCES; number++) {
    const one = await ServerProcess.start(shared.script, [], { ...shared.env(cluster), REDIS_URL: redis.url });
    instances.push(one);
    stops.push(() => one.kill());
  }
  const ports = instances.map(({ url }) => Number(new URL(url).port));
  const balancers: Record<Way, Balancer> = {
    one: await Balancer.before(ports.slice(0, 1)),
    sticky: await Balancer.before(ports, 'sticky'),
    random: await Balancer.before(ports, 'random'),
  };
  for (const balancer of Object.values(balancers)) stops.push(() => balancer.stop());

  const slice = async (way: Way, kind: Cell, warm: number): Promise<Measured> => {
    const [matches, seconds, rate] = [values.matches, values.seconds, values.rate].map(Number);
    const cell = { kind, matches, rate, warm, seconds, driver: 'parlour', url: balancers[way].address };
    const serverPid = (way === 'one' ? instances.slice(0, 1) : instances).map(({ pid }) => pid);
    const asked = { ...cell, serverPid, postgresPid: cluster.pid, redisPid: redis.pid };
    return (await runForJson(LOAD, asked, (warm + seconds! + 60) * 1000)) as unknown as Measured;
  };

  // Every instance is slower in its first seconds, while V8 compiles.
  for (const way of [...WAYS, ...WAYS]) await slice(way, 'closed', 10);
  const found: Record<Way, Record<Cell, Measured[]>> = {
    one: { open: [], closed: [] },
    sticky: { open: [], closed: [] },
    random: { open: [], closed: [] },
  };
  for (let round = 0; round < Number(values.rounds); round++) {
    for (const cell of CELLS) {
      // Each is first, second and last in its turn.
      for (const index of WAYS.keys()) {
        const way = WAYS[(index + round) % WAYS.length]!;
        found[way][cell].push(await slice(way, cell, 1));
      }
    }
    const rates = WAYS.map((way) => Math.round(found[way].closed.at(-1)!.rate)).join(', ');
    console.error(`${round + 1}: ${rates} actions/s | load ${loadavg()[0]!.toFixed(1)}`);
  }

  console.log(
    `| medians of ${values.rounds} slices | one instance | three, sticky | three, random | random / sticky |`,
  );
  console.log('| --- | ---: | ---: | ---: | ---: |');
  for (const { title, cell, digits, of } of FIGURES) {
    const cells = WAYS.map((way) => median(found[way][cell].map(of)).toFixed(digits));
    const ratios = found.random[cell].map((one, round) => of(one) / of(found.sticky[cell][round]!));
    console.log(`| ${title} | ${cells.join(' | ')} | ${median(ratios).toFixed(2)}x |`);
  }
  const loads = CELLS.flatMap((cell) => found.random[cell].map(({ load }) => load));
  console.log(`\nLoad average: ${median(loads).toFixed(1)} (median)`);
} finally {
  for (const stop of stops.reverse()) await stop();
}
