// npm run build: every module of src, examples and the client library through swc, and the data that lies beside them. Types
// are the business of `npm run typecheck`, and of `npm run build:client` for the package that others install. Only what is younger than its output
// is compiled again, and output without a source goes away. Not `nest build`: that compiles everything each time, and src alone.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { transform } from '@swc/core';
import { copyData } from './copy-data.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
/** The pure modules that the client library runs too: filling a form, what has changed, and checking a proof. It carries them in its own dist. */
const OF_THE_CORE = ['choice', 'change', 'rng', 'chain', 'play', 'refusal', 'replay', 'verify-proof'];
/** The rule of the page by which it passes for a player: a bench counts presses with it. */
const OF_THE_PAGE = ['passing-on', 'shapes'].map((name) => `web/src/tables/tcg-fuel/${name}.ts`);
/** Redis, HAProxy and what they need: a bench of several instances starts them as the tests do. */
const OF_THE_TESTS = ['balancer', 'real-redis', 'free-port', 'until'].map((name) => `test/support/${name}.ts`);
/** What is compiled, and where to. */
const PARTS = [
  { sources: ['src', 'examples', 'bench', ...OF_THE_PAGE, ...OF_THE_TESTS, 'ormconfig.ts'], dist: 'dist' },
  { sources: ['client/src', ...OF_THE_CORE.map((name) => `src/engine/core/${name}.ts`)], dist: 'client/dist' },
];
/** What changes every output: the compiler, how it is told to compile, and this file. */
const RECIPE = ['.swcrc', 'package-lock.json', 'scripts/compile.mjs'];

export async function compile(root = ROOT) {
  const recipe = Math.max(...RECIPE.map((file) => modified(join(root, file))));
  const stale = PARTS.flatMap((part) => staleIn(root, part, recipe));
  await Promise.all(stale.map((one) => compileOne(one.module, one.output)));
  copyData(root);
  return stale.length;
}

function staleIn(root, { sources, dist }, recipe) {
  const outputs = new Set();
  const stale = [];
  for (const module of sources.flatMap((source) => modulesIn(join(root, source)))) {
    const output = join(root, dist, relative(root, module)).replace(/\.ts$/, '.js');
    outputs.add(output);
    if (modified(output) < Math.max(modified(module), recipe)) stale.push({ module, output });
  }
  for (const source of sources) removeOrphans(join(root, dist, source), outputs);
  return stale;
}

async function compileOne(module, output) {
  const { code, map } = await transform(readFileSync(module, 'utf8'), {
    filename: module,
    sourceFileName: relative(dirname(output), module),
    sourceMaps: true,
  });
  mkdirSync(dirname(output), { recursive: true });
  const name = output.slice(dirname(output).length + 1);
  writeFileSync(`${output}.map`, map);
  writeFileSync(output, `${code}//# sourceMappingURL=${name}.map\n`);
}

function modulesIn(path) {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path, { withFileTypes: true }).flatMap((entry) => {
    const inside = join(path, entry.name);
    if (entry.isDirectory()) return ['node_modules', 'testing', 'peers'].includes(entry.name) ? [] : modulesIn(inside);
    return /(?<!\.d|\.spec)\.ts$/.test(entry.name) ? [inside] : [];
  });
}

/** A file that was renamed or deleted must not live on in dist, where a glob or a stale import would find it. */
function removeOrphans(folder, outputs) {
  if (!existsSync(folder) || !statSync(folder).isDirectory()) return;
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name);
    if (!entry.isFile() || !/\.js(\.map)?$/.test(entry.name)) continue;
    if (!outputs.has(file.replace(/\.map$/, ''))) rmSync(file);
  }
}

function modified(path) {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await compile();
