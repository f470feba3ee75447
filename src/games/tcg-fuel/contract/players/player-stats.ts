import { Injectable, Logger } from '@nestjs/common';
import type { OnApplicationBootstrap } from '@nestjs/common';
import { SharedWork } from '../../../../common/tasks/shared-work.js';
import { Rounds } from '../../../../common/shutdown/rounds.js';
import { ShutdownGate } from '../../../../common/shutdown/shutdown-gate.js';
import { ListPool } from '../../../../engine/store/list-pool.js';

/** How a player has done, in games that came to an end. */
export interface PlayerStats {
  readonly playerId: number;
  readonly username: string;
  readonly games: number;
  readonly wins: number;
  readonly losses: number;
  readonly draws: number;
  /** From ranked games; null before the first. */
  readonly rating: number | null;
}

/** Two seats of one account in a game (a scenario) say nothing about a player. */
const STATS = `
SELECT u.id AS "playerId", u.username,
       count(s.id)::int AS games,
       count(s.id) FILTER (WHERE p.seat = ANY (s.winners))::int AS wins,
       count(s.id) FILTER (WHERE cardinality(s.winners) > 0 AND p.seat <> ALL (s.winners))::int AS losses,
       count(s.id) FILTER (WHERE cardinality(s.winners) = 0)::int AS draws,
       (SELECT r.rating FROM public.ratings r
         WHERE r.user_id = u.user_id AND r.game = 'tcg-fuel' AND r.list = 'ranked') AS rating
  FROM tcg_fuel.players u
  LEFT JOIN public.game_players p ON p.user_id = u.user_id AND p.game = 'tcg-fuel'
  LEFT JOIN public.game_sessions s ON s.id = p.session_id AND s.status = 'finished' AND s.fixture IS NULL`;

/** Results that one statement counts. */
const AT_ONCE = 5_000;
/** Counted now and then without a request, so that few are left for the caller who asks. */
const COUNT_EVERY_MS = 60_000;

/**
 * Adds noted results to the records. What another instance is counting at the same time is waited for, and in one order, so
 * that neither waits for ever. An account that has been deleted has no record.
 */
const COUNT = `
WITH taken AS (
  DELETE FROM tcg_fuel.uncounted_results WHERE id IN (
    SELECT id FROM tcg_fuel.uncounted_results ORDER BY id LIMIT ${AT_ONCE} FOR UPDATE)
  RETURNING *
), here AS MATERIALIZED (
  SELECT id FROM public.users WHERE id IN (SELECT user_id FROM taken) ORDER BY id FOR KEY SHARE
), counted AS (
  INSERT INTO tcg_fuel.player_records AS r (user_id, games, wins, losses, draws)
  SELECT t.user_id, sum(t.games), sum(t.wins), sum(t.losses), sum(t.draws)
    FROM taken t JOIN here ON here.id = t.user_id GROUP BY t.user_id ORDER BY t.user_id
  ON CONFLICT (user_id) DO UPDATE SET games = r.games + excluded.games, wins = r.wins + excluded.wins,
                                      losses = r.losses + excluded.losses, draws = r.draws + excluded.draws
)
SELECT count(*)::int AS taken FROM taken`;

const BOARD = `
SELECT u.id AS "playerId", u.username, r.games, r.wins, r.losses, r.draws,
       (SELECT o.rating FROM public.ratings o
         WHERE o.user_id = u.user_id AND o.game = 'tcg-fuel' AND o.list = 'ranked') AS rating
  FROM tcg_fuel.player_records r JOIN tcg_fuel.players u ON u.user_id = r.user_id
 WHERE r.games > 0 ORDER BY r.wins DESC, r.losses, u.id LIMIT $1`;

@Injectable()
export class PlayerStatistics implements OnApplicationBootstrap {
  private readonly logger = new Logger(PlayerStatistics.name);
  private readonly boards = new SharedWork<PlayerStats[]>({ atOnce: 2, kept: 100, ttlMs: 10_000 });

  constructor(
    private readonly pool: ListPool,
    private readonly gate: ShutdownGate,
  ) {}

  onApplicationBootstrap(): void {
    const rounds = new Rounds(this.gate, this.logger, 'Could not count the results of TCG Fuel');
    rounds.start(COUNT_EVERY_MS, () => this.countResults(), 'at once');
  }

  async find(playerId: number): Promise<PlayerStats | undefined> {
    // SQL here and below: aggregates over the original's views, and a statement that takes rows and counts them in one.
    const { rows } = await this.pool.query<PlayerStats>(`${STATS} WHERE u.id = $1 AND NOT u.is_bot GROUP BY u.id`, [
      playerId,
    ]);
    return rows[0];
  }

  /** Those who have won most. */
  leaders(limit: number): Promise<PlayerStats[]> {
    return this.boards.of(String(limit), async () => {
      await this.countResults();
      return (await this.pool.query<PlayerStats>(BOARD, [limit])).rows;
    });
  }

  private async countResults(): Promise<void> {
    let taken: number;
    do {
      const { rows } = await this.pool.query<{ taken: number }>(COUNT);
      taken = rows[0]!.taken;
    } while (taken === AT_ONCE);
  }
}
