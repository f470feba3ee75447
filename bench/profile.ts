import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Profiler } from 'node:inspector';
import { fileURLToPath } from 'node:url';
import { BenchCluster } from './bench-cluster.js';
import { CONTESTANTS } from './contestants.js';
import { runForJson } from './run-json.js';

/**
 * `npm run bench:profile`: what the CPU time of one action is spent on in the server, at 50 matches in a closed loop.
 * Each sample belongs to the innermost function on the stack that one of the kinds below knows.
 */
const KINDS: readonly (readonly [string, RegExp])[] = [
  ['rules', /mutative|dist\/bench\/duel|engine\/core\/(play|rng|choice)/],
  ['chance and hashes', /internal\/crypto|engine\/core\/(dice|replay)/],
  ['views', /sessions\/session-update|http\/session-page/],
  ['JSON', /JSON (stringify|parse)|common\/shared-json/],
  ['shapes', /class-validator|class-transformer|ajv|common\/http|hosting\/shapes/],
  ['database', /node_modules\/pg|engine\/store/],
  ['sockets', /node_modules\/(socket\.io|engine\.io|ws)|engine\/sockets/],
  ['engine', /dist\/src\//],
  ['garbage collection', /garbage collector/],
];
/** Functions that do little else than write or read JSON, which the profiler counts as theirs. */
const JSON_WORK = /^(write|commitOf|encodeAsString|tryParse|with)$/;

const parlour = CONTESTANTS.find(({ name }) => name === 'parlour')!;
const load = fileURLToPath(new URL('../../bench/peers/load.mjs', import.meta.url));
const cluster = await BenchCluster.make();
const server = spawn(
  process.execPath,
  ['--max-semi-space-size=64', '--import', new URL('./profile-hook.js', import.meta.url).href, parlour.script],
  { env: { ...process.env, ...parlour.env(cluster) }, stdio: ['ignore', 'pipe', 'inherit', 'ipc'] },
);
try {
  const [ready] = (await once(server.stdout!, 'data')) as [Buffer];
  const url = /http:\/\/[\w.]+:\d+/.exec(String(ready))![0];
  const cell = { driver: 'parlour', kind: 'closed', matches: 50, url, serverPid: server.pid, postgresPid: cluster.pid };
  await runForJson(load, { ...cell, warm: 0, seconds: 8 }, 60_000);
  server.send('begin');
  await once(server, 'message');
  const measured = await runForJson(load, { ...cell, warm: 0, seconds: 8 }, 60_000);
  server.send('end');
  const [profile] = (await once(server, 'message')) as [Profiler.Profile];
  tell(profile, measured as unknown as { actions: number; rate: number; cpu: Record<string, number> });
} finally {
  server.kill('SIGKILL');
  await cluster.remove();
}

function tell(
  profile: Profiler.Profile,
  { actions, rate, cpu }: { actions: number; rate: number; cpu: Record<string, number> },
) {
  const { kinds, functions } = split(profile);
  console.log(
    `${actions} actions, ${Math.round(rate)}/s; CPU ms for one action: server ${cpu.server!.toFixed(3)}, Postgres ${cpu.postgres!.toFixed(3)}\n`,
  );
  const total = [...kinds.values()].reduce((sum, time) => sum + time, 0);
  const row = ([name, time]: [string, number]): string =>
    `| ${name} | ${((cpu.server! * time) / total).toFixed(3)} | ${((100 * time) / total).toFixed(1)} % |`;
  console.log('| | CPU ms for one action | share |\n| --- | ---: | ---: |');
  for (const kind of largest(kinds)) console.log(row(kind));
  console.log('\nThe largest functions:\n');
  for (const one of largest(functions).slice(0, 25)) console.log(row(one));
}

function split({ nodes, samples, timeDeltas }: Profiler.Profile) {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const parents = new Map(nodes.flatMap(({ id, children }) => (children ?? []).map((child) => [child, id])));
  const kinds = new Map<string, number>();
  const functions = new Map<string, number>();
  const add = (sums: Map<string, number>, name: string, time: number) => sums.set(name, (sums.get(name) ?? 0) + time);
  samples!.forEach((id, index) => {
    const time = timeDeltas![index]!;
    const { functionName, url } = byId.get(id)!.callFrame;
    if (functionName === '(idle)') return;
    add(functions, `${functionName || '(anonymous)'} ${url.replace(/^.*(node_modules|dist)\//, '')}`, time);
    add(kinds, kindOf(id, byId, parents), time);
  });
  return { kinds, functions };
}

function kindOf(leaf: number, byId: Map<number, Profiler.ProfileNode>, parents: Map<number, number>): string {
  for (let id: number | undefined = leaf; id !== undefined; id = parents.get(id)) {
    const { functionName, url } = byId.get(id)!.callFrame;
    const name = id === leaf && JSON_WORK.test(functionName) ? 'JSON stringify' : `${functionName} ${url}`;
    const kind = KINDS.find(([, pattern]) => pattern.test(name));
    if (kind) return kind[0];
  }
  return 'event loop and the rest';
}

function largest(sums: Map<string, number>): [string, number][] {
  return [...sums].sort(([, a], [, b]) => b - a);
}
