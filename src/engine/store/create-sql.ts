import type { Pool } from 'pg';
import type { CreateKey } from '../sessions/idempotency-key.js';
import type { LiveSession } from '../sessions/session.js';
import { rowOf } from './commit.js';

const CREATE = `
WITH made AS (
  INSERT INTO game_sessions (id, game, status, round, turn, phase, step, to_act, bots_due, deadline_at, last_at, options,
                             watch, access, bots_move, rated, seed, seed_given, seed_hash, start_hash, rules_version,
                             fixture, winners, places, end_reason, room_id, created_by, create_key, started_at, finished_at,
                             opened_from, with_bots, create_body)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8::smallint[], $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21,
          $22, $23::smallint[], $24::smallint[], $25, $26, $27, $28, $11, CASE WHEN $3 = 'active' THEN NULL ELSE now() END,
          $32, $33, $34)
  ON CONFLICT (created_by, create_key) WHERE create_key IS NOT NULL DO NOTHING
  RETURNING id, num
), seated AS (
  INSERT INTO game_players (session_id, seat, game, kind, user_id, bot_level, token_hash, player_id, name, loadout)
  SELECT made.id, s.seat, $2, s.kind, s."userId", s."botLevel", s."tokenHash", s."playerId", s.name, s.loadout
    FROM made, json_to_recordset($29) AS s(seat smallint, kind text, "userId" uuid, "botLevel" text, "tokenHash" text,
                                           "playerId" text, name text, loadout json)
), kept AS (
  INSERT INTO game_state_snapshots (session_id, game, seq, round, drawn, state)
  SELECT made.id, $2, 0, $4, $30, $31 FROM made
)
SELECT num FROM made`;

/** Stores a session that begins. Undefined: its maker has used this key before. */
export async function insertSession(
  pool: Pick<Pool, 'query'>,
  session: LiveSession,
  createKey: CreateKey | undefined,
): Promise<number | undefined> {
  const { facts, table } = session;
  const row = rowOf(session, table, facts.startedAt, 0);
  const list = (numbers: readonly number[] | null): string | null => numbers && `{${numbers.join()}}`;
  // SQL: session, players and first snapshot in one statement.
  const { rows } = await pool.query<{ num: string }>(CREATE, [
    facts.id,
    facts.game,
    row.status,
    table.round,
    row.turn,
    row.phase,
    row.step,
    list(row.toAct),
    row.botsDue,
    row.deadlineAt,
    facts.startedAt,
    JSON.stringify(facts.options),
    facts.watch,
    facts.access,
    facts.botsMove,
    facts.rated,
    facts.seed,
    facts.seedGiven,
    row.seedHash,
    facts.startHash,
    facts.rulesVersion,
    facts.fixture && JSON.stringify(facts.fixture),
    list(row.winners),
    list(row.places),
    row.endReason,
    facts.roomId,
    facts.createdBy,
    createKey?.key ?? null,
    JSON.stringify(session.seats),
    table.drawn,
    JSON.stringify(table.state),
    facts.openedFrom,
    session.seats.some(({ kind }) => kind === 'bot'),
    createKey?.body ?? null,
  ]);
  return rows[0] && Number(rows[0].num);
}
