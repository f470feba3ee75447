// npm start: builds what is stale, then becomes the server. One process, so exit codes and Ctrl-C need no forwarding.
import { buildIfStale } from './build-if-stale.mjs';

buildIfStale();
if (process.env.npm_lifecycle_event !== undefined) endWithParent();
await import('../dist/src/main.js');

/** npm passes SIGTERM on to its shell, which dies of it without telling its children: an orphan takes that as its signal. */
function endWithParent() {
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    process.kill(process.pid, 'SIGTERM');
  }, 250);
  timer.unref();
}
