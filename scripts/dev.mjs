// npm run start:dev: compiles on every change and restarts the server when its output changed. Not `nest start --watch`, which compiles src
// alone, all of it at each change, and knows neither the card sets nor the client library.
import { spawn } from 'node:child_process';
import { utimesSync, watch } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { buildIfStale } from './build-if-stale.mjs';
import { compile } from './compile.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const main = 'dist/src/main.js';

buildIfStale();
const children = [['--watch', '--watch-preserve-output', main]].map((args) =>
  spawn(process.execPath, args, { cwd: root, stdio: 'inherit' }),
);

let timer;
watch(`${root}src`, { recursive: true }, (_event, file) => {
  if (!/\.(ts|json|csv)$/.test(file ?? '')) return;
  clearTimeout(timer);
  timer = setTimeout(compileAgain, 200);
});

async function compileAgain() {
  try {
    // Card sets are no modules: the server is told of them by touching it.
    if ((await compile(root)) === 0) utimesSync(root + main, new Date(), new Date());
  } catch (error) {
    console.error(error.message);
  }
}

let ending = false;
function end(signal) {
  if (ending) return;
  ending = true;
  // Ctrl-C has reached the children already; a signal to us alone has not.
  if (signal !== 'SIGINT' || !process.stdin.isTTY) for (const child of children) child.kill(signal);
  Promise.all(children.map((child) => new Promise((resolve) => child.once('exit', resolve)))).then(() =>
    process.exit(0),
  );
}
process.on('SIGINT', end);
process.on('SIGTERM', end);
for (const child of children) {
  child.once('exit', (code) => {
    if (!ending) {
      for (const other of children) other.kill('SIGTERM');
      process.exit(code ?? 1);
    }
  });
}
