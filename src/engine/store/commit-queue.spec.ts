import type { Pool } from 'pg';
import type { Commit } from './commit.js';
import { CommitQueue } from './commit-queue.js';

const turn = () => new Promise((resolve) => setImmediate(resolve));

/** A Postgres that stores when it is told to, and remembers what came together. */
class SlowPostgres {
  readonly batches: string[][] = [];
  private readonly waiting: (() => void)[] = [];

  readonly pool = {
    query: async ({ values }: { values: [string] }) => {
      const ids = values[0].slice(1, -1).split(',');
      // A pool finds a connection at the next tick, after everything that promises have set going.
      await new Promise<void>((resolve) => process.nextTick(resolve));
      this.batches.push(ids);
      await new Promise<void>((resolve) => this.waiting.push(resolve));
      if (ids.includes('poisoned')) throw new Error('invalid input syntax');
      return { rows: ids.filter((id) => id !== 'elsewhere').map((id) => ({ id })) };
    },
  } as unknown as Pool;

  async stores(): Promise<void> {
    this.waiting.shift()!();
    await turn();
  }
}

function commit(sessionId: string): Commit {
  return { sessionId, table: { round: 1 }, toAct: [], actions: [], snapshots: [], rows: [] } as unknown as Commit;
}

function write(queue: CommitQueue, ids: readonly string[]): Promise<boolean[]> {
  return Promise.all(ids.map((id) => queue.write(commit(id))));
}

const names = (many: number, letter: string): string[] => Array.from({ length: many }, (_, index) => letter + index);

describe('The queue of commits', () => {
  it('hands the next batch to Postgres before it answers those of the last one', async () => {
    const postgres = new SlowPostgres();
    const queue = new CommitQueue(postgres.pool, postgres.pool);
    const batchesWhenAnswered = write(queue, ['a', 'b']).then(() => postgres.batches.length);
    await turn();
    const later = write(queue, ['c']);
    await turn();
    await postgres.stores();
    expect(await batchesWhenAnswered).toBe(2);
    await postgres.stores();
    expect(await later).toEqual([true]);
  });

  it('sends together what comes while Postgres is busy, and answers each', async () => {
    const postgres = new SlowPostgres();
    const queue = new CommitQueue(postgres.pool, postgres.pool);
    const first = write(queue, ['a', 'b']);
    await turn();
    const later = [write(queue, ['c']), write(queue, ['elsewhere', 'd'])];
    await turn();
    expect(postgres.batches).toEqual([['a', 'b']]);
    expect(queue.depth).toBe(3);
    await postgres.stores();
    expect(await first).toEqual([true, true]);
    expect(postgres.batches).toEqual([
      ['a', 'b'],
      ['c', 'elsewhere', 'd'],
    ]);
    await postgres.stores();
    expect(await Promise.all(later)).toEqual([[true], [false, true]]);
    const last = write(queue, ['e']);
    await turn();
    await postgres.stores();
    expect(await last).toEqual([true]);
  });

  it('does not wait for a flush that takes its time when many have come meanwhile', async () => {
    const postgres = new SlowPostgres();
    const queue = new CommitQueue(postgres.pool, postgres.pool);
    const all = [write(queue, ['slow'])];
    await turn();
    all.push(write(queue, names(127, 'a')));
    await turn();
    expect(postgres.batches).toHaveLength(1);
    all.push(write(queue, ['one more']));
    await turn();
    expect(postgres.batches[1]).toHaveLength(128);
    all.push(write(queue, names(300, 'b')));
    await turn();
    expect(postgres.batches).toHaveLength(2);
    for (let flush = 0; flush < 4; flush++) await postgres.stores();
    expect((await Promise.all(all)).flat()).toEqual(Array(429).fill(true));
    expect(postgres.batches.flat()).toHaveLength(429);
    expect(queue.depth).toBe(0);
  });

  it('stores the others when one of them cannot be', async () => {
    const postgres = new SlowPostgres();
    const queue = new CommitQueue(postgres.pool, postgres.pool);
    const answers = Promise.allSettled(['a', 'poisoned', 'b'].map((id) => queue.write(commit(id))));
    await turn();
    for (let flush = 0; flush < 4; flush++) await postgres.stores();
    expect((await answers).map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  });
});
