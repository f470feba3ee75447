import type { Pool } from 'pg';
import type { Format } from '../../rules/catalogue/deck-list.js';
import type { Loadout } from '../../rules/tcg-fuel.types.js';
import type { Entrant, Plan, Stage, TournamentMatch } from './tournament.types.js';
import type { Json } from '../../../../common/json.js';

/** Either of them asks the database. */
export type Store = Pick<Pool, 'query'>;

export type TournamentStatus = 'registration' | 'running' | 'finished' | 'cancelled';

export interface Tournament extends Plan {
  readonly id: number;
  readonly name: string;
  readonly status: TournamentStatus;
  readonly format: Format;
  readonly maxPlayers: number;
  readonly startsAt: Date | null;
  readonly currentRound: number;
  /** What its chance comes from. Never leaves the server. */
  readonly seed: string;
  readonly createdBy: number | null;
  readonly winnerId: number | null;
  readonly startedAt: Date | null;
  readonly finishedAt: Date | null;
  readonly createdAt: Date;
}

/** An entrant with the account behind the player, and the deck that was registered. */
export interface Registered extends Entrant {
  readonly userId: string;
  readonly username: string;
  readonly deckId: number | null;
  readonly deck: Loadout;
}

export interface StoredMatch extends TournamentMatch {
  /** The number of its room, and the game that is or was last played there. */
  readonly roomId: number | null;
  readonly gameId: number | null;
  readonly roomUuid: string | null;
  /** The session that is or was last played there. */
  readonly sessionId: string | null;
  readonly forfeitsA: number;
  readonly forfeitsB: number;
  readonly replayAfter: number | null;
  readonly decidedBy: number | null;
}

const TOURNAMENT = `
SELECT id, name, kind, status, rounds, top_cut AS "topCut", best_of AS "bestOf", format, max_players AS "maxPlayers",
       starts_at AS "startsAt", current_round AS "currentRound", seed, created_by AS "createdBy",
       winner_id AS "winnerId", started_at AS "startedAt", finished_at AS "finishedAt", created_at AS "createdAt"
  FROM tcg_fuel.tournaments`;

export async function findTournament(store: Store, id: number): Promise<Tournament | undefined> {
  return (await store.query<Tournament>(`${TOURNAMENT} WHERE id = $1`, [id])).rows[0];
}

/** The tournament, for nobody else to change until this transaction ends. */
export async function lockTournament(store: Store, id: number): Promise<Tournament | undefined> {
  return (await store.query<Tournament>(`${TOURNAMENT} WHERE id = $1 FOR UPDATE`, [id])).rows[0];
}

export async function listTournaments(store: Store, status: string | undefined): Promise<Tournament[]> {
  const { rows } = await store.query<Tournament>(
    `${TOURNAMENT} WHERE ($1::text IS NULL OR status = $1) ORDER BY id DESC LIMIT 100`,
    [status ?? null],
  );
  return rows;
}

/** Everybody who registered, in that order. */
export async function registeredIn(store: Store, tournamentId: number): Promise<Registered[]> {
  const { rows } = await store.query<Registered>(
    `SELECT p.player_id AS "playerId", u.user_id AS "userId", u.username, p.deck_id AS "deckId", p.deck, p.position,
            p.draw, p.dropped_at IS NOT NULL AS dropped
       FROM tcg_fuel.tournament_players p JOIN tcg_fuel.players u ON u.id = p.player_id
      WHERE p.tournament_id = $1 ORDER BY p.position`,
    [tournamentId],
  );
  return rows;
}

/** All matches, or those of one round. */
export async function matchesIn(store: Store, tournamentId: number, round?: number): Promise<StoredMatch[]> {
  const { rows } = await store.query<StoredMatch>(
    `SELECT m.id, m.round, m.stage, m.number, m.player_a AS "playerA", m.player_b AS "playerB", m.wins_a AS "winsA",
            m.wins_b AS "winsB", m.draws, m.status = 'finished' AS "isOver", m.winner_id AS "winnerId", m.outcome,
            coalesce(m.outcome = 'both_absent', false) AS "bothLost", r.num::int AS "roomId", s.num::int AS "gameId",
            m.room_id AS "roomUuid", s.id AS "sessionId", m.forfeits_a AS "forfeitsA", m.forfeits_b AS "forfeitsB",
            m.replay_after AS "replayAfter", m.decided_by AS "decidedBy"
       FROM tcg_fuel.tournament_matches m
       LEFT JOIN public.game_rooms r ON r.id = m.room_id
       LEFT JOIN public.game_sessions s ON s.id = r.session_id
      WHERE m.tournament_id = $1 AND ($2::int IS NULL OR m.round = $2) ORDER BY m.round, m.number`,
    [tournamentId, round ?? null],
  );
  return rows;
}

/** What only whoever holds the tournament, or its players, does to it. */
export async function noteDeed(
  store: Store,
  tournamentId: number,
  playerId: number | null,
  deed: string,
  details: object,
): Promise<void> {
  await store.query(
    'INSERT INTO tcg_fuel.tournament_log (tournament_id, player_id, deed, details) VALUES ($1, $2, $3, $4)',
    [tournamentId, playerId, deed, JSON.stringify(details)],
  );
}

export interface LoggedDeed {
  readonly at: Date;
  readonly playerId: number | null;
  readonly deed: string;
  readonly details: Readonly<Record<string, Json>>;
}

export async function deedsIn(store: Store, tournamentId: number): Promise<LoggedDeed[]> {
  const { rows } = await store.query<LoggedDeed>(
    `SELECT created_at AS at, player_id AS "playerId", deed, details FROM tcg_fuel.tournament_log
      WHERE tournament_id = $1 ORDER BY id`,
    [tournamentId],
  );
  return rows;
}

/** An open match of an account, in whichever tournament. */
export interface WaitingMatch {
  readonly tournamentId: number;
  readonly tournament: string;
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

export async function openMatchesOf(store: Store, playerId: number): Promise<WaitingMatch[]> {
  const { rows } = await store.query<WaitingMatch>(
    `SELECT t.id AS "tournamentId", t.name AS tournament, m.id AS "matchId", m.round, m.stage, o.username AS opponent,
            m.room_id AS "roomId", CASE WHEN s.status = 'active' THEN s.id END AS "sessionId",
            coalesce(rp.is_ready, false) AS "isReady", greatest(m.created_at, s.finished_at) AS since
       FROM tcg_fuel.tournament_matches m
       JOIN tcg_fuel.tournaments t ON t.id = m.tournament_id AND t.status = 'running'
       JOIN tcg_fuel.players me ON me.id = $1
       JOIN tcg_fuel.players o ON o.id = CASE WHEN m.player_a = $1 THEN m.player_b ELSE m.player_a END
       JOIN public.game_rooms r ON r.id = m.room_id
       LEFT JOIN public.game_sessions s ON s.id = r.session_id
       LEFT JOIN public.game_room_players rp ON rp.room_id = r.id AND rp.user_id = me.user_id
      WHERE m.status = 'open' AND (m.player_a = $1 OR m.player_b = $1) ORDER BY m.id LIMIT 20`,
    [playerId],
  );
  return rows;
}
