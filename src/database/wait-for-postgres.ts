import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { DatabaseStartError } from './embedded/embedded.types.js';

/** No such host yet, no listener yet, or still starting up: in a compose file the database comes up beside us. */
const PASSING = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'ECONNRESET', 'ETIMEDOUT', '57P03']);
/** What the driver says without a code: a listener that has not answered yet, or hung up before it did. */
const PASSING_WORDS = new Set(['timeout expired', 'Connection terminated unexpectedly']);

export async function waitForPostgres(url: string, patienceMs = 30_000): Promise<void> {
  const until = Date.now() + patienceMs;
  for (;;) {
    const problem = await tryOnce(url);
    if (problem === undefined) return;
    if (!isPassing(problem) || Date.now() > until) {
      throw new DatabaseStartError(`Postgres at ${withoutPassword(url)} cannot be used: ${describe(problem)}`, {
        cause: problem,
      });
    }
    await sleep(500);
  }
}

function isPassing({ code, message }: Error & { code?: string }): boolean {
  return code === undefined ? PASSING_WORDS.has(message) : PASSING.has(code);
}

async function tryOnce(url: string): Promise<(Error & { code?: string }) | undefined> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return undefined;
  } catch (error) {
    return error as Error & { code?: string };
  } finally {
    await client.end().catch(() => undefined);
  }
}

function withoutPassword(url: string): string {
  const { host, pathname } = new URL(url);
  return `${host}${pathname}`;
}

/** Node reports "refused on ::1, refused on 127.0.0.1" as one error without a message. */
function describe(problem: Error & { code?: string }): string {
  return problem.message || problem.code || problem.name;
}
