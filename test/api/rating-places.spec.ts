import { Pool } from 'pg';
import { RatingBoards } from '../../src/rooms/ratings/rating-boards.js';
import { createTestDatabase } from '../support/database.js';
import type { TestDatabase } from '../support/database.js';

const LIST = { game: 'four-in-a-square', list: 'ranked' };
const PLAYERS = 2_500;

describe('A place in a list of ratings with many players', () => {
  let database: TestDatabase;
  let pool: Pool;
  beforeAll(async () => {
    database = await createTestDatabase();
    pool = new Pool({ connectionString: database.url, max: 4 });
    await pool.query(
      `INSERT INTO users (name, name_key) SELECT 'Player ' || i, 'player ' || i FROM generate_series(1, $1::int) i`,
      [PLAYERS],
    );
    // Of some ratings one player has them, of others many; as many games as another one, or more.
    await pool.query(
      `INSERT INTO ratings (user_id, game, list, rating, games, wins, losses)
       SELECT id, $1, $2, 1000 + CASE WHEN n % 3 = 0 THEN n % 7 ELSE n / 4.0 END, n % 5, n % 5, 0
         FROM (SELECT id, row_number() OVER (ORDER BY id) AS n FROM users) u`,
      [LIST.game, LIST.list],
    );
  });
  afterAll(async () => {
    await pool.end();
    await database.drop();
  });

  const wholeBoard = async (boards: RatingBoards) => {
    const all = [];
    for (let cursor: string | undefined | null; cursor !== null;) {
      const page = await boards.board(LIST, 500, cursor);
      all.push(...page.items);
      cursor = page.nextCursor;
    }
    return all;
  };

  it('is the one that the list shows, for the first, the last and those with equal ratings', async () => {
    const boards = new RatingBoards(pool);
    const board = await wholeBoard(boards);
    expect(board.map(({ rank }) => rank)).toEqual(Array.from({ length: PLAYERS }, (_, index) => index + 1));
    for (const one of [...board.slice(0, 20), ...board.filter((_, index) => index % 9 === 0), ...board.slice(-20)])
      expect(await boards.placeOf(LIST, one.userId)).toEqual(one);
    expect(await boards.placeOf({ ...LIST, list: 'another' }, board[0]!.userId)).toBeUndefined();
  });

  it('does not count all who are better again for each who asks', async () => {
    const boards = new RatingBoards(pool);
    const board = await wholeBoard(boards);
    const last = board.at(-1)!.userId;
    await boards.placeOf(LIST, last);
    // Of those who are far better one has left. It is seen when the marks of the list are made again.
    await pool.query('DELETE FROM ratings WHERE user_id = $1', [board[0]!.userId]);
    expect((await boards.placeOf(LIST, last))!.rank).toBe(PLAYERS);
    expect((await new RatingBoards(pool).placeOf(LIST, last))!.rank).toBe(PLAYERS - 1);
  });
});
