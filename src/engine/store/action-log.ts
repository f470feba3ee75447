import type { Pool, PoolClient } from 'pg';
import type { Emitted, GameShape, LogEntry, Seat } from '../core/index.js';

/**
 * What was played; of a rewind, where to.
 * @open
 */
interface StoredAction {
  readonly type: string;
  readonly to?: number;
}

/** A stored action, as it is read back. */
export interface LoggedAction {
  readonly version: number;
  readonly kind: 'game' | 'rewind' | 'cancel';
  readonly round: number;
  readonly seat: Seat | null;
  readonly auto: boolean;
  readonly at: number;
  /** Where the game stood before it. */
  readonly turn: number | null;
  readonly phase: string | null;
  readonly step: string | null;
  readonly action: StoredAction;
  readonly events: readonly Emitted<GameShape>[];
  readonly note: unknown;
  readonly hash: string;
}

const COLUMNS = 'seq AS version, kind, round, seat, auto, at, turn, phase, step, action, events, note, hash';

/** The actions of a session after one version, up to another. */
export interface LogRange {
  readonly sessionId: string;
  readonly after: number;
  readonly upTo: number;
}

/** The actions of several sessions, read by one statement. */
export async function readManyActions(pool: Pool, ranges: readonly LogRange[]): Promise<LoggedAction[][]> {
  const { rows } = await pool.query<LoggedAction & { at: string; range: number }>({
    name: 'parlour-logs',
    text: `SELECT r.range::int, a.* FROM unnest($1::uuid[], $2::int[], $3::int[])
                  WITH ORDINALITY AS r(session_id, after, up_to, range)
            CROSS JOIN LATERAL (SELECT ${COLUMNS} FROM game_actions g
                                 WHERE g.session_id = r.session_id AND g.seq > r.after AND g.seq <= r.up_to
                                 ORDER BY g.seq) a`,
    values: [
      ranges.map(({ sessionId }) => sessionId),
      ranges.map(({ after }) => after),
      ranges.map(({ upTo }) => upTo),
    ],
  });
  const found = ranges.map((): LoggedAction[] => []);
  for (const { range, ...row } of rows) found[range - 1]!.push({ ...row, at: Number(row.at) });
  return found.map((actions) => actions.sort((one, other) => one.version - other.version));
}

/** The stored actions of a session after one version, up to another, at most so many. */
export async function readActions(
  pool: Pool,
  sessionId: string,
  range: { after: number; upTo: number; limit?: number },
): Promise<LoggedAction[]> {
  // SQL: on the action path, and as it was stored.
  const { rows } = await pool.query<LoggedAction & { at: string }>(
    `SELECT ${COLUMNS} FROM game_actions
      WHERE session_id = $1 AND seq > $2 AND seq <= $3 ORDER BY seq LIMIT $4`,
    [sessionId, range.after, range.upTo, range.limit ?? null],
  );
  return rows.map((row) => ({ ...row, at: Number(row.at) }));
}

/** The whole log of a session, with further columns that the caller names. */
export async function readLog<A extends LoggedAction>(
  store: Pick<Pool, 'query'> | PoolClient,
  sessionId: string,
  further: string,
): Promise<A[]> {
  const { rows } = await store.query<A & { at: string }>(
    `SELECT ${COLUMNS}${further} FROM game_actions WHERE session_id = $1 ORDER BY seq`,
    [sessionId],
  );
  return rows.map((row) => ({ ...row, at: Number(row.at) }));
}

/** A stored action as a replay takes it. A cancelled session keeps its table: it goes back to where it is. */
export function asLogEntry({
  kind,
  version,
  seat,
  action,
  at,
  auto,
}: Pick<LoggedAction, 'kind' | 'version' | 'seat' | 'action' | 'at' | 'auto'>): LogEntry<GameShape> {
  if (kind === 'rewind') return { rewindTo: action.to! };
  if (kind === 'cancel') return { rewindTo: version - 1 };
  return { seat, action, at, auto };
}

/** A version's latest action that still stands, and the one before it. */
interface Standing {
  readonly action: LoggedAction;
  readonly before: Standing | undefined;
}

/** The log without what was taken back. */
export function stillTrue(log: readonly LoggedAction[]): LoggedAction[] {
  // Each version points to the one it was played from, so going back costs nothing.
  const at = new Map<number, Standing | undefined>();
  for (const action of log) {
    const { version, kind } = action;
    at.set(version, kind === 'rewind' ? at.get(action.action.to!) : { action, before: at.get(version - 1) });
  }
  const standing: LoggedAction[] = [];
  for (let one = at.get(log.at(-1)?.version ?? 0); one; one = one.before) standing.push(one.action);
  return standing.reverse();
}
