import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { chromium } from 'playwright-core';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { SHARED } from '../../support/browser-server.mjs';
import { OwnServer } from './own-server.js';

/** For one step on a machine that is busy with other things. */
const PATIENCE_MS = 120_000;

/** A folder for pictures and texts of the pages that are still open at the end: those of tests that failed. */
const LEFT_OPEN = process.env.LEFT_OPEN;

/** How many times slower than this machine every page runs, to find what only goes well on a quick one. */
const SLOWNESS = Number(process.env.SLOW_PAGES ?? 1);

/** What `test/support/browser-keeper.mjs` keeps for all files of the run. */
interface SharedHouse {
  readonly url: string;
  readonly databaseUrl: string;
  readonly browser: string;
}

/** The browser of the run. */
export function connect(): Promise<Browser> {
  return chromium.connect(shared().browser, { timeout: PATIENCE_MS });
}

/** A server as people start it, and a browser before it. */
export class House {
  private readonly broken: Error[] = [];

  private constructor(
    private readonly browser: Browser,
    readonly url: string,
    private readonly databaseUrl: string,
    private readonly ownServer: OwnServer | undefined,
  ) {}

  /**
   * The server that all files share; one of its own where it must be another program or is told something (`env`) that the
   * shared one is not.
   */
  static async open(main?: string, env: Readonly<Record<string, string>> = {}): Promise<House> {
    const fits = main === undefined && Object.entries(env).every(([name, value]) => SHARED[name] === value);
    if (!fits) return House.own(main, env);
    const { url, databaseUrl } = shared();
    return new House(await connect(), url, databaseUrl, undefined);
  }

  /** A server of its own: for what others must not feel. */
  static async own(main?: string, env: Readonly<Record<string, string>> = {}): Promise<House> {
    const [server, browser] = await Promise.all([OwnServer.start(main, env), connect()]);
    return new House(browser, server.url, server.databaseUrl, server);
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
    const client = new pg.Client({ connectionString: this.databaseUrl });
    await client.connect();
    await client.query(sql, [...values]).finally(() => client.end());
  }

  /** It takes in what it is sent and answers nothing. */
  freezeServer(): void {
    this.own.freeze();
  }

  /** It goes on with what it was sent meanwhile. */
  thawServer(): void {
    this.own.thaw();
  }

  async killServer(): Promise<void> {
    await this.own.kill();
  }

  /** At the same address, with the same data. */
  async startServerAgain(): Promise<void> {
    await this.own.startAgain();
  }

  async close(): Promise<void> {
    if (LEFT_OPEN) await this.keepLeftOpen(LEFT_OPEN);
    await this.browser.close();
    await this.ownServer?.end();
    if (this.broken.length > 0) throw new AggregateError(this.broken, 'The page threw.');
  }

  private get own(): OwnServer {
    if (!this.ownServer)
      throw new Error('This server is shared: a test that stops it opens its house with House.own().');
    return this.ownServer;
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

function shared(): SharedHouse {
  const told = process.env.SHARED_HOUSE;
  if (told === undefined) throw new Error('SHARED_HOUSE is not set: run the tests through jest.browser.config.js.');
  return JSON.parse(told) as SharedHouse;
}
