// npm run build: every module of src and examples through swc, and the data that lies beside them. Types are the business of
// `npm run typecheck`. Only what is younger than its output is compiled again, and output without a source goes away.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { transform } from '@swc/core';
import { copyData } from './copy-data.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const SOURCES = ['src', 'examples', 'bench', 'ormconfig.ts'];
/** What changes every output: the compiler, how it is told to compile, and this file. */
const RECIPE = ['.swcrc', 'package-lock.json', 'scripts/compile.mjs'];

export async function compile(root = ROOT) {
  const recipe = Math.max(...RECIPE.map((file) => modified(join(root, file))));
  const modules = SOURCES.flatMap((source) => modulesIn(join(root, source)));
  const outputs = new Set();
  const stale = [];
  for (const module of modules) {
    const output = join(root, 'dist', relative(root, module)).replace(/\.ts$/, '.js');
    outputs.add(output);
    if (modified(output) < Math.max(modified(module), recipe)) stale.push({ module, output });
  }
  await Promise.all(stale.map((one) => compileOne(one.module, one.output)));
  for (const source of SOURCES) removeOrphans(join(root, 'dist', source), outputs);
  copyData(root);
  return stale.length;
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
