import type { Pool } from 'pg';
import type { Json } from '../common/json.js';
import type { Entrant, Plan, TournamentMatch } from './tournament.types.js';

/**
 * The pool, or the connection of a transaction. By SQL: a round locks, reads and writes these rows in one transaction, which the
 * rooms of its matches share. What needs no lock is read through repositories.
 */
export type Store = Pick<Pool, 'query'>;

export type TournamentStatus = 'registration' | 'running' | 'finished' | 'cancelled';

export interface Tournament extends Plan {
  readonly id: number;
  readonly game: string;
  readonly name: string;
  readonly status: TournamentStatus;
  /** What its games are played by. */
  readonly options: object;
  readonly maxPlayers: number;
  readonly startsAt: Date | null;
  readonly currentRound: number;
  /** What its chance comes from. Never leaves the server. */
  readonly seed: string;
  /** The account that holds it. */
  readonly createdBy: string | null;
  /** The entrant who has won. */
  readonly winnerId: number | null;
  readonly startedAt: Date | null;
  readonly finishedAt: Date | null;
  readonly createdAt: Date;
}

/** An entrant with the account or the bot behind it, and what was registered. */
export interface Registered extends Entrant {
  readonly userId: string | null;
  readonly botLevel: string | null;
  /** What the game's rooms know the account by. */
  readonly roomPlayerId: string | null;
  readonly name: string;
  /** As it was sent, in a form that reads back as the loadout; and as the game understood it. */
  readonly brings: unknown;
  readonly loadout: unknown;
}

export interface StoredMatch extends TournamentMatch {
  /** The number of its room, and the game that is or was last played there. */
  readonly roomNum: number | null;
  readonly gameNum: number | null;
  readonly roomId: string | null;
  /** The session that is or was last played there. */
  readonly sessionId: string | null;
  readonly forfeitsA: number;
  readonly forfeitsB: number;
  readonly replayAfter: number | null;
  /** The account that decided it. */
  readonly decidedBy: string | null;
}

const TOURNAMENT = `
SELECT id, game, name, kind, status, rounds, top_cut AS "topCut", best_of AS "bestOf", options,
       max_players AS "maxPlayers", starts_at AS "startsAt", current_round AS "currentRound", seed,
       created_by AS "createdBy", winner_id AS "winnerId", started_at AS "startedAt", finished_at AS "finishedAt",
       created_at AS "createdAt"
  FROM tournaments`;

/** The tournament, for no other transaction to change until this one ends. */
export async function lockTournament(store: Store, id: number): Promise<Tournament | undefined> {
  return (await store.query<Tournament>(`${TOURNAMENT} WHERE id = $1 FOR UPDATE`, [id])).rows[0];
}

export interface TournamentFilter {
  readonly status?: TournamentStatus;
  readonly game?: string;
}

const ENTRANT = `
SELECT id AS "playerId", user_id AS "userId", bot_level AS "botLevel", room_player_id AS "roomPlayerId", name, brings,
       loadout, position, draw,
       dropped_at IS NOT NULL OR (user_id IS NULL AND bot_level IS NULL) AS dropped
  FROM tournament_entrants`;

/** All who registered, in that order. An account that is gone has left. */
export async function registeredIn(store: Store, tournamentId: number): Promise<Registered[]> {
  const { rows } = await store.query<Registered>(`${ENTRANT} WHERE tournament_id = $1 ORDER BY position`, [
    tournamentId,
  ]);
  return rows;
}

/** The entrants with these ids, in whichever tournaments. */
export async function entrantsOf(store: Store, ids: readonly number[]): Promise<Map<number, Registered>> {
  const { rows } = await store.query<Registered>(`${ENTRANT} WHERE id = ANY($1)`, [ids]);
  return new Map(rows.map((entrant) => [entrant.playerId, entrant]));
}

/** All matches, or those of one round. */
export async function matchesIn(store: Store, tournamentId: number, round?: number): Promise<StoredMatch[]> {
  const { rows } = await store.query<StoredMatch>(
    `SELECT m.id, m.round, m.stage, m.number, m.player_a AS "playerA", m.player_b AS "playerB", m.wins_a AS "winsA",
            m.wins_b AS "winsB", m.draws, m.status = 'finished' AS "isOver", m.winner_id AS "winnerId", m.outcome,
            coalesce(m.outcome = 'both_absent', false) AS "bothLost", r.num::int AS "roomNum", s.num::int AS "gameNum",
            m.room_id AS "roomId", s.id AS "sessionId", m.forfeits_a AS "forfeitsA", m.forfeits_b AS "forfeitsB",
            m.replay_after AS "replayAfter", m.decided_by AS "decidedBy"
       FROM tournament_matches m
       LEFT JOIN game_rooms r ON r.id = m.room_id
       LEFT JOIN game_sessions s ON s.id = r.session_id
      WHERE m.tournament_id = $1 AND ($2::int IS NULL OR m.round = $2) ORDER BY m.round, m.number`,
    [tournamentId, round ?? null],
  );
  return rows;
}

/** What only the organiser of a tournament, or its players, do to it. */
export async function noteDeed(
  store: Store,
  tournamentId: number,
  userId: string | null,
  deed: string,
  details: object,
): Promise<void> {
  await store.query('INSERT INTO tournament_log (tournament_id, user_id, deed, details) VALUES ($1, $2, $3, $4)', [
    tournamentId,
    userId,
    deed,
    JSON.stringify(details),
  ]);
}

export interface LoggedDeed {
  readonly at: Date;
  readonly userId: string | null;
  readonly name: string | null;
  readonly deed: string;
  readonly details: Readonly<Record<string, Json>>;
}
