import type { Pool } from 'pg';
import type { RoomGame } from './match.js';

interface GameRow {
  readonly gameId: number;
  readonly status: string;
  readonly winners: readonly number[] | null;
  readonly players: readonly string[];
  readonly firstSeat: number;
}

/** The games of a room in the order in which they were played. */
export async function gamesIn(store: Pick<Pool, 'query'>, roomId: string): Promise<RoomGame[]> {
  // SQL: in the transaction of the room, with an aggregate of players and a look into the state.
  const { rows } = await store.query<GameRow>(
    `SELECT s.num::int AS "gameId", s.status, s.winners,
            (SELECT array_agg(coalesce(p.user_id::text, 'seat ' || p.seat) ORDER BY p.seat)
               FROM public.game_players p WHERE p.session_id = s.id) AS players,
            coalesce((t.state->>'firstSeat')::int, 0) AS "firstSeat"
       FROM public.game_sessions s LEFT JOIN tcg_fuel.game_tables t ON t.session_id = s.id
      WHERE s.room_id = $1 AND s.game = 'tcg-fuel' ORDER BY s.num`,
    [roomId],
  );
  return rows.map(({ gameId, status, winners, players, firstSeat }) => ({
    gameId,
    players,
    firstSeat,
    winner: status === 'finished' ? (players[winners?.[0] ?? -1] ?? null) : undefined,
  }));
}

/** What a player is known by in `gamesIn`. */
export function keyOf(userId: string | null, seat: number): string {
  return userId ?? `seat ${seat}`;
}
