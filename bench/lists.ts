import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Pool } from 'pg';
import { ShutdownGate } from '../src/common/shutdown/shutdown-gate.js';
import { readSettings } from '../src/config/read-settings.js';
import { createApp } from '../src/create-app.js';
import { settingsOf } from '../src/engine/hosting/game-module.js';
import { games } from '../src/games/index.js';
import { listen } from '../src/listen.js';

// npm run bench:lists [-- 50000]: how long every list and statistic takes when so many games have been finished.
const MANY = Number(process.argv[2] ?? 50_000);
const PLAYERS = 500;
const TIMES = 20;
const NAMES = ['four-in-a-square', 'check', 'ggltcg', 'viking-vengeance', 'tcg-fuel'] as const;

/** Copies of one real session, each with its own id, players and times. */
const COPY = `
WITH made AS (
  INSERT INTO game_sessions (id, game, status, version, round, turn, phase, step, to_act, last_at, options, watch, access,
                             bots_move, rated, seed, seed_given, seed_hash, start_hash, rules_version, winners, places,
                             end_reason, started_at, created_at, updated_at, finished_at)
  SELECT gen_random_uuid(), game, 'finished', version, round, turn, phase, step, '{}', last_at, options, 'anyone', access,
         bots_move, rated, seed, seed_given, seed_hash, start_hash, rules_version, ARRAY[i % 2]::smallint[], places,
         'bench', started_at, now() - i * interval '1 minute', now() - i * interval '1 minute', now() - i * interval '1 minute'
    FROM game_sessions, generate_series(1, $2::int) i WHERE id = $1
  RETURNING id, num
), snapshot AS (
  INSERT INTO game_state_snapshots (session_id, seq, game, round, drawn, state)
  SELECT made.id, n.seq, n.game, n.round, n.drawn, n.state FROM made, game_state_snapshots n
   WHERE n.session_id = $1 AND n.seq = (SELECT version FROM game_sessions WHERE id = $1)
), people AS (SELECT array_agg(id ORDER BY id) AS ids FROM users WHERE name LIKE 'Bench %')
INSERT INTO game_players (session_id, seat, game, kind, user_id, bot_level, player_id, name, loadout)
SELECT made.id, p.seat, p.game, 'user', u.id, NULL, u.id::text, p.name, p.loadout
  FROM made, people, game_players p,
       LATERAL (SELECT people.ids[1 + (made.num + p.seat * 7) % ${PLAYERS}] AS id) u
 WHERE p.session_id = $1`;

const dataDir = mkdtempSync(join(tmpdir(), 'parlour-lists-'));
const env = { DATA_DIR: dataDir, PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'warn', TEST_HOOKS: '1' };
const settings = readSettings(env, settingsOf(games));
const app = await createApp(settings, games);
try {
  const url = await listen(app, settings);
  const pool = app.get(Pool);
  const post = async (path: string, token: string | undefined, body: object) => {
    const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
    const response = await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) });
    const answer = (await response.json()) as Record<string, unknown>;
    if (!response.ok) throw new Error(`${path}: ${JSON.stringify(answer)}`);
    return answer;
  };
  const guest = (await post('/api/auth/guest', undefined, {})) as { accessToken: string; user: { id: string } };
  await pool.query(
    `INSERT INTO users (name, name_key, kind, role) SELECT 'Bench ' || i, 'bench ' || i, 'guest', 'player'
       FROM generate_series(1, ${PLAYERS}) i`,
  );
  // The one who asks is one of them.
  await pool.query(`UPDATE users SET name = 'Bench 0', name_key = 'bench 0' WHERE id = $1`, [guest.user.id]);
  for (const game of NAMES) {
    const { sessionId } = await post('/api/sessions', guest.accessToken, { game });
    await pool.query(COPY, [sessionId, Math.ceil(MANY / NAMES.length)]);
  }
  await pool.query('VACUUM ANALYZE');
  const { rows } = await pool.query<{ n: number }>(
    `SELECT count(*)::int AS n FROM game_sessions WHERE status = 'finished'`,
  );
  console.log(`${rows[0]!.n} finished games, ${PLAYERS} players; milliseconds over HTTP, ${TIMES} requests each`);

  const lists = [
    '/api/sessions',
    '/api/sessions?status=active',
    '/api/sessions?game=check&status=finished',
    '/api/sessions?mine=true',
    '/api/ggltcg/games',
    '/api/ggltcg/games?status=completed',
    '/api/ggltcg/games?status=active',
    `/api/ggltcg/games?player_id=${guest.user.id}`,
    '/api/ggltcg/stats/leaderboard',
    '/api/check/games',
    '/api/check/games?status=finished',
    '/api/check/games?mine=true',
    '/api/check/leaderboard',
    `/api/check/players/${guest.user.id}/stats`,
    '/api/tcg-fuel/games',
    '/api/tcg-fuel/games?status=finished',
    '/api/tcg-fuel/leaderboard',
    '/api/viking-vengeance/games',
    '/api/viking-vengeance/leaderboard',
    '/api/rooms',
  ];
  const headers = { authorization: `Bearer ${guest.accessToken}` };
  const timed = async (path: string): Promise<void> => {
    const times: number[] = [];
    for (let i = 0; i < TIMES; i++) {
      const since = performance.now();
      const response = await fetch(url + path, { headers });
      const text = await response.text();
      times.push(performance.now() - since);
      if (!response.ok) throw new Error(`${path}: ${response.status} ${text.slice(0, 200)}`);
    }
    const sorted = times.sort((one, other) => one - other);
    const show = (value: number) => value.toFixed(1).padStart(8);
    console.log(`${show(sorted[TIMES / 2]!)} median ${show(sorted.at(-1)!)} worst  ${path}`);
  };
  for (const path of lists) await timed(path);
} finally {
  await app.get(ShutdownGate).stop();
  rmSync(dataDir, { recursive: true, force: true });
}
