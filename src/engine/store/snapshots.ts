import type { Pool } from 'pg';
import { chainHash, NO_HASH, tableText } from '../core/index.js';
import type { GameShape, LogEntry, Table } from '../core/index.js';
import type { ArchivedSession } from '../archive/archived-session.js';
import type { LiveSession } from '../sessions/session.js';
import { asLogEntry } from './action-log.js';
import type { LoggedAction } from './action-log.js';

/** A stored table, and the link of the chain of hashes that it must be part of. */
export interface StoredSnapshot {
  readonly seq: number;
  readonly round: number;
  readonly drawn: number;
  /** The exact text. */
  readonly state: string;
  readonly hash: string;
  readonly previousHash: string;
  /** The action that led to it; none at the beginning. */
  readonly last: LogEntry<GameShape> | undefined;
}

type SnapshotRow = Pick<StoredSnapshot, 'seq' | 'round' | 'drawn' | 'state'> &
  Pick<LoggedAction, 'seat' | 'auto' | 'action'> & {
    readonly kind: LoggedAction['kind'] | null;
    readonly at: string;
    readonly hash: string | null;
    readonly previous_hash: string | null;
  };

/** The newest snapshot up to a version. */
export async function findSnapshot(
  pool: Pool,
  { id, facts }: LiveSession,
  upTo: number,
): Promise<StoredSnapshot | undefined> {
  // SQL: the text of a snapshot as it was hashed, with the rows that confirm it.
  const { rows } = await pool.query<SnapshotRow>(
    `SELECT n.seq, n.round, n.drawn, n.state::text AS state, a.kind, a.seat, a.auto, a.at, a.action, a.hash,
            b.hash AS previous_hash
       FROM game_state_snapshots n
       LEFT JOIN game_actions a ON a.session_id = n.session_id AND a.seq = n.seq
       LEFT JOIN game_actions b ON b.session_id = n.session_id AND b.seq = n.seq - 1
      WHERE n.session_id = $1 AND n.seq <= $2 ORDER BY n.seq DESC LIMIT 1`,
    [id, upTo],
  );
  const [row] = rows;
  if (!row) return undefined;
  const { seq, round, drawn, state, kind, seat, auto, at, action, hash, previous_hash: previousHash } = row;
  return {
    ...{ seq, round, drawn, state },
    hash: hash ?? facts.startHash,
    previousHash: previousHash ?? facts.startHash,
    last: kind === null ? undefined : asLogEntry({ kind, version: seq, seat, auto, action, at: Number(at) }),
  };
}

/** The same in the archive. */
export function nearestIn(
  { actions, snapshots }: ArchivedSession,
  { facts }: LiveSession,
  upTo: number,
): StoredSnapshot | undefined {
  const snapshot = snapshots.findLast(({ seq }) => seq <= upTo);
  if (!snapshot) return undefined;
  const [before, last] = [actions[snapshot.seq - 2], actions[snapshot.seq - 1]];
  return {
    ...snapshot,
    hash: last?.hash ?? facts.startHash,
    previousHash: before?.hash ?? facts.startHash,
    last: last && asLogEntry(last),
  };
}

/** The table, if the chain of hashes confirms it. */
export function confirmed(snapshot: StoredSnapshot): Table<GameShape> | undefined {
  const { seq, round, drawn, state, hash, previousHash, last } = snapshot;
  const before = seq === 0 ? NO_HASH : previousHash;
  const isTrue = chainHash(before, last, tableText({ round, drawn }, state)) === hash;
  return isTrue ? { round, drawn, state: JSON.parse(state) as object } : undefined;
}
