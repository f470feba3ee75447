import { Injectable } from '@nestjs/common';
import { isAfterCursor, microsOf, readTimeCursor } from '../../common/http/cursor-by-time.js';
import { decodeCursor, toPage } from '../../common/http/cursor.js';
import type { Page } from '../../common/http/cursor.js';
import { SharedWork } from '../../common/tasks/shared-work.js';
import { ListPool } from '../../engine/store/list-pool.js';
import type { RatingList } from './rating-rows.js';

/** A list of ratings, and how many players are in it. */
export interface ListedRatings extends RatingList {
  readonly players: number;
}

/** A player's place in a list. */
export interface RankedPlayer {
  readonly rank: number;
  readonly userId: string;
  readonly name: string;
  readonly rating: number;
  /** How sure the rating is, for lists by Glicko-2. */
  readonly deviation: number;
  readonly games: number;
  readonly wins: number;
  readonly losses: number;
  readonly draws: number;
}

/** What one game changed in one player's rating. */
export interface RatingStep extends RatingList {
  readonly sessionId: string;
  readonly before: number;
  readonly after: number;
  readonly at: string;
}

/** What a game changed for one of its seats. */
export interface SeatRating {
  readonly seat: number;
  readonly userId: string;
  readonly name: string;
  readonly list: string;
  readonly before: number;
  readonly after: number;
}

/** So many have more than this rating. */
interface Mark {
  readonly rating: number;
  readonly better: number;
}

interface BoardRow extends Omit<RankedPlayer, 'rank'> {
  readonly exact: string;
}

interface StepRow extends Omit<RatingStep, 'at'> {
  readonly at: Date;
  readonly micros: string;
}

const PLAYER = `r.user_id AS "userId", u.name, r.rating, r.deviation, r.games, r.wins, r.losses, r.draws`;
const ORDER = 'r.rating DESC, r.games DESC, r.user_id';
/** Players between two marks of a list: a list with fewer has none, and its places are always exact. */
const MARKED = 1000;

/** Reads lists of ratings and what changed them; on the connections of lists, so that play never waits. */
@Injectable()
export class RatingBoards {
  /** Every rating there is is counted, for all who look: a hundredth of the time at most, so where they are few at once. */
  private readonly counts = new SharedWork<ListedRatings[]>({ atOnce: 1, kept: 1, ttlMs: 0, rests: 100 });
  /** A place is counted from the next mark above it. Marks are made anew like the counts, so that a place far down may be some seconds old. */
  private readonly marks = new SharedWork<Mark[]>({ atOnce: 100, kept: 200, ttlMs: 10_000, rests: 100 });

  constructor(private readonly pool: ListPool) {}

  lists(): Promise<ListedRatings[]> {
    return this.counts.of('all', () => this.count());
  }

  private async count(): Promise<ListedRatings[]> {
    // SQL here and below: aggregates, and pages by a cursor of three columns.
    const { rows } = await this.pool.query<ListedRatings>(
      'SELECT game, list, count(*)::int AS players FROM ratings GROUP BY game, list ORDER BY game, list',
    );
    return rows;
  }

  /** The best first. A cursor knows the rank it ended at, so that no page has to count those before it. */
  async board({ game, list }: RatingList, limit: number, cursor: string | undefined): Promise<Page<RankedPlayer>> {
    const [rating, games, userId, rank] =
      cursor === undefined ? [null, null, null, 0] : decodeCursor(cursor, ['float', 'number', 'uuid', 'number']);
    const { rows } = await this.pool.query<BoardRow>(
      `SELECT ${PLAYER}, r.rating::text AS exact FROM ratings r JOIN users u ON u.id = r.user_id
        WHERE r.game = $1 AND r.list = $2
          AND ($3::float8 IS NULL OR r.rating < $3 OR r.rating = $3 AND (r.games < $4 OR r.games = $4 AND r.user_id > $5))
        ORDER BY ${ORDER} LIMIT $6`,
      [game, list, rating, games, userId, limit + 1],
    );
    const ranked = rows.map((row, index) => ({ ...row, rank: Number(rank) + index + 1 }));
    return toPage(ranked, limit, (last) => [last.exact, last.games, last.userId, last.rank], shown);
  }

  async placeOf(of: RatingList, userId: string): Promise<RankedPlayer | undefined> {
    const { game, list } = of;
    const marks = await this.marks.of(JSON.stringify([game, list]), () => this.mark(of));
    const { rows } = await this.pool.query<RankedPlayer & BoardRow>(
      `SELECT ${PLAYER},
              1 + coalesce(m.better, 0)
                + (SELECT count(*)::int FROM ratings o
                    WHERE o.game = r.game AND o.list = r.list AND o.rating > r.rating
                      AND o.rating <= coalesce(m.rating, 'Infinity'))
                + (SELECT count(*)::int FROM ratings o
                    WHERE o.game = r.game AND o.list = r.list AND o.rating = r.rating
                      AND (o.games > r.games OR o.games = r.games AND o.user_id < r.user_id)) AS rank
         FROM ratings r JOIN users u ON u.id = r.user_id
         LEFT JOIN LATERAL (SELECT rating, better FROM unnest($4::float8[], $5::int[]) m (rating, better)
                             WHERE m.rating > r.rating ORDER BY m.rating LIMIT 1) m ON true
        WHERE r.game = $1 AND r.list = $2 AND r.user_id = $3`,
      [game, list, userId, marks.map(({ rating }) => rating), marks.map(({ better }) => better)],
    );
    return rows[0] && shown(rows[0]);
  }

  private async mark({ game, list }: RatingList): Promise<Mark[]> {
    const { rows } = await this.pool.query<Mark>(
      `SELECT rating, better FROM (
         SELECT rating, rank() OVER best - 1 AS better, row_number() OVER best AS nth
           FROM ratings WHERE game = $1 AND list = $2 WINDOW best AS (ORDER BY rating DESC)) r
        WHERE nth % $3 = 0`,
      [game, list, MARKED],
    );
    return rows.map(({ rating, better }) => ({ rating, better: Number(better) }));
  }

  /** The newest first. */
  async history(
    userId: string,
    { game, list }: Partial<RatingList>,
    limit: number,
    cursor: string | undefined,
  ): Promise<Page<RatingStep>> {
    const { rows } = await this.pool.query<StepRow>(
      `SELECT c.session_id AS "sessionId", c.game, c.list, c.before, c.after, c.at,
              ${microsOf('c.at')} AS micros
         FROM rating_changes c
        WHERE c.user_id = $1 AND ($2::text IS NULL OR c.game = $2) AND ($3::text IS NULL OR c.list = $3)
          AND ${isAfterCursor('c.at', 'c.session_id', 4)}
        ORDER BY c.at DESC, c.session_id DESC LIMIT $6`,
      [userId, game ?? null, list ?? null, ...readTimeCursor(cursor), limit + 1],
    );
    return toPage(
      rows,
      limit,
      (last) => [last.micros, last.sessionId],
      ({ micros: _, at, ...step }) => ({ ...step, at: at.toISOString() }),
    );
  }

  /** What a game changed, by seat; nothing while it is played. */
  async ofSession(sessionId: string): Promise<SeatRating[]> {
    const { rows } = await this.pool.query<SeatRating>(
      `SELECT p.seat, c.user_id AS "userId", p.name, c.list, c.before, c.after
         FROM rating_changes c JOIN game_players p ON p.session_id = c.session_id AND p.user_id = c.user_id
        WHERE c.session_id = $1 ORDER BY p.seat`,
      [sessionId],
    );
    return rows;
  }
}

function shown({ rank, userId, name, rating, deviation, games, wins, losses, draws }: RankedPlayer): RankedPlayer {
  return { rank, userId, name, rating, deviation, games, wins, losses, draws };
}
