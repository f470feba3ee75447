import { PerformanceObserver } from 'node:perf_hooks';
import { CommitQueue } from '../src/engine/store/commit-queue.js';
import type { Commit } from '../src/engine/store/commit.js';
import { SessionFeed } from '../src/engine/sessions/session-feed.js';
import type { Moved } from '../src/engine/sessions/session-update.js';
import { SocketDoor } from '../src/engine/sockets/socket-door.js';

/** When an action was where in the server, in milliseconds of the machine's clock, which all processes share. */
export interface Passed {
  readonly sessionId: string;
  heard: number;
  queued?: number;
  sent?: number;
  stored?: number;
  told?: number;
  done?: number;
  /** How many went to Postgres together. */
  batch?: number;
}

type Method<A extends unknown[], R> = (this: unknown, ...args: A) => R;

const now = (): number => Number(process.hrtime.bigint()) / 1e6;
const underway = new Map<string, Passed>();
const passed: Passed[] = [];
let collected = 0;

new PerformanceObserver((list) => {
  for (const { duration } of list.getEntries()) collected += duration;
}).observe({ entryTypes: ['gc'] });

/** Runs something before and after a method of a class. */
function around<A extends unknown[], R>(proto: object, name: string, wrap: (run: () => R, args: A) => R): void {
  const methods = proto as Record<string, Method<A, R>>;
  const own = methods[name]!;
  methods[name] = function (...args) {
    return wrap(() => own.apply(this, args), args);
  };
}

around<[unknown, string, { sessionId: string }[]], void>(SocketDoor.prototype, 'hear', (run, [, name, said]) => {
  if (name === 'session:act') underway.set(said[0]!.sessionId, { sessionId: said[0]!.sessionId, heard: now() });
  run();
});
around<[Commit], unknown>(CommitQueue.prototype, 'write', (run, [commit]) => {
  const one = underway.get(commit.sessionId);
  if (one) one.queued = now();
  return run();
});
around<[readonly Commit[]], Promise<unknown>>(CommitQueue.prototype, 'carryOut', async (run, [commits]) => {
  const all = commits.flatMap(({ sessionId }) => underway.get(sessionId) ?? []);
  for (const one of all) [one.sent, one.batch] = [now(), commits.length];
  const answer = await run();
  const at = now();
  for (const one of all) one.stored = at;
  return answer;
});
around<[Moved], void>(SessionFeed.prototype, 'publish', (run, [{ session }]) => {
  const one = underway.get(session.id);
  if (one) one.told = now();
  run();
  if (!one) return;
  one.done = now();
  underway.delete(session.id);
  passed.push(one);
});

process.on('message', (said) => {
  if (said === 'begin') [passed.length, collected] = [0, 0];
  else process.send?.({ passed, collected });
});
