import { existsSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Pool } from 'pg';
import { ShutdownGate } from '../src/common/shutdown/shutdown-gate.js';
import { readSettings } from '../src/config/read-settings.js';
import { createApp } from '../src/create-app.js';
import { settingsOf } from '../src/engine/hosting/game-module.js';
import { games } from '../src/games/index.js';
import { listen } from '../src/listen.js';
import { fillWithGames, takeOver } from './many-games.js';
import { ListClient } from './list-client.js';

// npm run bench:lists [-- 1000000 [folder]]: how long lists, profiles, leaderboards, a start and an action take when so many games have
// been finished, beside a server with hardly any. Both are asked in turn, so that a busy machine is as slow for one as for the other.
// With a folder the games are made there once, and stay for the next run.
const MANY = Number(process.argv[2] ?? 50_000);
const KEPT = process.argv[3];
/** Enough for leaderboards that are full. */
const FEW = 5_000;
const TIMES = 31;

/** A server on data of its own that is started and ended as often as its start is measured. */
class Bench {
  private readonly dataDir: string;
  private end = (): Promise<void> => Promise.resolve();
  client!: ListClient;

  constructor(private readonly count: number) {
    this.dataDir = KEPT ? join(KEPT, String(count)) : mkdtempSync(join(tmpdir(), 'parlour-lists-'));
  }

  /** Returns how long it took. */
  async start(): Promise<number> {
    const since = performance.now();
    const env = {
      ...{ DATA_DIR: this.dataDir, PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'error', TEST_HOOKS: '1' },
      ...{ COSTLY_PER_MINUTE: '1000000', SESSIONS_PER_MINUTE: '1000000', SESSIONS_PER_ACCOUNT: '1000000' },
      ...{ SESSIONS_PER_ADDRESS: '1000000', DATABASE_TIMEOUT_MS: '600000' },
    };
    const settings = readSettings(env, settingsOf(games));
    const app = await createApp(settings, games);
    this.end = () => app.get(ShutdownGate).stop();
    const url = await listen(app, settings);
    const took = performance.now() - since;
    this.client = await ListClient.at(url);
    return took;
  }

  async fill(): Promise<void> {
    const filled = join(this.dataDir, 'filled');
    if (existsSync(filled)) return;
    mkdirSync(this.dataDir, { recursive: true });
    const since = performance.now();
    await this.start();
    await this.withPool(async (pool) => fillWithGames(pool, this.client, this.count));
    console.error(`${this.count} games in ${((performance.now() - since) / 1000).toFixed(0)} s`);
    await this.stop();
    writeFileSync(filled, '');
  }

  async takeOver(): Promise<void> {
    await this.withPool((pool) => takeOver(pool, this.client.userId));
  }

  async stop(): Promise<void> {
    await this.end();
    this.end = () => Promise.resolve();
  }

  remove(): void {
    if (!KEPT) rmSync(this.dataDir, { recursive: true, force: true });
  }

  /** A connection of the bench itself: the server's would take part in what is measured. */
  private async withPool(work: (pool: Pool) => Promise<void>): Promise<void> {
    const access = readFileSync(join(realpathSync(join(this.dataDir, 'postgres')), 'parlour-access.json'), 'utf8');
    const { password, port } = JSON.parse(access) as { password: string; port: number };
    const pool = new Pool({ connectionString: `postgres://parlour:${password}@127.0.0.1:${port}/parlour`, max: 1 });
    try {
      await work(pool);
    } finally {
      await pool.end();
    }
  }
}

const benches = [new Bench(FEW), new Bench(MANY)] as const;
try {
  for (const bench of benches) await bench.fill();
  const starts = benches.map((): number[] => []);
  for (let time = 0; time < 3; time++) {
    for (const [index, bench] of benches.entries()) {
      starts[index]!.push(await bench.start());
      await bench.stop();
    }
  }
  for (const bench of benches) await bench.start();
  for (const bench of benches) await bench.takeOver();
  console.log(`median milliseconds with ${FEW} and with ${MANY} finished games`);
  tell('start of the server', starts);
  const works = benches.map(({ client }) => client.works());
  for (const what of works[0]!.keys()) {
    const times = benches.map((): number[] => []);
    for (let time = -1; time < TIMES; time++) {
      for (const [index, work] of works.entries()) {
        const took = await work.get(what)!();
        if (time >= 0) times[index]!.push(took);
      }
    }
    tell(what, times);
  }
} finally {
  for (const bench of benches) {
    await bench.stop();
    bench.remove();
  }
}

function tell(what: string, times: readonly number[][]): void {
  const [few, many] = times.map((all) => all.sort((one, other) => one - other)[Math.floor(all.length / 2)]!);
  const cells = [few!.toFixed(1), many!.toFixed(1), `${(many! / few!).toFixed(2)}x`].map((cell) => cell.padStart(9));
  console.log(`${cells.join('')}  ${what}`);
}
