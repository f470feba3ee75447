import { Pool } from 'pg';
import { CommitPool } from '../../src/engine/store/commit-pool.js';
import { commitStatement } from '../../src/engine/store/commit-sql.js';
import { startParlour } from '../support/parlour.js';
import type { Parlour } from '../support/parlour.js';

/** How Postgres would carry out the statement of a commit whatever its values are. */
async function planOf(pool: Pool): Promise<string> {
  const { text } = commitStatement([]);
  const { rows } = await pool.query<{ 'QUERY PLAN': string }>(`EXPLAIN (GENERIC_PLAN) ${text}`);
  return rows.map((row) => row['QUERY PLAN']).join('\n');
}

describe('How actions are stored', () => {
  let parlour: Parlour;
  beforeAll(async () => {
    parlour = await startParlour({}, []);
  });
  afterAll(() => parlour.stop());

  it('by a plan that finds sessions by their keys, although the tables are small when it is made', async () => {
    expect(await planOf(parlour.app.get(Pool))).toContain('Seq Scan on game_sessions');
    const plan = await planOf(parlour.app.get(CommitPool));
    expect(plan).not.toContain('Seq Scan');
    expect(plan).toContain('game_sessions_pkey');
  });

  it('with snapshots as they are, unless they are larger than a page, that go when their session goes', async () => {
    const pool = parlour.app.get(Pool);
    await pool.query(
      `WITH session AS (
         INSERT INTO game_sessions (id, game, status, last_at, options, watch, seed, seed_hash, start_hash, rules_version, started_at)
         VALUES (gen_random_uuid(), 'none', 'cancelled', 0, '{}', 'nobody', '', '', '', 1, 0) RETURNING id
       )
       INSERT INTO game_state_snapshots (session_id, game, seq, round, drawn, state)
       SELECT id, 'none', size, 1, 0, json_build_array(repeat('x', size)) FROM session, unnest('{6000,20000}'::int[]) size`,
    );
    const { rows } = await pool.query<{ seq: number; compression: string | null }>(
      `SELECT seq, pg_column_compression(state) AS compression FROM game_state_snapshots WHERE game = 'none' ORDER BY seq`,
    );
    expect(rows).toEqual([
      { seq: 6000, compression: null },
      { seq: 20000, compression: 'pglz' },
    ]);
    await pool.query(`DELETE FROM game_sessions WHERE game = 'none'`);
    const left = await pool.query(`SELECT 1 FROM game_state_snapshots WHERE game = 'none'`);
    expect(left.rowCount).toBe(0);
  });

  it('with actions that go when their session goes, and not when another one does', async () => {
    const pool = parlour.app.get(Pool);
    await pool.query(
      `WITH sessions AS (
         INSERT INTO game_sessions (id, game, status, last_at, options, watch, seed, seed_hash, start_hash, rules_version, started_at)
         SELECT gen_random_uuid(), game, 'cancelled', 0, '{}', 'nobody', '', '', '', 1, 0 FROM unnest('{one,other}'::text[]) game
         RETURNING id, game
       )
       INSERT INTO game_actions (session_id, game, seq, kind, round, seat, auto, at, action, events, hash)
       SELECT id, game, 1, 'game', 1, 0, false, 0, '{}', '[]', '' FROM sessions`,
    );
    await pool.query(`DELETE FROM game_sessions WHERE game = 'one'`);
    const left = await pool.query(`SELECT game FROM game_actions WHERE game IN ('one', 'other')`);
    expect(left.rows).toEqual([{ game: 'other' }]);
  });
});
