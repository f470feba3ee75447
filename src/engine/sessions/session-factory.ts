import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Pool } from 'pg';
import type { PoolClient } from 'pg';
import { inTransaction } from '../../common/in-transaction.js';
import { ApiError } from '../../common/api-error.js';
import { MasterSeed } from '../core/index.js';
import type { GameShape, Millis, Table } from '../core/index.js';
import { GameRegistry } from '../hosting/game-registry.js';
import type { HostedGame, Watch } from '../hosting/hosted-game.js';
import { SessionQuota } from './session-quota.js';
import type { CreateKey } from './idempotency-key.js';
import type { NewSeat } from './seats.js';
import { LiveSession } from './session.js';
import type { SeatRecord, SessionFacts } from './session.js';
import { insertSession } from '../store/create-sql.js';
import { firstHash, firstTable } from '../store/rebuild.js';
import { originOf } from '../store/session-store.js';

/** A session that is to begin. Options and loadouts have been checked. */
export interface NewSession {
  readonly game: string;
  readonly options: object;
  readonly seats: readonly NewSeat[];
  readonly id?: string;
  readonly watch?: Watch;
  readonly access?: SessionFacts['access'];
  readonly botsMove?: SessionFacts['botsMove'];
  readonly rated?: boolean;
  readonly createdBy?: string;
  readonly createKey?: CreateKey;
  /** The address of the client that opens it. */
  readonly from?: string;
  readonly roomId?: string;
  /** Any text; the deal is then known beforehand, and the game unrated. */
  readonly seed?: string;
  /** Test hooks only. */
  readonly fixture?: object;
}

/** Begins sessions: deals the first table and stores it. */
@Injectable()
export class SessionFactory {
  constructor(
    private readonly pool: Pool,
    private readonly games: GameRegistry,
    private readonly quota: SessionQuota,
  ) {}

  /** The stored session; undefined when its maker has used the key before. `store` may be a transaction's client. */
  async create(
    wanted: NewSession,
    now: Millis,
    store: Pick<Pool, 'query'> = this.pool,
  ): Promise<LiveSession | undefined> {
    try {
      return await this.quota.within(wanted, () => this.insert(wanted, now, store));
    } catch (error) {
      // The same key again asks for nothing new.
      if (isTooMany(error) && (await this.isKeyUsed(wanted))) return undefined;
      throw error;
    }
  }

  private async insert(wanted: NewSession, now: Millis, store: Pick<Pool, 'query'>): Promise<LiveSession | undefined> {
    const hosted = this.games.get(wanted.game);
    checkSeats(hosted, wanted);
    hosted.checkOptions?.(wanted.options, wanted.seats.length);
    const bots = wanted.seats.filter(({ kind }) => kind === 'bot').length;
    hosted.checkPlayers?.(
      wanted.seats.map(({ playerId }) => playerId),
      bots,
      wanted.options,
    );
    await hosted.prepare?.(wanted.options);
    const seats = wanted.seats.map((seat, index) => ({ ...seat, seat: index }));
    const unstarted = live(hosted, factsOf(hosted, wanted, now, this.quota.originOf(wanted)), seats, {
      state: {},
      round: 1,
      drawn: 0,
    });
    const table = firstTable(originOf(unstarted));
    const session = live(hosted, { ...unstarted.facts, startHash: firstHash(table) }, seats, table);
    const num = await insertSession(store, session, wanted.createKey);
    return num === undefined ? undefined : live(hosted, { ...session.facts, num }, seats, table);
  }

  /** The same, with rows of the game's own in one transaction. */
  createWith(
    wanted: NewSession,
    now: Millis,
    write: (store: PoolClient, session: LiveSession) => Promise<void>,
  ): Promise<LiveSession> {
    return this.quota.within(wanted, () => this.insertWith(wanted, now, write));
  }

  private insertWith(
    wanted: NewSession,
    now: Millis,
    write: (store: PoolClient, session: LiveSession) => Promise<void>,
  ): Promise<LiveSession> {
    return inTransaction(this.pool, async (client) => {
      const session = (await this.insert(wanted, now, client))!;
      await write(client, session);
      return session;
    });
  }

  private async isKeyUsed({ createdBy, createKey }: NewSession): Promise<boolean> {
    if (createdBy === undefined || createKey === undefined) return false;
    return (await this.findByKey(createdBy, createKey.key)) !== undefined;
  }

  /** The session its maker began with this key, and the body it came with. */
  async findByKey(createdBy: string, key: string): Promise<{ id: string; body: string | null } | undefined> {
    // SQL: the commit path, whose pool is not TypeORM's.
    const { rows } = await this.pool.query<{ id: string; body: string | null }>(
      'SELECT id, create_body AS body FROM game_sessions WHERE created_by = $1 AND create_key = $2',
      [createdBy, key],
    );
    return rows[0];
  }
}

function isTooMany(error: unknown): boolean {
  return error instanceof ApiError && error.status === 429;
}

function factsOf(hosted: HostedGame, wanted: NewSession, now: Millis, openedFrom: string | null): SessionFacts {
  const seedGiven = wanted.seed !== undefined;
  return {
    id: wanted.id ?? randomUUID(),
    num: 0,
    game: wanted.game,
    seed: wanted.seed === undefined ? MasterSeed.random() : MasterSeed.ofText(wanted.seed),
    seedGiven,
    rulesVersion: hosted.definition.rulesVersion,
    options: wanted.options,
    watch: wanted.watch ?? (typeof hosted.watch === 'function' ? hosted.watch(wanted.options) : hosted.watch),
    access: wanted.access ?? 'seated',
    botsMove: wanted.botsMove ?? 'self',
    rated: isRated(hosted, wanted) && !seedGiven && !wanted.fixture && wanted.access !== 'open',
    createdBy: wanted.createdBy ?? null,
    openedFrom,
    roomId: wanted.roomId ?? null,
    startedAt: now,
    startHash: '',
    fixture: wanted.fixture ?? null,
    seating: 0,
  };
}

function isRated(hosted: HostedGame, { options, seats, rated = false }: NewSession): boolean {
  const userIds = seats.flatMap(({ userId }) => userId ?? []);
  return hosted.rates?.(options, userIds) ?? rated;
}

function live(
  hosted: HostedGame,
  facts: SessionFacts,
  seats: readonly SeatRecord[],
  table: Table<GameShape>,
): LiveSession {
  const over = facts.startHash !== '' && hosted.definition.outcome(table.state) !== undefined;
  return new LiveSession(
    hosted,
    facts,
    seats,
    over ? 'finished' : 'active',
    0,
    table,
    facts.startHash,
    facts.startedAt,
    new Map(),
  );
}

function checkSeats(hosted: HostedGame, { seats }: NewSession): void {
  const { min, max } = hosted.definition.seats;
  if (seats.length < min || seats.length > max) {
    const many = min === max ? `${min}` : `${min} to ${max}`;
    throw new ApiError(
      400,
      'WRONG_NUMBER_OF_SEATS',
      `${hosted.title} is played with ${many} seats, not ${seats.length}.`,
    );
  }
}
