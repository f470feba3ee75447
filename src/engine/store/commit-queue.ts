import type { Pool, PoolClient } from 'pg';
import { isDatabaseDown } from '../../common/database-down.js';
import type { Commit } from './commit.js';
import { MOST_IN_FLIGHT } from './commit-pool.js';
import { commitStatement } from './commit-sql.js';

/** The connection broke after the statement had gone out: it is not known yet whether it was carried out. */
export class OutcomeUnknown extends Error {
  constructor(readonly reason: unknown) {
    super('The connection broke while an action was being stored.');
  }
}

interface Waiting {
  readonly commit: Commit;
  readonly resolve: (moved: boolean) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * While one flush waits for the disk the next fills up. A second one beside it makes the batches smaller, and each batch
 * costs a round trip here and in Postgres: it goes out only when it is large by itself.
 */
const WORTH_ANOTHER = 128;
const MOST_IN_A_BATCH = 256;

/**
 * Writes commits in natural batches: whatever came in while the last flush was on its way goes out together. A commit
 * is answered when it is on disk, `false` when another process had moved the session first.
 */
export class CommitQueue {
  private waiting: Waiting[] = [];
  private inFlight = 0;

  /** Batches have connections of their own; a commit with rows of its game takes one of the others for a while. */
  constructor(
    private readonly batches: Pool,
    private readonly transactions: Pool,
    private readonly onBatch: (size: number) => void = () => undefined,
  ) {}

  get depth(): number {
    return this.waiting.length;
  }

  /** Resolves when the commit is stored. */
  write(commit: Commit): Promise<boolean> {
    if (commit.rows.length > 0) return this.writeWithRows(commit);
    return new Promise((resolve, reject) => {
      this.waiting.push({ commit, resolve, reject });
      // What was read from the sockets in the same turn of the event loop goes out together.
      if (this.waiting.length === 1 || this.waiting.length === WORTH_ANOTHER) setImmediate(() => this.flushWaiting());
    });
  }

  private flushWaiting(): void {
    const enough = this.inFlight === 0 ? 1 : WORTH_ANOTHER;
    if (this.waiting.length < enough || this.inFlight >= MOST_IN_FLIGHT) return;
    const batch = this.waiting.splice(0, MOST_IN_A_BATCH);
    this.inFlight += 1;
    this.onBatch(batch.length);
    void this.flush(batch).then((answer) => {
      this.inFlight -= 1;
      this.flushWaiting();
      // Postgres has the next batch before the many who waited for this one take up the thread.
      setImmediate(answer);
    });
  }

  /** Stores a batch; what is returned tells those who wait for it. */
  private async flush(batch: readonly Waiting[]): Promise<() => void> {
    try {
      const moved = await this.carryOut(batch.map(({ commit }) => commit));
      return () => batch.forEach(({ commit, resolve }) => resolve(moved.has(commit.sessionId)));
    } catch (error) {
      if (batch.length === 1 || isDatabaseDown(error)) {
        const reason = isDatabaseDown(error) ? new OutcomeUnknown(error) : error;
        return () => batch.forEach(({ reject }) => reject(reason));
      }
      // One poisoned row must not fail its neighbours.
      const answers: (() => void)[] = [];
      for (const one of batch) answers.push(await this.flush([one]));
      return () => answers.forEach((answer) => answer());
    }
  }

  /** SQL: the commit path, many sessions in one statement. */
  private async carryOut(commits: readonly Commit[]): Promise<Set<string>> {
    const { rows } = await this.batches.query<{ id: string }>(commitStatement(commits));
    return new Set(rows.map(({ id }) => id));
  }

  /** A game's own rows go into the same transaction as the action that earned them. */
  private async writeWithRows(commit: Commit): Promise<boolean> {
    const client = await this.transactions.connect();
    try {
      const moved = await inTransaction(client, commit);
      client.release();
      return moved;
    } catch (error) {
      client.release(true);
      throw isDatabaseDown(error) ? new OutcomeUnknown(error) : error;
    }
  }
}

async function inTransaction(client: PoolClient, commit: Commit): Promise<boolean> {
  await client.query('BEGIN');
  const { rowCount } = await client.query(commitStatement([commit]));
  if (rowCount !== 1) {
    await client.query('ROLLBACK');
    return false;
  }
  for (const row of commit.rows) {
    if (typeof row === 'function') await row(client);
    else await client.query(row.text, [...row.values]);
  }
  await client.query('COMMIT');
  return true;
}
