import { Pool } from 'pg';
import type { ClientBase } from 'pg';

/** As many as the queue of commits has under way at once. */
export const MOST_IN_FLIGHT = 2;

/** Connections for nothing but batches of commits. A class, so that it is its own injection token. */
export abstract class CommitPool extends Pool {}

/**
 * A commit finds its rows by their keys (SQL: a setting of the connection). Postgres keeps the plan of the statement, and one made while few games had been
 * played would read the whole table for a batch, long after it has grown.
 */
export async function expectKeys(client: ClientBase): Promise<void> {
  await client.query('SET enable_seqscan = off');
}
