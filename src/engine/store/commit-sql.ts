import type { Commit } from './commit.js';

/**
 * Many commits in one statement. Rows are locked in the order of their ids, or two batches could wait for each other;
 * a session that is no longer at the version its commit was made from is left alone, with its actions and snapshots.
 */
const COMMIT = `
WITH input AS (
  SELECT * FROM unnest(
    $1::uuid[], $2::int[], $3::int[], $4::text[], $5::int[], $6::int[], $7::text[], $8::text[], $9::text[],
    $10::boolean[], $11::bigint[], $12::text[], $13::text[], $14::text[], $15::text[], $16::bigint[]
  ) AS t(id, base, version, status, round, turn, phase, step, to_act,
         bots_due, deadline_at, winners, places, end_reason, seed_hash, last_at)
), locked AS (
  SELECT s.id FROM game_sessions s JOIN input i ON i.id = s.id AND i.base = s.version ORDER BY s.id FOR UPDATE OF s
), moved AS (
  UPDATE game_sessions s
     SET version = i.version, status = i.status, round = i.round, turn = i.turn, phase = i.phase, step = i.step,
         to_act = i.to_act::smallint[], bots_due = i.bots_due, deadline_at = i.deadline_at,
         winners = i.winners::smallint[], places = i.places::smallint[], end_reason = i.end_reason,
         seed_hash = i.seed_hash, last_at = i.last_at, claimed_until = NULL, bots_claimed_until = NULL,
         updated_at = now(),
         finished_at = CASE WHEN i.status = 'active' THEN NULL ELSE coalesce(s.finished_at, now()) END
    FROM input i JOIN locked l ON l.id = i.id
   WHERE s.id = i.id AND s.version = i.base
  RETURNING s.id
), logged AS (
  INSERT INTO game_actions (session_id, game, seq, kind, round, seat, auto, at, turn, phase, step,
                            key, key_body, key_to, hash, action, events, note)
  SELECT a.session_id, a.game, a.seq, a.kind, a.round, a.seat, a.auto, a.at, a.turn, a.phase, a.step,
         a.key, a.key_body, a.key_to, a.hash, a.action, a.events, a.note
    FROM unnest(
      $17::uuid[], $18::text[], $19::int[], $20::text[], $21::int[], $22::smallint[], $23::boolean[],
      $24::bigint[], $25::int[], $26::text[], $27::text[], $28::text[], $29::text[], $30::int[], $31::text[],
      $32::json[], $33::json[], $34::json[]
    ) AS a(session_id, game, seq, kind, round, seat, auto, at, turn, phase, step,
           key, key_body, key_to, hash, action, events, note)
    JOIN moved m ON m.id = a.session_id
), kept AS (
  INSERT INTO game_state_snapshots (session_id, game, seq, round, drawn, state)
  SELECT k.session_id, k.game, k.seq, k.round, k.drawn, k.state
    FROM unnest(
      $35::uuid[], $36::text[], $37::int[], $38::int[], $39::int[], $40::json[]
    ) AS k(session_id, game, seq, round, drawn, state)
    JOIN moved m ON m.id = k.session_id
)
SELECT id FROM moved`;

/** The statement that writes these commits, and returns the ids of the sessions that moved. */
export function commitStatement(commits: readonly Commit[]): { name: string; text: string; values: unknown[] } {
  const actions = commits.flatMap((commit) => commit.actions);
  const snapshots = commits.flatMap((commit) => commit.snapshots);
  const acting = commits.flatMap((commit) => commit.actions.map(() => commit));
  const kept = commits.flatMap((commit) => commit.snapshots.map(() => commit));
  return {
    name: 'parlour-commit',
    text: COMMIT,
    values: [
      words(commits, (c) => c.sessionId),
      words(commits, (c) => c.base),
      words(commits, (c) => c.version),
      words(commits, (c) => c.status),
      words(commits, (c) => c.table.round),
      words(commits, (c) => c.turn),
      commits.map((c) => c.phase),
      commits.map((c) => c.step),
      commits.map((c) => `{${c.toAct.join()}}`),
      words(commits, (c) => c.botsDue),
      words(commits, (c) => c.deadlineAt),
      commits.map((c) => c.winners && `{${c.winners.join()}}`),
      commits.map((c) => c.places && `{${c.places.join()}}`),
      commits.map((c) => c.endReason),
      words(commits, (c) => c.seedHash),
      words(commits, (c) => c.lastAt),
      words(acting, (c) => c.sessionId),
      words(acting, (c) => c.game),
      words(actions, (a) => a.seq),
      words(actions, (a) => a.kind),
      words(actions, (a) => a.round),
      words(actions, (a) => a.seat),
      words(actions, (a) => a.auto),
      words(actions, (a) => a.at),
      words(actions, (a) => a.turn),
      actions.map((a) => a.phase),
      actions.map((a) => a.step),
      actions.map((a) => a.key),
      actions.map((a) => a.keyBody),
      words(actions, (a) => a.keyTo),
      words(actions, (a) => a.hash),
      jsons(actions, (a) => a.action),
      jsons(actions, (a) => a.events),
      jsons(actions, (a) => (a.note === 'null' ? null : a.note)),
      words(kept, (c) => c.sessionId),
      words(kept, (c) => c.game),
      words(snapshots, (s) => s.seq),
      words(snapshots, (s) => s.round),
      words(snapshots, (s) => s.drawn),
      jsons(snapshots, (s) => s.state),
    ],
  };
}

/** Postgres' number for the type `json`. */
const JSON_TYPE = 114;
/** Dimensions, whether there are nulls, the type, and of the one dimension its length and its first index. */
const ARRAY_HEAD_BYTES = 20;
const NULL_LENGTH = -1;

/**
 * An array of JSON in Postgres' binary format, in which nothing is quoted, and nothing is looked through but by the check of
 * the type `json` itself. As one text that is cut into lines there, a commit costs Postgres a fifth more.
 */
function jsons<T>(rows: readonly T[], textOf: (row: T) => string | null): Buffer {
  const texts = rows.map(textOf);
  let size = ARRAY_HEAD_BYTES;
  for (const text of texts) size += 4 + (text === null ? 0 : Buffer.byteLength(text));
  const bytes = Buffer.allocUnsafe(size);
  let at = 0;
  for (const head of [1, 1, JSON_TYPE, texts.length, 1]) at = bytes.writeInt32BE(head, at);
  for (const text of texts) {
    const length = text === null ? NULL_LENGTH : bytes.write(text, at + 4);
    at = bytes.writeInt32BE(length, at) + Math.max(length, 0);
  }
  return bytes;
}

/**
 * An array as Postgres writes it, of values that need no quotes: numbers, ids, hashes and words of ours. The driver would
 * look each of them through for what must be escaped, some thirty for every action. Never for text that came from a client.
 */
function words<T>(rows: readonly T[], wordOf: (row: T) => string | number | boolean | null): string {
  let text = '';
  for (const row of rows) text += `${text === '' ? '' : ','}${wordOf(row) ?? 'NULL'}`;
  return `{${text}}`;
}
