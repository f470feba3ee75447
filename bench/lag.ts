import { cpus, loadavg } from 'node:os';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import { ShutdownGate } from '../src/common/shutdown/shutdown-gate.js';
import { readSettings } from '../src/config/read-settings.js';
import { createApp } from '../src/create-app.js';
import { settingsOf } from '../src/engine/hosting/game-module.js';
import { games } from '../src/games/index.js';
import { listen } from '../src/listen.js';
import { benchDatabase } from './bench-database.js';

/**
 * `npm run bench:lag`: how late the server's event loop runs while bots think. A whole server in this process, games of
 * Four in a Square against `hard` played from another thread, and the delay of a timer of one millisecond.
 */
const { values } = parseArgs({
  options: {
    bots: { type: 'string', default: '8' },
    threads: { type: 'string' },
    level: { type: 'string', default: 'hard' },
    seconds: { type: 'string', default: '20' },
    rounds: { type: 'string', default: '3' },
  },
});
const WANTED_MS = 10;
const INTERVAL_MS = 1;
let turns = 0;

const database = await benchDatabase();
const env = {
  PORT: '0',
  HOST: '127.0.0.1',
  DATABASE_URL: database.url,
  JWT_SECRET: 'a secret for one measurement only',
  LOG_LEVEL: 'silent',
  BOT_THREADS: values.threads,
};
const settings = readSettings(env, settingsOf(games));
const app = await createApp(settings, games);
const url = await listen(app, settings);
await pause(1000);
await measure('idle');

const workerData = { url, bots: Number(values.bots), level: values.level };
const players = new Worker(new URL('./lag-players.js', import.meta.url), { workerData });
players.on('message', () => (turns += 1));
players.on('error', (error) => {
  console.error(error);
  process.exit(1);
});
await pause(3000);
const worst: number[] = [];
for (let round = 1; round <= Number(values.rounds); round++) worst.push(await measure(`round ${round}`));
const median = worst.toSorted((a, b) => a - b)[Math.floor(worst.length / 2)]!;
console.log(
  `\n${values.bots} games against ${values.level}, ${settings.botThreads} bot threads, ${cpus().length} cores, load ${loadavg()[0]!.toFixed(1)}`,
);
console.log(`p99 ${median.toFixed(2)} ms (median of ${worst.length} rounds; under ${WANTED_MS} ms wanted)`);
await players.terminate();
await app.get(ShutdownGate).stop();
await database.stop();

/** The delay of the loop for a while, beyond the timer's own interval. */
async function measure(name: string): Promise<number> {
  const histogram = monitorEventLoopDelay({ resolution: INTERVAL_MS });
  turns = 0;
  histogram.enable();
  await pause(Number(values.seconds) * 1000);
  histogram.disable();
  const late = (percentile: number): number => Math.max(0, histogram.percentile(percentile) / 1e6 - INTERVAL_MS);
  const figures = [50, 99, 99.9].map((percentile) => `p${percentile} ${late(percentile).toFixed(2)} ms`);
  const most = Math.max(0, histogram.max / 1e6 - INTERVAL_MS).toFixed(1);
  console.log(`${name.padEnd(8)} ${figures.join('  ')}  longest ${most} ms  ${turns} turns of the bots`);
  return late(99);
}
