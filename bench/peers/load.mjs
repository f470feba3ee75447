// The load generator, in a process of its own and the same for every server: `node load.mjs '<cell as JSON>'`.
// Prints one line of JSON.
import { setTimeout as sleep } from 'node:timers/promises';
import { loadavg } from 'node:os';
import { cpuOf } from '../../dist/bench/cpu.js';
import { openTables } from './match.mjs';
import { atFixedRate, quantile, spread } from './rate.mjs';

const cell = JSON.parse(process.argv[2]);
// The name of one that lies here, or the path of another build's.
const driver = await import(cell.driver.startsWith('/') ? cell.driver : `./${cell.driver}.driver.mjs`);
const kinds = { closed, open, long, watched, back };

const result = await kinds[cell.kind]();
const line = JSON.stringify({ ...result, load: loadavg()[0] });
process.stdout.write(`${line}\n`, () => process.exit(0));

/** Every match acts again as soon as all hold the last view. */
async function closed() {
  const tables = await openTables(driver, cell.url, cell.matches);
  return measured(
    tables,
    () => inClosedLoop(tables, cell.seconds * 1000),
    () => inClosedLoop(tables, cell.warm * 1000),
  );
}

/** One match with many who watch; an action is done when they all hold the view. */
async function watched() {
  const tables = await openTables(driver, cell.url, 1, cell.watchers);
  return measured(
    tables,
    () => inClosedLoop(tables, cell.seconds * 1000),
    () => inClosedLoop(tables, cell.warm * 1000),
  );
}

/**
 * Actions fall due at a fixed rate, whether or not earlier ones are done, and their latency counts from when they fell
 * due: a server that stalls is charged for all who would have come meanwhile.
 */
async function open() {
  const tables = await openTables(driver, cell.url, cell.matches);
  return measured(
    tables,
    () => atFixedRate(tables, cell.rate, cell.seconds * 1000),
    () => atFixedRate(tables, cell.rate, cell.warm * 1000),
  );
}

/** Matches of many actions: what the last ones take against the tenth. */
async function long() {
  const tables = await openTables(driver, cell.url, cell.matches);
  const series = tables.map(() => []);
  const end = performance.now() + cell.seconds * 1000;
  await Promise.all(
    tables.map(async (table, index) => {
      while (table.turn < cell.actions && performance.now() < end) series[index].push(await timed(table));
    }),
  );
  const reached = Math.min(...series.map(({ length }) => length));
  const around = (from, to) =>
    quantile(
      series.flatMap((one) => one.slice(from, to)),
      0.5,
    );
  return { reached, early: around(4, 25), late: around(reached - 20, reached), actions: series.flat().length };
}

/** All sockets are cut at once, and all come back at once. */
async function back() {
  const tables = await openTables(driver, cell.url, cell.matches);
  await Promise.all(tables.map((table) => table.act()));
  await sleep(cell.rest ?? 0);
  const viewers = tables.flatMap((table) => table.viewers);
  for (const viewer of viewers) viewer.cut();
  const since = performance.now();
  const latencies = await Promise.all(
    viewers.map(async (viewer) => {
      for (let tries = 0; ; tries++) {
        try {
          await viewer.connect();
          return performance.now() - since;
        } catch (error) {
          if (tries === 100) throw error;
          await sleep(50);
        }
      }
    }),
  );
  const allBack = performance.now() - since;
  await Promise.all(tables.map((table) => table.act()));
  return { allBack, ...spread(latencies), sockets: viewers.length };
}

/** Runs a warm-up, then the thing itself with the CPU time of all processes concerned. */
async function measured(tables, work, warmUp) {
  await warmUp();
  const before = cpus();
  const bytesBefore = bytesOf(tables);
  const since = performance.now();
  const { latencies, ...more } = await work();
  const seconds = (performance.now() - since) / 1000;
  const after = cpus();
  const bytes = bytesOf(tables);
  const perSocket = (name) =>
    (bytes[name] - bytesBefore[name]) / Math.max(1, latencies.length) / tables[0].viewers.length;
  const perAction = (name) =>
    before[name] === undefined ? undefined : (after[name] - before[name]) / Math.max(1, latencies.length);
  return {
    actions: latencies.length,
    seconds,
    rate: latencies.length / seconds,
    ...spread(latencies),
    cpu: Object.fromEntries(Object.keys(before).map((name) => [name, perAction(name)])),
    bytes: { heard: perSocket('heard'), said: perSocket('said') },
    ...more,
  };
}

/** What all sockets have heard and said so far, counted where it leaves and enters this process. */
function bytesOf(tables) {
  const all = tables.flatMap(({ viewers }) => viewers.map(({ bytes = { heard: NaN, said: NaN } }) => bytes));
  const sum = (name) => all.reduce((total, bytes) => total + bytes[name], 0);
  return { heard: sum('heard'), said: sum('said') };
}

function cpus() {
  const { user, system } = process.cpuUsage();
  const servers = [cell.serverPid].flat().map((pid) => cpuOf(pid));
  const server = servers.includes(undefined) ? undefined : servers.reduce((sum, one) => sum + one, 0);
  const postgres = cpuOf(cell.postgresPid, true);
  return { server, postgres, redis: cpuOf(cell.redisPid), load: (user + system) / 1000 };
}

async function timed(table) {
  const since = performance.now();
  await table.act();
  return performance.now() - since;
}

async function inClosedLoop(tables, millis) {
  const latencies = [];
  const end = performance.now() + millis;
  await Promise.all(
    tables.map(async (table) => {
      while (performance.now() < end) latencies.push(await timed(table));
    }),
  );
  return { latencies };
}
