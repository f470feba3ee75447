import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { startParlour } from '../support/parlour.js';
import type { Parlour } from '../support/parlour.js';

const run = promisify(execFile);
const ROOT = resolve('.');
const TSC = join(ROOT, 'node_modules/typescript/bin/tsc');

const TYPED = `
import { parlour } from '@parlour/client';
import type { Choice, TcgFuel, tcgFuel, VikingVengeance } from '@parlour/client';

export function typed(): void {
  const house = parlour('http://localhost');
  const check = house.game('check');
  void check.play({ options: { wrongMatchPenalty: 2 } });
  // @ts-expect-error no such option
  void check.play({ options: { dekCount: 1 } });
  // @ts-expect-error an action of another game
  void check.open('id').act({ type: 'placeCard' });
  void house.game('any-other').open('id').act({ type: 'whatever' });
  const action: VikingVengeance['action']['type'] = 'endTurn';
  const choice: Choice<TcgFuel['action']> | tcgFuel.GameView | undefined = undefined;
  void [action, choice];
}
`;

/** Plays every game that the server has at once, and keeps the proofs. */
const EVERY_GAME = `
import { writeFile } from 'node:fs/promises';
import { parlour, randomAction } from '@parlour/client';

const house = parlour(process.argv[2]!);
const played = (await house.games()).map(async ({ slug }) => {
  const table = await house.game(slug).play();
  for await (const { choices } of table.turns()) await table.act(randomAction(choices));
  await table.over();
  return house.sessions.proof(table.sessionId);
});
await writeFile('proofs.json', JSON.stringify(await Promise.all(played)));
house.close();
`;

/** Has no address to ask: what it checks is in the file. */
const OFFLINE = `
import { readFile } from 'node:fs/promises';
import { verifyProof } from '@parlour/client';
import type { Proof } from '@parlour/client';

for (const proof of JSON.parse(await readFile('proofs.json', 'utf8')) as Proof[]) {
  const forged = { ...proof, rounds: proof.rounds.map((round) => ({ ...round, seed: round.seed.replace(/./g, '0') })) };
  console.log(proof.game, verifyProof(proof).holds, verifyProof(forged).holds);
}
`;

interface Packed {
  readonly name: string;
  readonly filename: string;
}

/** What a package depends on, and what that depends on: their folders here, by name. */
async function dependenciesOf(folder: string, found = new Map<string, string>()): Promise<ReadonlyMap<string, string>> {
  const { dependencies = {} } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as {
    readonly dependencies?: object;
  };
  for (const name of Object.keys(dependencies)) {
    if (found.has(name)) continue;
    const own = join(folder, 'node_modules', name);
    const home = existsSync(own) ? own : join(ROOT, 'node_modules', name);
    found.set(name, home);
    await dependenciesOf(home, found);
  }
  return found;
}

async function pack(into: string, cwd: string, ...what: readonly string[]): Promise<readonly Packed[]> {
  const { stdout } = await run('npm', ['pack', '--silent', '--json', '--pack-destination', into, ...what], { cwd });
  return JSON.parse(stdout) as Packed[];
}

/**
 * The package as others get it: packed, and installed by npm in an empty folder outside of the repository. What it depends on
 * is packed from here, so that npm has nothing to ask of the network and still resolves and installs all of it.
 */
async function install(folder: string): Promise<void> {
  const [client] = await pack(folder, join(ROOT, 'client'));
  const types = join(ROOT, 'node_modules/@types/node');
  const homes = new Map([
    ...(await dependenciesOf(join(ROOT, 'client'))),
    ...(await dependenciesOf(types)),
    ['@types/node', types],
  ]);
  const others = await pack(folder, ROOT, '--ignore-scripts', ...homes.values());
  const overrides = Object.fromEntries(others.map(({ name, filename }) => [name, `file:${filename}`]));
  await writeFile(join(folder, 'package.json'), JSON.stringify({ private: true, type: 'module', overrides }));
  const wanted = [client!.filename, others.find(({ name }) => name === '@types/node')!.filename];
  const quietly = ['--offline', '--no-audit', '--no-fund', '--silent'];
  await run('npm', ['install', ...quietly, ...wanted.map((file) => `./${file}`)], { cwd: folder });
}

/** The program that the README shows. */
async function readmeBot(): Promise<string> {
  const readme = await readFile(join(ROOT, 'client/README.md'), 'utf8');
  const [, code] = /## A bot in twenty lines\n\n```ts\n(.*?)```/s.exec(readme) ?? [];
  if (code === undefined) throw new Error('The README shows no bot.');
  return code;
}

describe('The package', () => {
  let server: Parlour;
  let folder: string;
  beforeAll(async () => {
    server = await startParlour();
    folder = await mkdtemp(join(tmpdir(), 'parlour-client-'));
    await install(folder);
  }, 300_000);
  afterAll(async () => {
    await server.stop();
    await rm(folder, { recursive: true });
  });

  it('shows a bot of twenty lines that compiles against it and plays a game to the end', async () => {
    const bot = await readmeBot();
    expect(bot.split('\n').filter((line) => line.trim() !== '').length).toBeLessThanOrEqual(20);
    await writeFile(join(folder, 'bot.ts'), bot);
    await writeFile(join(folder, 'typed.ts'), TYPED);
    await writeFile(join(folder, 'every-game.ts'), EVERY_GAME);
    await writeFile(join(folder, 'offline.ts'), OFFLINE);
    const compilerOptions = {
      module: 'nodenext',
      target: 'es2023',
      lib: ['es2023'],
      strict: true,
      skipLibCheck: false,
      types: ['node'],
      outDir: 'out',
    };
    const files = ['bot.ts', 'typed.ts', 'every-game.ts', 'offline.ts'];
    await writeFile(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files }));
    const compiled = await run(process.execPath, [TSC, '-p', folder]).catch((error: { stdout: string }) => error);
    expect(compiled.stdout).toBe('');
    const { stdout } = await run(process.execPath, ['out/bot.js', server.url], { cwd: folder });
    expect(stdout).toMatch(/^Won by seat/);
  });

  it('plays every game of the server to the end, and verifies the proofs offline', async () => {
    await run(process.execPath, ['out/every-game.js', server.url], { cwd: folder });
    const { stdout } = await run(process.execPath, ['out/offline.js'], { cwd: folder });
    const slugs = ['check', 'four-in-a-square', 'ggltcg', 'tcg-fuel', 'viking-vengeance'];
    expect(stdout.trim().split('\n').sort()).toEqual(slugs.map((slug) => `${slug} true false`));
  });

  it('points to nothing outside itself', async () => {
    const home = join(folder, 'node_modules/@parlour/client');
    const { stdout } = await run('grep', [
      '-rEoh',
      '--include=*.js',
      '--include=*.d.ts',
      "(from|import\\()\\s*'[^']+'",
      join(home, 'dist'),
    ]);
    const { dependencies } = JSON.parse(await readFile(join(home, 'package.json'), 'utf8')) as { dependencies: object };
    const imported = new Set(
      stdout
        .match(/'[^']+'/g)
        ?.map((name) => name.slice(1, -1))
        .filter((name) => !name.startsWith('.')),
    );
    const allowed = Object.keys(dependencies);
    expect([...imported].filter((name) => !allowed.some((one) => name === one || name.startsWith(`${one}/`)))).toEqual(
      [],
    );
  });
});
