// npm run release:keep -- <commit>: keeps the sources of a release, without its tests and its page, for the test that runs the
// last release beside this checkout. They lie in the tree because a checkout need not have the history: a shallow clone has not.
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

const [commit = 'HEAD'] = process.argv.slice(2);
/** What `npm run build` reads. */
const SOURCES = [
  'src',
  'client/src',
  'client/package.json',
  'package.json',
  'package-lock.json',
  'ormconfig.ts',
  '.swcrc',
];
const BUILD = ['tsconfig.json', 'scripts/compile.mjs', 'scripts/copy-data.mjs'];
const tar = execFileSync('git', ['archive', commit, '--', ...SOURCES, ...BUILD, ':(exclude,glob)**/*.spec.ts'], {
  maxBuffer: 1 << 28,
});
const id = execFileSync('git', ['rev-parse', `${commit}^{commit}`]).toString();
writeFileSync('test/upgrade/released.tar.gz', gzipSync(tar, { level: 9 }));
writeFileSync('test/upgrade/released-commit', id);
console.log(`Kept ${id.trim()}.`);
