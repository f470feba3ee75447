import { randomUUID } from 'node:crypto';
import { SharedJson } from '../src/common/shared-json.js';
import type { Pool } from 'pg';
import type { Commit } from '../src/engine/store/commit.js';

/** A session's row and nothing else: something to commit to. */
export async function newSession(pool: Pool): Promise<string> {
  const id = randomUUID();
  await pool.query(
    `INSERT INTO game_sessions (id, game, status, last_at, options, watch, seed, seed_hash, start_hash, rules_version, started_at)
     VALUES ($1, 'bench', 'active', 0, '{}', 'nobody', '', '', '', 1, 0)`,
    [id],
  );
  return id;
}

/** What one action stores, ready-made: nothing is played and nothing is stringified. */
export function commitFor(sessionId: string, version: number, state: string): Commit {
  const seq = version + 1;
  const hash = '0'.repeat(64);
  const where = { turn: seq, phase: 'main', step: null };
  return {
    sessionId,
    game: 'bench',
    base: version,
    version: seq,
    status: 'active',
    table: { state: {}, round: 1, drawn: 0 },
    hash,
    lastAt: 0,
    seedHash: hash,
    toAct: [seq % 2],
    botsDue: false,
    deadlineAt: null,
    ...where,
    winners: null,
    places: null,
    endReason: null,
    actions: [
      {
        seq,
        kind: 'game',
        round: 1,
        seat: 0,
        auto: false,
        at: 0,
        ...where,
        action: '{"type":"place","card":17,"x":2,"y":1}',
        events: '[{"public":{"type":"placed","by":0,"card":17,"x":2,"y":1}}]',
        key: null,
        keyBody: null,
        keyTo: null,
        note: 'null',
        hash,
      },
    ],
    snapshots: [{ seq, round: 1, drawn: 0, state }],
    rows: [],
    json: new SharedJson(),
  };
}

/** A fast disk that forgets is no disk. */
export async function expectDurable(pool: Pool): Promise<void> {
  for (const setting of ['fsync', 'synchronous_commit', 'full_page_writes']) {
    const { rows } = await pool.query<Record<string, string>>(`SHOW ${setting}`);
    if (rows[0]![setting] !== 'on')
      throw new Error(`${setting} is ${rows[0]![setting]}: nothing measured here would be true.`);
  }
}
