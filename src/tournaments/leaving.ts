import * as problem from './tournament-problems.js';
import type { Registered, Store, Tournament } from './tournament-rows.js';

/** Takes an entrant out: before the start the entry is taken back, later the match that is being played is lost. */
export async function takeOut(store: Store, { status }: Tournament, { playerId }: Registered): Promise<void> {
  if (status !== 'registration' && status !== 'running') throw problem.notRunning();
  // SQL here and below: in the transaction that holds the tournament's row.
  const leave =
    status === 'registration'
      ? 'DELETE FROM tournament_entrants WHERE id = $1'
      : 'UPDATE tournament_entrants SET dropped_at = now() WHERE id = $1';
  await store.query(leave, [playerId]);
}

/** Whether the organiser has taken this account out of the tournament. */
export async function wasTakenOut(store: Store, tournamentId: number, userId: string): Promise<boolean> {
  const { rowCount } = await store.query(
    `SELECT FROM tournament_log WHERE tournament_id = $1 AND deed = 'dropped' AND details->>'userId' = $2 LIMIT 1`,
    [tournamentId, userId],
  );
  return rowCount !== 0;
}
