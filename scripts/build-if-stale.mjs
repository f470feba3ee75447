import { spawnSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isStale } from './stale.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

/** What is built, by which npm script, from what. The stamp is written after a build that succeeded. */
const PARTS = [
  {
    name: 'server',
    script: 'build',
    stamp: 'dist/.built',
    sources: [
      'src',
      'client/src',
      'examples',
      'bench',
      'ormconfig.ts',
      '.swcrc',
      'scripts/compile.mjs',
      'package-lock.json',
    ],
  },
  {
    name: 'page',
    script: 'build:web',
    needs: 'web/index.html',
    stamp: 'web/dist/.built',
    sources: ['web', 'client/src', 'package-lock.json'],
  },
];

export function buildIfStale() {
  for (const part of PARTS) {
    if (part.needs && !existsSync(join(root, part.needs))) continue;
    if (!isStale(root, part.stamp, part.sources)) continue;
    console.log(`Building the ${part.name} ...`);
    build(part);
    writeFileSync(join(root, part.stamp), '');
  }
}

function build({ name, script }) {
  if (!existsSync(join(root, 'node_modules'))) fail('Parlour is not installed yet: run npm install first.');
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const shell = process.platform === 'win32';
  const { status } = spawnSync(npm, ['run', '--silent', script], { cwd: root, stdio: 'inherit', shell });
  if (status !== 0) fail(`Building the ${name} failed.`);
}

function fail(message) {
  console.error(message);
  process.exit(1);
}
