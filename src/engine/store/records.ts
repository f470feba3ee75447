import { MasterSeed } from '../core/index.js';
import type { GameShape, LogEntry, Millis, Seat } from '../core/index.js';
import type { SeatRecord, SessionFacts, SessionStatus } from '../sessions/session.js';
import { asLogEntry } from './action-log.js';
import type { LoggedAction } from './action-log.js';

/** A session's row, its seats, its newest snapshot and what is needed to trust it, as one statement reads them. */
export interface SessionRecord {
  readonly facts: SessionFacts;
  readonly status: SessionStatus;
  readonly version: number;
  readonly lastAt: Millis;
  readonly seats: readonly SeatRecord[];
  readonly keys: readonly { seq: number; seat: Seat | null; key: string; key_body: string; key_to: number }[];
  /** The hash of the newest action, and of the one before it. */
  readonly hash: string;
  readonly previousHash: string;
  /** The newest action; none at the beginning. */
  readonly last: LogEntry<GameShape> | undefined;
  readonly snapshot:
    { readonly seq: number; readonly round: number; readonly drawn: number; readonly state: string } | undefined;
}

/** One statement for any number of sessions, so that all of each is of one moment even while another process writes. */
export const LOAD = `
SELECT s.id, s.num, s.game, s.status, s.version, s.last_at, s.options::text AS options, s.watch, s.access, s.bots_move,
       s.rated, s.seed, s.seed_given, s.start_hash, s.rules_version, s.fixture::text AS fixture, s.created_by, s.opened_from,
       s.room_id,
       s.started_at, s.seating,
       (SELECT json_agg(json_build_object('seat', p.seat, 'kind', p.kind, 'userId', p.user_id, 'botLevel', p.bot_level,
                 'tokenHash', p.token_hash, 'playerId', p.player_id, 'name', p.name, 'loadout', p.loadout)
                 ORDER BY p.seat)
          FROM game_players p WHERE p.session_id = s.id) AS seats,
       (SELECT json_agg(json_build_object('seq', k.seq, 'seat', k.seat, 'key', k.key, 'key_body', k.key_body,
                 'key_to', k.key_to))
          FROM game_actions k WHERE k.session_id = s.id AND k.key IS NOT NULL) AS keys,
       a.hash, b.hash AS previous_hash,
       a.kind AS last_kind, a.seat AS last_seat, a.auto AS last_auto, a.at AS last_action_at, a.action AS last_action,
       n.seq AS snapshot_seq, n.round AS snapshot_round, n.drawn AS snapshot_drawn, n.state::text AS snapshot_state
  FROM game_sessions s
  LEFT JOIN game_actions a ON a.session_id = s.id AND a.seq = s.version
  LEFT JOIN game_actions b ON b.session_id = s.id AND b.seq = s.version - 1
  LEFT JOIN LATERAL (
    SELECT seq, round, drawn, state FROM game_state_snapshots x WHERE x.session_id = s.id ORDER BY seq DESC LIMIT 1
  ) n ON true
 WHERE s.id = ANY ($1)`;

interface LoadedRow {
  id: string;
  num: string;
  game: string;
  status: SessionStatus;
  version: number;
  last_at: string;
  options: string;
  watch: SessionFacts['watch'];
  access: SessionFacts['access'];
  bots_move: SessionFacts['botsMove'];
  rated: boolean;
  seed: string;
  seed_given: boolean;
  start_hash: string;
  rules_version: number;
  fixture: string | null;
  created_by: string | null;
  opened_from: string | null;
  room_id: string | null;
  started_at: string;
  seating: number;
  seats: SeatRecord[];
  keys: SessionRecord['keys'] | null;
  hash: string | null;
  previous_hash: string | null;
  last_kind: LoggedAction['kind'] | null;
  last_seat: Seat | null;
  last_auto: boolean;
  last_action_at: string;
  last_action: LoggedAction['action'];
  snapshot_seq: number | null;
  snapshot_round: number;
  snapshot_drawn: number;
  snapshot_state: string;
}

/** A row of the statement `LOAD`, as a session. */
export function toRecord(loaded: unknown): SessionRecord {
  const row = loaded as LoadedRow;
  return {
    facts: {
      id: row.id,
      num: Number(row.num),
      game: row.game,
      seed: MasterSeed.stored(row.seed),
      seedGiven: row.seed_given,
      rulesVersion: row.rules_version,
      options: JSON.parse(row.options) as object,
      watch: row.watch,
      access: row.access,
      botsMove: row.bots_move,
      rated: row.rated,
      createdBy: row.created_by,
      openedFrom: row.opened_from,
      roomId: row.room_id,
      startedAt: Number(row.started_at),
      startHash: row.start_hash,
      fixture: row.fixture === null ? null : (JSON.parse(row.fixture) as object),
      seating: row.seating,
    },
    status: row.status,
    version: row.version,
    lastAt: Number(row.last_at),
    seats: row.seats,
    keys: row.keys ?? [],
    hash: row.hash ?? row.start_hash,
    previousHash: row.previous_hash ?? row.start_hash,
    last: lastEntry(row),
    snapshot:
      row.snapshot_seq === null
        ? undefined
        : { seq: row.snapshot_seq, round: row.snapshot_round, drawn: row.snapshot_drawn, state: row.snapshot_state },
  };
}

function lastEntry(row: LoadedRow): LogEntry<GameShape> | undefined {
  const { last_kind: kind, version, last_seat: seat, last_auto: auto, last_action: action } = row;
  return kind === null ? undefined : asLogEntry({ kind, version, seat, auto, action, at: Number(row.last_action_at) });
}
