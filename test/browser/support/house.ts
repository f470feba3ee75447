import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { chromium } from 'playwright-core';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { createTestDatabase } from '../../support/database.js';
import type { TestDatabase } from '../../support/database.js';
import { SpawnedServer } from '../../support/spawned-server.js';

const CHROMIUM = process.env.CHROMIUM ?? '/usr/bin/chromium';
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
/** For one step on a machine that is busy with other things. */
const PATIENCE_MS = 120_000;

/** A folder for pictures and texts of the pages that are still open at the end: those of tests that failed. */
const LEFT_OPEN = process.env.LEFT_OPEN;

/** How many times slower than this machine every page runs, to find what only goes well on a quick one. */
const SLOWNESS = Number(process.env.SLOW_PAGES ?? 1);

/** A server as people start it, and a browser before it. */
export class House {
  private readonly broken: Error[] = [];

  private constructor(
    private readonly database: TestDatabase,
    private readonly browser: Browser,
    private server: SpawnedServer,
    readonly url: string,
    private readonly main: string | undefined,
    private readonly env: Readonly<Record<string, string>>,
  ) {}

  /** The usual server, or another program that serves games; `env` is what it is told besides. */
  static async open(main?: string, env: Readonly<Record<string, string>> = {}): Promise<House> {
    const database = await createTestDatabase();
    const server = start(database, '0', main, env);
    const browser = await chromium.launch({ executablePath: CHROMIUM, args: FLAGS, timeout: PATIENCE_MS });
    return new House(database, browser, server, await server.ready(), main, env);
  }

  /** A fresh browser profile: a visitor who has never been here. An error that their page throws fails the tests. */
  async visitor(options: BrowserContextOptions = {}): Promise<Page> {
    const context = await this.browser.newContext({ baseURL: this.url, ...options });
    context.setDefaultTimeout(PATIENCE_MS);
    context.on('weberror', (thrown) => this.broken.push(thrown.error()));
    if (SLOWNESS > 1) context.on('page', (page) => void slowDown(page));
    return context.newPage();
  }

  /** Changes what is stored, for what would take many games to come about. */
  async change(sql: string, values: readonly unknown[] = []): Promise<void> {
    const client = new pg.Client({ connectionString: this.database.url });
    await client.connect();
    await client.query(sql, [...values]).finally(() => client.end());
  }

  /** It takes in what it is sent and answers nothing. */
  freezeServer(): void {
    this.server.process.kill('SIGSTOP');
  }

  /** It goes on with what it was sent meanwhile. */
  thawServer(): void {
    this.server.process.kill('SIGCONT');
  }

  async killServer(): Promise<void> {
    await this.server.end('SIGKILL');
  }

  /** At the same address, with the same data. */
  async startServerAgain(): Promise<void> {
    this.server = start(this.database, new URL(this.url).port, this.main, this.env);
    await this.server.ready();
  }

  async close(): Promise<void> {
    if (LEFT_OPEN) await this.keepLeftOpen(LEFT_OPEN);
    await this.browser.close();
    await this.server.end('SIGKILL');
    await this.database.drop();
    if (this.broken.length > 0) throw new AggregateError(this.broken, 'The page threw.');
  }

  private async keepLeftOpen(folder: string): Promise<void> {
    await mkdir(folder, { recursive: true });
    for (const page of this.browser.contexts().flatMap((context) => context.pages())) {
      const file = join(folder, `${Date.now()}-${new URL(page.url()).pathname.replaceAll('/', '_')}`);
      await page.screenshot({ path: `${file}.png` }).catch(() => {});
      await writeFile(`${file}.html`, await page.content().catch(String));
    }
  }
}

async function slowDown(page: Page): Promise<void> {
  const line = await page.context().newCDPSession(page);
  await line.send('Emulation.setCPUThrottlingRate', { rate: SLOWNESS });
}

function start(
  database: TestDatabase,
  port: string,
  main: string | undefined,
  more: Readonly<Record<string, string>>,
): SpawnedServer {
  const env = {
    PORT: port,
    HOST: '127.0.0.1',
    DATABASE_URL: database.url,
    DATABASE_TIMEOUT_MS: '60000', // a machine that is busy is not a database that is away
    BOT_THREADS: '1',
    JWT_SECRET: 'the secret of all tests, known to everyone',
    LOG_LEVEL: 'warn',
    ...more,
  };
  return SpawnedServer.spawn(env, main);
}
