import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
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

/** The package as others get it: packed, unpacked in a folder with nothing of this repository but what it depends on. */
async function install(folder: string): Promise<void> {
  const { stdout } = await run('npm', ['pack', '--silent', '--pack-destination', folder], {
    cwd: join(ROOT, 'client'),
  });
  const home = join(folder, 'node_modules/@parlour/client');
  await mkdir(home, { recursive: true });
  await run('tar', ['-xzf', join(folder, stdout.trim()), '-C', home, '--strip-components=1']);
  const { dependencies } = JSON.parse(await readFile(join(home, 'package.json'), 'utf8')) as { dependencies: object };
  for (const name of [...Object.keys(dependencies), '@types/node']) {
    await mkdir(dirname(join(folder, 'node_modules', name)), { recursive: true });
    await symlink(join(ROOT, 'node_modules', name), join(folder, 'node_modules', name));
  }
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
  });
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
    await writeFile(join(folder, 'package.json'), JSON.stringify({ type: 'module' }));
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
