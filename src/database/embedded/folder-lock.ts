import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { FolderInUseError } from './embedded.types.js';

/** "parlour" in ASCII, roughly: any number that no other program uses will do. */
const LOCK = 0x7061726c;
const NAME = 'parlour server';

/**
 * Says that the cluster is ours, for as long as this connection lives: a server that dies gives it back at once, and
 * no file is left to lie about it.
 */
export async function lockFolder(url: string, dataDir: string, patienceMs = 2_000): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, application_name: `${NAME} ${process.pid}`, keepAlive: true });
  client.on('error', () => undefined); // the holder of the lock listens to 'end'
  await client.connect();
  const until = Date.now() + patienceMs;
  try {
    // A server killed a moment ago may still be on its way out.
    while (!(await tryLock(client))) {
      if (Date.now() > until) throw new FolderInUseError(await refusal(client, dataDir));
      await sleep(100);
    }
    return client;
  } catch (error) {
    await client.end().catch(() => undefined);
    throw error;
  }
}

/** SQL: a lock of the connection, held while this process lives. */
async function tryLock(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ locked: boolean }>('SELECT pg_try_advisory_lock($1) AS locked', [LOCK]);
  return rows[0]!.locked;
}

async function refusal(client: pg.Client, dataDir: string): Promise<string> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT a.application_name AS name FROM pg_locks l JOIN pg_stat_activity a USING (pid)
      WHERE l.locktype = 'advisory' AND l.granted AND l.objid::bigint = $1 AND a.application_name LIKE '${NAME} %'`,
    [LOCK],
  );
  const holder = rows[0] ? ` (process ${rows[0].name.slice(NAME.length + 1)})` : '';
  return `Another Parlour server${holder} is already running on ${dataDir}. Stop it first, or give this one its own DATA_DIR.`;
}
