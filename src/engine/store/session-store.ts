import { Injectable, Logger } from '@nestjs/common';
import { Pool } from 'pg';
import { Batched } from '../../common/tasks/batched.js';
import { breathing } from '../../common/tasks/breath.js';
import { isUuid } from '../../common/uuid.js';
import { isRefusal, play } from '../core/index.js';
import type { GameShape, Table } from '../core/index.js';
import { ArchivedGames } from '../archive/archived-games.js';
import { GameRegistry } from '../hosting/game-registry.js';
import { LiveSession, sessionNotFound } from '../sessions/session.js';
import type { SeatRecord } from '../sessions/session.js';
import { readActions, readManyActions } from './action-log.js';
import type { LoggedAction, LogRange } from './action-log.js';
import { playAgain } from './rebuild.js';
import type { Checked, Origin } from './rebuild.js';
import { LOAD, toRecord } from './records.js';
import type { SessionRecord } from './records.js';
import { confirmed, findSnapshot, nearestIn } from './snapshots.js';
import type { StoredSnapshot } from './snapshots.js';

/** How far a session has come, and how often its seats have changed. */
interface Standing {
  readonly version: number;
  readonly seating: number;
}

/** Reads sessions out of Postgres: by their newest snapshot, or, where that is missing or damaged, by their actions. */
@Injectable()
export class SessionStore {
  private readonly logger = new Logger('SessionStore');
  private readonly records = new Batched((ids: readonly string[]) => this.readRecords(ids));
  private readonly standings = new Batched((ids: readonly string[]) => this.readStandings(ids));
  private readonly logs = new Batched((ranges: readonly LogRange[]) => readManyActions(this.pool, ranges));

  constructor(
    private readonly pool: Pool,
    private readonly games: GameRegistry,
    private readonly archive: ArchivedGames,
  ) {}

  async load(id: string): Promise<LiveSession> {
    const session = await this.find(id);
    if (!session) throw sessionNotFound();
    return session;
  }

  async find(id: string): Promise<LiveSession | undefined> {
    const record = await this.findRecord(id);
    return record && this.toSession(record);
  }

  /** The session as its rows say, for looking into damage: nothing is checked or mended, and its table is empty. */
  async getUnchecked(id: string): Promise<LiveSession> {
    const record = await this.findRecord(id);
    if (!record) throw sessionNotFound();
    return this.withoutTable(record);
  }

  /** The table at an earlier version: its snapshot, or the nearest one before it played on from, if it can be trusted. */
  async tableAt(session: LiveSession, version: number): Promise<Table<GameShape>> {
    if (version === session.version) return session.table;
    const nearest = await this.nearest(session, version);
    const table = nearest && confirmed(nearest);
    if (nearest && !table) this.report(session, nearest.seq, 'does not match its hash');
    if (table && nearest.seq === version) return table;
    const actions = await this.actions(session.id, { after: table ? nearest!.seq : 0, upTo: version });
    // Going back needs tables from before the nearest snapshot: then the whole game is played again.
    if (!table || actions.some(({ kind }) => kind !== 'game')) {
      const all = table ? await this.actions(session.id, { after: 0, upTo: version }) : actions;
      return (await lastOf(playAgain(originOf(session), all))).table;
    }
    let at = table;
    for await (const logged of breathing(actions)) at = this.playOn(session, at, logged);
    return at;
  }

  /** The tables of several versions in a row: the first one is looked up, the others are played on from it. */
  async tablesBetween(session: LiveSession, from: number, to: number): Promise<Table<GameShape>[]> {
    const tables = [await this.tableAt(session, from)];
    for await (const logged of breathing(await this.actions(session.id, { after: from, upTo: to }))) {
      const next =
        logged.kind === 'game'
          ? this.playOn(session, tables.at(-1)!, logged)
          : await this.tableAt(session, logged.version);
      tables.push(next);
    }
    return tables;
  }

  /** The version at which a round began: the last one of the rounds before it. */
  async roundStart({ id }: LiveSession, round: number): Promise<number> {
    // SQL here and below: the action path, with prepared statements on its own pool.
    const { rows } = await this.pool.query<{ seq: number }>(
      'SELECT seq FROM game_actions WHERE session_id = $1 AND round < $2 ORDER BY seq DESC LIMIT 1',
      [id, round],
    );
    if (rows[0] || round <= 1) return rows[0]?.seq ?? 0;
    const archived = await this.archive.find(id);
    return archived?.actions.findLast((action) => action.round < round)?.version ?? 0;
  }

  /** What was played after one version, up to another: from the tables, or, where that is gone, from the archive. */
  async actions(sessionId: string, range: { after: number; upTo: number; limit?: number }): Promise<LoggedAction[]> {
    const { after, upTo, limit } = range;
    const actions = await readActions(this.pool, sessionId, range);
    if (after >= upTo || actions[0]?.version === after + 1) return actions;
    const archived = await this.archive.find(sessionId.toLowerCase());
    return archived?.actions.slice(after, upTo).slice(0, limit) ?? actions;
  }

  /** As `actions`, for the viewers of many sessions that have moved elsewhere: read together. */
  actionsBetween(sessionId: string, after: number, upTo: number): Promise<LoggedAction[]> {
    return this.logs.get({ sessionId, after, upTo });
  }

  /** Whether Postgres has the session as it is in memory; for processes that are not alone. */
  async isCurrent({ id, version, facts }: LiveSession): Promise<boolean> {
    const standing = await this.standings.get(id);
    return standing?.version === version && standing.seating === facts.seating;
  }

  /** The version that Postgres has; undefined: there is no such session. */
  async findVersion(id: string): Promise<number | undefined> {
    return (await this.standings.get(id))?.version;
  }

  /** Gives an open seat to an account. False: it is taken. */
  async takeSeat(
    sessionId: string,
    { seat, kind, userId, tokenHash, playerId, name, loadout }: SeatRecord,
  ): Promise<boolean> {
    const { rowCount } = await this.pool.query(
      `WITH taken AS (
         UPDATE game_players SET kind = $3, user_id = $4, token_hash = $5, player_id = $6, name = $7, loadout = $8
          WHERE session_id = $1 AND seat = $2 AND kind = 'open' RETURNING session_id)
       UPDATE game_sessions s SET seating = seating + 1 FROM taken WHERE s.id = taken.session_id`,
      [sessionId, seat, kind, userId, tokenHash, playerId, name, JSON.stringify(loadout)],
    );
    return rowCount === 1;
  }

  /** The newest snapshot up to a version. An archived game has only its last one in the tables. */
  private async nearest(session: LiveSession, version: number): Promise<StoredSnapshot | undefined> {
    const stored = await findSnapshot(this.pool, session, version);
    if (stored) return stored;
    const archived = await this.archive.find(session.id);
    return archived && nearestIn(archived, session, version);
  }

  private playOn(session: LiveSession, before: Table<GameShape>, logged: LoggedAction): Table<GameShape> {
    const { version, seat, action, at, auto } = logged;
    const step = play(session.definition, before, { seat, action, at, auto }, session.dice);
    if (isRefusal(step))
      throw new Error(`Session ${session.id} cannot be played on to version ${version}: ${step.code}`);
    return step.table;
  }

  /** The newest table as its snapshot says, if the chain of hashes confirms it; otherwise as the actions say. */
  private async toSession(record: SessionRecord): Promise<LiveSession> {
    const session = this.withoutTable(record);
    await session.hosted.prepare?.(session.facts.options);
    session.table = trustedTable(record) ?? (await this.rebuild(session, record));
    return session;
  }

  private async findRecord(id: string): Promise<SessionRecord | undefined> {
    return isUuid(id) ? this.records.get(id.toLowerCase()) : undefined;
  }

  private async readRecords(ids: readonly string[]): Promise<(SessionRecord | undefined)[]> {
    const { rows } = await this.pool.query<{ id: string }>({ name: 'parlour-load', text: LOAD, values: [ids] });
    const found = new Map(rows.map((row) => [row.id, toRecord(row)]));
    return ids.map((id) => found.get(id));
  }

  private async readStandings(ids: readonly string[]): Promise<(Standing | undefined)[]> {
    const { rows } = await this.pool.query<Standing & { id: string }>({
      name: 'parlour-version',
      text: 'SELECT id, version, seating FROM game_sessions WHERE id = ANY ($1)',
      values: [ids],
    });
    const found = new Map(rows.map((row) => [row.id, row]));
    return ids.map((id) => found.get(id));
  }

  private withoutTable(record: SessionRecord): LiveSession {
    return new LiveSession(
      this.games.get(record.facts.game),
      record.facts,
      record.seats,
      record.status,
      record.version,
      { state: {}, round: 1, drawn: 0 },
      record.hash,
      record.lastAt,
      keysOf(record),
    );
  }

  private async rebuild(session: LiveSession, record: SessionRecord): Promise<Table<GameShape>> {
    const isThere = record.snapshot?.seq === record.version;
    this.report(session, session.version, isThere ? 'does not match its hash' : 'is missing');
    const actions = await this.actions(session.id, { after: 0, upTo: session.version });
    const last = await lastOf(playAgain(originOf(session), actions));
    if (last.hash !== session.hash)
      throw new Error(`Session ${session.id}: its actions do not lead to its hash either.`);
    await this.pool.query(
      `INSERT INTO game_state_snapshots (session_id, game, seq, round, drawn, state) VALUES ($1, $2, $3, $4, $5, $6)
       ON CONFLICT (session_id, seq) DO UPDATE SET round = excluded.round, drawn = excluded.drawn, state = excluded.state`,
      [
        session.id,
        session.definition.id,
        session.version,
        last.table.round,
        last.table.drawn,
        JSON.stringify(last.table.state),
      ],
    );
    return last.table;
  }

  private report({ id }: LiveSession, version: number, why: string): void {
    this.logger.error(`Session ${id}: the snapshot of version ${version} ${why}; rebuilding it from its actions.`);
  }
}

async function lastOf(played: Iterable<Checked>): Promise<Checked> {
  let last: Checked | undefined;
  for await (const one of breathing(played)) last = one;
  return last!;
}

/** What a session is played again from. */
export function originOf(session: LiveSession): Origin {
  return { definition: session.definition, start: session.start, dice: session.dice, fixture: session.facts.fixture };
}

function trustedTable({ snapshot, version, ...chain }: SessionRecord): Table<GameShape> | undefined {
  return snapshot?.seq === version ? confirmed({ ...snapshot, ...chain }) : undefined;
}

function keysOf(record: SessionRecord): LiveSession['keys'] {
  return new Map(
    record.keys.map(({ seq, seat, key, key_body, key_to }) => [
      `${seat}:${key}`,
      { from: seq - 1, to: key_to, body: key_body },
    ]),
  );
}
