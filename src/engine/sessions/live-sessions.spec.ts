import { Tracing } from '../../common/tracing/tracing.js';
import type { Settings } from '../../config/settings.js';
import { LiveSessions } from './live-sessions.js';
import { SessionCommits } from './session-commits.js';
import type { LiveSession } from './session.js';
import type { Commit } from '../store/commit.js';
import { OutcomeUnknown } from '../store/commit-queue.js';
import type { SessionStore } from '../store/session-store.js';

const ID = '6f1c2f0e-6d0b-4c57-9d0e-2f6c0f7f8b11';
const at = (version: number) => ({ id: ID, version, seats: [], keys: new Map() }) as unknown as LiveSession;

describe('The tables in memory of a server with its own Postgres', () => {
  let answer: (session: LiveSession) => void;
  let live: LiveSessions;
  beforeEach(() => {
    const find = () => new Promise<LiveSession>((resolve) => (answer = resolve));
    live = new LiveSessions({ find } as unknown as SessionStore, { sessionCacheSize: 10 } as Settings);
  });

  it('do not go back to what a slow load has read before the newest version was stored', async () => {
    const load = live.get(ID);
    live.keep(at(15));
    answer(at(14));
    expect((await load).version).toBe(15);
    expect((await live.get(ID)).version).toBe(15);
  });

  it('are the stored ones after a commit whose connection broke and that was carried out all the same', async () => {
    const session = at(14);
    let look!: () => void;
    const looked = new Promise<void>((resolve) => (look = resolve));
    const pool = { query: () => looked.then(() => ({ rows: [{ hash: 'new' }] })) };
    const metrics = { watchCommitQueue: () => undefined, commitWaitSeconds: { observe: () => undefined } };
    const feed = { publish: () => undefined };
    const commits = new SessionCommits(
      pool as never,
      live,
      feed as never,
      {} as never,
      { on: () => undefined } as never,
      metrics as never,
      new Tracing(),
    );
    Object.assign(commits, { queue: { write: () => Promise.reject(new OutcomeUnknown('cut')) } });
    live.keep(session);
    const commit = { sessionId: ID, version: 15, hash: 'new', actions: [] } as unknown as Commit;
    const stored = commits.carryOut(session, commit, []);
    // Another request asks in between, and its load reads what was there before.
    await new Promise((resolve) => setImmediate(resolve));
    const read = live.get(ID);
    answer(at(14));
    await read;
    look();
    await stored;
    expect((await live.get(ID)).version).toBe(15);
  });
});

describe('The tables in memory of one server of several', () => {
  it('are never older for a caller than what it was answered by another one before it asked', async () => {
    let stored = 63;
    const loads: (() => void)[] = [];
    const store = {
      find: () => {
        const read = at(stored);
        return new Promise<LiveSession>((resolve) => loads.push(() => resolve(read)));
      },
      isCurrent: async ({ version }: LiveSession) => version === stored,
    };
    const settings = { sessionCacheSize: 10, databaseUrl: 'postgres://shared' } as Settings;
    const live = new LiveSessions(store as unknown as SessionStore, settings);
    const early = live.get(ID);
    stored = 64;
    const late = live.get(ID);
    loads[0]!();
    expect((await early).version).toBe(63);
    await new Promise((resolve) => setImmediate(resolve));
    loads[1]?.();
    expect((await late).version).toBe(64);
  });
});
