import type { Pool } from 'pg';
import type { Emitted, GameShape, LogEntry, Seat } from '../core/index.js';

/**
 * What was played; of a rewind, where to.
 * @open
 */
export interface StoredAction {
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

/** The stored actions of a session after one version, up to another, at most so many. */
export async function readActions(
  pool: Pool,
  sessionId: string,
  range: { after: number; upTo: number; limit?: number },
): Promise<LoggedAction[]> {
  const { rows } = await pool.query<LoggedAction & { at: string }>(
    `SELECT seq AS version, kind, round, seat, auto, at, turn, phase, step, action, events, note, hash FROM game_actions
      WHERE session_id = $1 AND seq > $2 AND seq <= $3 ORDER BY seq LIMIT $4`,
    [sessionId, range.after, range.upTo, range.limit ?? null],
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
