import type { Pool } from 'pg';
import type { Emitted, GameShape, LogEntry, Seat } from '../../core/index.js';

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

/** The log without what was taken back. */
export function stillTrue(log: readonly LoggedAction[]): LoggedAction[] {
  // Each version points to the one it was played from, so going back costs nothing.
  const came: { readonly action: LoggedAction; readonly before: number }[] = [];
  const last = log.reduce((before, action) => {
    if (action.kind === 'rewind') return action.action.to!;
    came[action.version] = { action, before };
    return action.version;
  }, 0);
  const standing: LoggedAction[] = [];
  for (let at = last; came[at]; at = came[at]!.before) standing.push(came[at]!.action);
  return standing.reverse();
}
