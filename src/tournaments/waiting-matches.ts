import type { Store } from './tournament-rows.js';
import type { Stage } from './tournament.types.js';

/** An open match of an account, in whichever tournament. */
export interface WaitingMatch {
  readonly tournamentId: number;
  readonly tournament: string;
  readonly game: string;
  readonly matchId: number;
  readonly round: number;
  readonly stage: Stage;
  readonly opponent: string;
  readonly roomId: string;
  /** The game that runs; none while the match waits for both to be ready. */
  readonly sessionId: string | null;
  readonly isReady: boolean;
  /** Since when the match waits for its next game. */
  readonly since: Date;
}

export async function openMatchesOf(store: Store, userId: string, game?: string): Promise<WaitingMatch[]> {
  // SQL: joins over rooms, sessions and entrants that no entity relates.
  const { rows } = await store.query<WaitingMatch>(
    `SELECT t.id AS "tournamentId", t.name AS tournament, t.game, m.id AS "matchId", m.round, m.stage,
            o.name AS opponent, m.room_id AS "roomId", CASE WHEN s.status = 'active' THEN s.id END AS "sessionId",
            coalesce(rp.is_ready, false) AS "isReady", greatest(m.created_at, s.finished_at) AS since
       FROM tournament_entrants me
       JOIN tournaments t ON t.id = me.tournament_id AND t.status = 'running'
       JOIN tournament_matches m ON m.tournament_id = t.id AND m.status = 'open' AND me.id IN (m.player_a, m.player_b)
       JOIN tournament_entrants o ON o.id = CASE WHEN m.player_a = me.id THEN m.player_b ELSE m.player_a END
       JOIN game_rooms r ON r.id = m.room_id
       LEFT JOIN game_sessions s ON s.id = r.session_id
       LEFT JOIN game_room_players rp ON rp.room_id = r.id AND rp.user_id = me.user_id
      WHERE me.user_id = $1 AND ($2::text IS NULL OR t.game = $2) ORDER BY m.id LIMIT 20`,
    [userId, game ?? null],
  );
  return rows;
}
