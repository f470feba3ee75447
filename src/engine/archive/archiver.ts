import type { Pool, PoolClient } from 'pg';
import { inTransaction } from '../../common/in-transaction.js';
import { readLog } from '../store/action-log.js';
import { LOAD, toRecord } from '../store/records.js';
import { proofOf } from '../sessions/past/proof-of.js';
import { writeArchive } from './archive-file.js';
import { toLine } from './archived-session.js';
import type { ArchivedSession, KeptAction, KeptSnapshot } from './archived-session.js';

/** What goes to the archive, and where that is. */
export interface ArchiveRules {
  readonly folder: string;
  /** A game goes there when it has been over for so long. */
  readonly afterDays: number;
}

/** Held by the one instance that archives, as long as its transaction. */
const ARCHIVING = 7_270_001;
/** Games that one file holds at most, and one transaction moves. */
const MOST_AT_ONCE = 200;

/** Games of one day that are due, the oldest first. Nothing can change them until they have moved. */
const DUE = `
SELECT id, to_char(finished_at AT TIME ZONE 'UTC', 'YYYY-MM-DD') AS day, finished_at AS "finishedAt"
  FROM game_sessions
 WHERE finished_at < now() - make_interval(days => $1) AND archive_file IS NULL AND status <> 'active'
   AND id <> ALL ($2::uuid[])
 ORDER BY finished_at, id LIMIT $3 FOR UPDATE SKIP LOCKED`;

/**
 * The rows of a game go, and its row says where they are. Its last two actions and its last table stay: with them a session is
 * loaded and confirmed as ever, and every list and view that shows how a game ended reads them. What is in a proof is told to
 * all, so its rounds are open now.
 */
const MOVE = `
WITH moved AS (
  UPDATE game_sessions
     SET archive_file = $2, archive_offset = $3, archive_length = $4, rounds_opened = greatest(rounds_opened, $5)
   WHERE id = $1 RETURNING version
), forgotten AS (
  DELETE FROM game_actions USING moved WHERE session_id = $1 AND seq < moved.version - 1
)
DELETE FROM game_state_snapshots USING moved WHERE session_id = $1 AND seq < moved.version`;

/** How many games went to the archive, and how many were looked at. */
export interface Archived {
  readonly archived: number;
  readonly looked: number;
}

const NONE: Archived = { archived: 0, looked: 0 };

interface Due {
  readonly id: string;
  readonly day: string;
  readonly finishedAt: Date;
}

/** Moves games that have long been over from the tables into files: first the file is on disk, then the rows go. */
export class Archiver {
  /** Games that cannot be archived as they are; looked at again after the next start. */
  private readonly damaged = new Set<string>();

  constructor(
    private readonly pool: Pool,
    private readonly rules: ArchiveRules,
    private readonly onDamaged: (sessionId: string, why: string) => void,
  ) {}

  /** Archives all that is due, as long as the caller likes. Returns how many games. */
  async archiveAll(goesOn: () => boolean = () => true): Promise<number> {
    let total = 0;
    while (goesOn()) {
      const { archived, looked } = await this.archiveSome();
      if (looked === 0) break;
      total += archived;
    }
    return total;
  }

  /** Archives games of one day, into one file. SQL: a lock and its rows in one transaction. None: nothing is due, or another instance is at it. */
  archiveSome(): Promise<Archived> {
    return inTransaction(this.pool, async (client) => {
      const { rows: lock } = await client.query<{ mine: boolean }>('SELECT pg_try_advisory_xact_lock($1) AS mine', [
        ARCHIVING,
      ]);
      if (!lock[0]!.mine) return NONE;
      const values = [this.rules.afterDays, [...this.damaged], MOST_AT_ONCE];
      const { rows } = await client.query<Due>(DUE, values);
      const due = rows.filter(({ day }) => day === rows[0]!.day);
      if (due.length === 0) return NONE;
      return this.move(client, due);
    });
  }

  private async move(client: PoolClient, due: readonly Due[]): Promise<Archived> {
    const written: { id: string; rounds: number }[] = [];
    const lines = this.linesOf(client, due, (one) => written.push(one));
    const places = await writeArchive(this.rules.folder, due[0]!.day, lines);
    for (const [index, { id, rounds }] of written.entries()) {
      const { file, offset, length } = places[index]!;
      await client.query(MOVE, [id, file, offset, length, rounds]);
    }
    return { archived: written.length, looked: due.length };
  }

  private async *linesOf(
    client: PoolClient,
    due: readonly Due[],
    onWritten: (one: { id: string; rounds: number }) => void,
  ): AsyncGenerator<string> {
    for (const { id, finishedAt } of due) {
      const session = await readSession(client, id, finishedAt);
      if (typeof session === 'string') {
        this.damaged.add(id);
        this.onDamaged(id, session);
        continue;
      }
      onWritten({ id, rounds: session.proof.rounds.length });
      yield toLine(session);
    }
  }
}

/** All that is stored of a session, or why that is not all of it. */
async function readSession(client: PoolClient, id: string, finishedAt: Date): Promise<ArchivedSession | string> {
  const { rows } = await client.query<object>(LOAD, [[id]]);
  const { facts, seats, status, version } = toRecord(rows[0]);
  const actions = await readLog<KeptAction>(client, id, ', key, key_body AS "keyBody", key_to AS "keyTo"');
  if (actions.length !== version || actions.some((action, index) => action.version !== index + 1)) {
    return `It has ${actions.length} actions and version ${version}.`;
  }
  const { rows: snapshots } = await client.query<KeptSnapshot>(
    'SELECT seq, round, drawn, state::text AS state FROM game_state_snapshots WHERE session_id = $1 ORDER BY seq',
    [id],
  );
  const proof = proofOf({ facts, seats, actions, isOver: status === 'finished', round: snapshots.at(-1)?.round ?? 1 });
  return { status, finishedAt: finishedAt.toISOString(), proof, actions, snapshots };
}
