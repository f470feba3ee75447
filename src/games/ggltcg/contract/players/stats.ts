import { Injectable } from '@nestjs/common';
import { ListPool } from '../../../../engine/store/list-pool.js';
import { noStatistics } from '../problems.js';

/** A share of a whole in percent, with one decimal. */
const percent = (part: string, whole: string) => `coalesce(round(100.0 * ${part} / nullif(${whole}, 0), 1), 0)::float8`;

/** How often a card of the deck was played as well, and how those games ended. */
const USE =
  `${percent('games_used', 'games_played')} AS play_rate, ` +
  `${percent('games_used_won', 'games_used')} AS win_rate_when_played`;

interface GamesRecord {
  readonly games_played: number;
  readonly games_won: number;
  /** Percent, with one decimal; so are all rates. */
  readonly win_rate: number;
}

/** How a player has done with one card of the deck. */
interface CardRecord extends GamesRecord {
  readonly card_name: string;
  readonly play_rate: number;
  readonly win_rate_when_played: number;
}

/** How a player has done. */
interface PlayerRecord extends GamesRecord {
  readonly player_id: string;
  readonly display_name: string;
  readonly total_tussles: number;
  readonly tussles_won: number;
  readonly tussle_win_rate: number;
  readonly direct_attacks: number;
  readonly avg_turns: number;
  readonly avg_game_duration_seconds: number;
}

/** A line of a leaderboard. */
interface RankedPlayer extends GamesRecord {
  readonly rank: number;
  readonly player_id: string;
  readonly display_name: string;
}

/** How a card has done, for all players together. */
interface RankedCard extends CardRecord {
  readonly rank: number;
  readonly pick_rate: number;
  readonly player_count: number;
}

/** Reads the statistics that ended games have left. */
@Injectable()
export class Stats {
  constructor(private readonly pool: ListPool) {}

  async player(id: string): Promise<PlayerRecord & { readonly card_stats: readonly CardRecord[] }> {
    // SQL here and below: aggregates.
    const { rows } = await this.pool.query<PlayerRecord>(
      `SELECT player_id, display_name, games_played, games_won, ${percent('games_won', 'games_played')} AS win_rate,
              total_tussles, tussles_won, ${percent('tussles_won', 'total_tussles')} AS tussle_win_rate, direct_attacks,
              round(total_turns::numeric / games_played, 1)::float8 AS avg_turns,
              round(total_game_duration_seconds::numeric / games_played, 1)::float8 AS avg_game_duration_seconds
         FROM ggltcg.player_stats WHERE player_id = $1`,
      [id],
    );
    if (!rows[0]) throw noStatistics();
    const cards = await this.pool.query<CardRecord>(
      `SELECT card_name, games_played, games_won, ${percent('games_won', 'games_played')} AS win_rate, ${USE}
         FROM ggltcg.card_stats WHERE player_id = $1 ORDER BY games_played DESC, card_name`,
      [id],
    );
    return { ...rows[0], card_stats: cards.rows };
  }

  async leaderboard(limit: number, minGames: number): Promise<(RankedPlayer & { readonly games_lost: number })[]> {
    const { rows } = await this.pool.query<RankedPlayer & { readonly games_lost: number }>(
      `SELECT row_number() OVER ()::int AS rank, best.* FROM (
         SELECT player_id, display_name, games_played, games_won, games_lost,
                ${percent('games_won', 'games_played')} AS win_rate
           FROM ggltcg.player_totals WHERE games_played >= greatest($2::int, 1)
          ORDER BY games_won - games_lost DESC, games_won::float8 / games_played DESC, games_played DESC, display_name, player_id
          LIMIT $1) best`,
      [limit, minGames],
    );
    return rows;
  }

  async cardLeaderboard(card: string, limit: number, minGames: number): Promise<RankedPlayer[]> {
    const { rows } = await this.pool.query<RankedPlayer>(
      `SELECT row_number() OVER (ORDER BY c.games_won::float8 / c.games_played DESC, c.games_played DESC,
                                          p.display_name, p.player_id)::int AS rank,
              p.player_id, p.display_name, c.games_played, c.games_won,
              ${percent('c.games_won', 'c.games_played')} AS win_rate
         FROM ggltcg.card_stats c JOIN ggltcg.player_stats p USING (player_id)
        WHERE lower(c.card_name) = lower($3) AND c.games_played >= $2 ORDER BY rank LIMIT $1`,
      [limit, minGames, card],
    );
    return rows;
  }

  async cards(limit: number, minGames: number): Promise<RankedCard[]> {
    const { rows } = await this.pool.query<RankedCard>(
      `WITH cards AS (
         SELECT card_name, sum(games_played)::int AS games_played, sum(games_won)::int AS games_won,
                sum(games_used)::int AS games_used, sum(games_used_won)::int AS games_used_won, count(*)::int AS player_count
           FROM ggltcg.card_stats GROUP BY card_name
       )
       SELECT row_number() OVER (ORDER BY games_won::float8 / games_played DESC, games_played DESC, card_name)::int AS rank,
              card_name, games_played, games_won, ${percent('games_won', 'games_played')} AS win_rate, ${USE},
              ${percent('games_played', '(SELECT sum(games_played) FROM ggltcg.player_stats)')} AS pick_rate, player_count
         FROM cards WHERE games_played >= $2 ORDER BY rank LIMIT $1`,
      [limit, minGames],
    );
    return rows;
  }
}
