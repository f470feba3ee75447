import type { Pool } from 'pg';
import type { Seat } from '../../core/index.js';

/** A seat, and whether its player is there. */
export interface SeatPresence {
  readonly sessionId: string;
  readonly seat: Seat;
  readonly here: boolean;
}

/** A seat that no instance has confirmed for this long was left by an instance that is gone. */
const FORGOTTEN = `interval '150 seconds'`;

const WRITE = `
UPDATE game_players p
   SET seen_at = CASE WHEN i.here THEN now() END,
       away_since = CASE WHEN i.here THEN NULL ELSE coalesce(p.away_since, now()) END
  FROM unnest($1::uuid[], $2::smallint[], $3::boolean[]) AS i(session_id, seat, here)
 WHERE p.session_id = i.session_id AND p.seat = i.seat`;

/** Many seats at once. SQL here and below: set-based writes by the clock of Postgres. */
export async function writePresence(pool: Pool, seats: readonly SeatPresence[]): Promise<void> {
  if (seats.length === 0) return;
  await pool.query(WRITE, [
    seats.map(({ sessionId }) => sessionId),
    seats.map(({ seat }) => seat),
    seats.map(({ here }) => here),
  ]);
}

/** A server that is alone begins: no player is there yet, and for those who had been, absence counts from now. */
export async function restartAbsences(pool: Pool): Promise<void> {
  await pool.query(`
    UPDATE game_players p SET away_since = now(), seen_at = NULL
      FROM game_sessions s
     WHERE s.id = p.session_id AND s.status = 'active' AND (p.seen_at IS NOT NULL OR p.away_since IS NOT NULL)`);
}

/** Seats whose instance went without a word are away from now on. */
export async function expirePresence(pool: Pool): Promise<void> {
  await pool.query(`UPDATE game_players SET away_since = now(), seen_at = NULL WHERE seen_at < now() - ${FORGOTTEN}`);
}
