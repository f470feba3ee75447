import type { Score } from './score.js';
import type { Registered, Store } from './tournament-rows.js';

/** What has happened in the room of an open match. Players are known by their ids in the room. */
export interface MatchFacts {
  readonly matchId: number;
  readonly games: readonly {
    readonly num: number;
    readonly status: string;
    readonly winner: string | null;
    readonly players: readonly string[];
  }[];
  readonly ready: readonly string[];
  readonly waitedMs: number;
  readonly hasForfeited: boolean;
}

/** Everything that open matches are judged by, of one moment. What was played is in no row but the sessions' own. */
export async function factsOf(store: Store, tournamentId: number): Promise<Map<number, MatchFacts>> {
  // SQL: aggregates over the games of each match, of one moment.
  const { rows } = await store.query<MatchFacts>(
    `SELECT m.id AS "matchId", g.games, coalesce(g.forfeited, false) AS "hasForfeited",
            (SELECT coalesce(json_agg(p.player_id), '[]') FROM game_room_players p
              WHERE p.room_id = m.room_id AND p.is_ready) AS ready,
            CASE WHEN g.running THEN 0 ELSE extract(epoch FROM now() - g.since) * 1000 END::float8 AS "waitedMs"
       FROM tournament_matches m
      CROSS JOIN LATERAL (
        SELECT coalesce(json_agg(json_build_object(
                 'num', s.num, 'status', s.status,
                 'winner', (SELECT p.player_id FROM game_players p
                             WHERE p.session_id = s.id AND p.seat = s.winners[1]),
                 'players', (SELECT json_agg(p.player_id) FROM game_players p WHERE p.session_id = s.id)
               ) ORDER BY s.num) FILTER (WHERE s.num > coalesce(m.replay_after, 0)), '[]') AS games,
               coalesce(bool_or(s.status = 'active'), false) AS running,
               greatest(m.created_at, max(s.finished_at)) AS since,
               m.forfeited_at > greatest(m.created_at, max(s.finished_at)) AS forfeited
          FROM game_sessions s WHERE s.room_id = m.room_id) g
      WHERE m.tournament_id = $1 AND m.status = 'open'`,
    [tournamentId],
  );
  return new Map(rows.map((facts) => [facts.matchId, facts]));
}

/** What the two of a match are called in its room: accounts by their id there, bots in the order of their seats. */
export function roomIdsOf([a, b]: readonly [Registered, Registered]): readonly [string, string] {
  const first = a.botLevel === null ? roomIdOf(a) : 'bot-0';
  const second = b.botLevel === null ? roomIdOf(b) : a.botLevel === null ? 'bot-0' : 'bot-1';
  return [first, second];
}

/** An account that is gone had a room's id of its own once; no game can be won by it any more. */
function roomIdOf({ roomPlayerId, userId, playerId }: Registered): string {
  return roomPlayerId ?? userId ?? `gone-${playerId}`;
}

/** The games of these two that came to an end; what others played in their room says nothing. */
export function scoreOf({ games }: Pick<MatchFacts, 'games'>, [a, b]: readonly [string, string]): Score {
  const ours = games.filter(
    ({ status, players }) => status === 'finished' && players.includes(a) && players.includes(b),
  );
  return {
    winsA: ours.filter(({ winner }) => winner === a).length,
    winsB: ours.filter(({ winner }) => winner === b).length,
    draws: ours.filter(({ winner }) => winner === null).length,
  };
}
