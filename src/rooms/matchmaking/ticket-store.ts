import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Pool } from 'pg';
import type { PoolClient } from 'pg';
import { Raw } from 'typeorm';
import type { Repository, SelectQueryBuilder } from 'typeorm';
import type { UserAccount } from '../../auth/account.js';
import { MatchmakingTicket } from '../entities/matchmaking-ticket.entity.js';
import type { Brought } from '../room.types.js';
import type { Waiting } from './pairing.js';

type Asked = Pick<Pool, 'query'>;

/** An account that has not asked for so long is no longer waiting. */
const PATIENCE = `interval '10 minutes'`;
/** By Postgres's clock. */
const WAITING = { status: 'queued', seenAt: Raw((seenAt) => `${seenAt} > now() - ${PATIENCE}`) } as const;

/** A ticket in a queue. */
export interface QueuedTicket extends Waiting, Brought {
  readonly id: string;
  readonly userId: string;
  readonly name: string;
}

/** How a player stands with the queues of a game. */
export interface Standing {
  readonly status: 'queued' | 'matched';
  readonly mode: string;
  readonly queuedAt: Date;
  readonly roomId: string | null;
  readonly sessionId: string | null;
}

export interface NewTicket extends Brought {
  readonly game: string;
  readonly mode: string;
  readonly account: UserAccount;
  readonly list: string;
  readonly start: number;
}

/** Tickets in Postgres. By SQL where they are joined to sessions, or written and locked (`SKIP LOCKED`) in the transaction that pairs. */
@Injectable()
export class TicketStore {
  constructor(
    private readonly pool: Pool,
    @InjectRepository(MatchmakingTicket) private readonly tickets: Repository<MatchmakingTicket>,
  ) {}

  /** The newest ticket that still means something: queued and heard of, or matched to a game that goes on. */
  async find(game: string, userId: string, asked: Asked = this.pool): Promise<Standing | undefined> {
    const { rows } = await asked.query<Standing>(
      `SELECT t.status, t.mode, t.queued_at AS "queuedAt", t.room_id AS "roomId", t.session_id AS "sessionId"
         FROM matchmaking_tickets t LEFT JOIN game_sessions s ON s.id = t.session_id
        WHERE t.user_id = $1 AND t.game = $2
          AND (t.status = 'queued' AND t.seen_at > now() - ${PATIENCE} OR t.status = 'matched' AND s.status = 'active')
        ORDER BY t.num DESC LIMIT 1`,
      [userId, game],
    );
    return rows[0];
  }

  /** How many are waiting in each queue. */
  async figures(): Promise<{ game: string; mode: string; waiting: number; since: string }[]> {
    const rows = await this.queues()
      .addSelect('CAST(count(*) AS int)', 'waiting')
      .addSelect('min(t.queuedAt)', 'since')
      .orderBy('t.game')
      .addOrderBy('t.mode')
      .getRawMany<{ game: string; mode: string; waiting: number; since: Date }>();
    return rows.map(({ since, ...queue }) => ({ ...queue, since: since.toISOString() }));
  }

  /** One at a time for each game, across all processes, until the transaction ends. */
  async lock(client: PoolClient, game: string): Promise<void> {
    await client.query(`SELECT pg_advisory_xact_lock(hashtextextended('matchmaking ' || $1, 0))`, [game]);
  }

  async insert(client: PoolClient, { game, mode, account, list, start, brings, loadout }: NewTicket): Promise<void> {
    // A ticket that faded away unheard of.
    await client.query(
      `UPDATE matchmaking_tickets SET status = 'left' WHERE user_id = $1 AND game = $2 AND status = 'queued'`,
      [account.id, game],
    );
    await client.query(
      `INSERT INTO matchmaking_tickets (game, mode, user_id, name, rating, brings, loadout)
       SELECT $1, $2, $3, $4,
              coalesce((SELECT rating FROM ratings WHERE user_id = $3 AND game = $1 AND list = $5), $6::float8), $7, $8`,
      [game, mode, account.id, account.name, list, start, JSON.stringify(brings), JSON.stringify(loadout)],
    );
  }

  /** All tickets of a queue, longest waiting first. One that is being left just now, or whose player was banned meanwhile, is passed over. */
  async queue(client: PoolClient, game: string, mode: string): Promise<QueuedTicket[]> {
    const { rows } = await client.query<QueuedTicket>(
      `SELECT t.id, t.user_id AS "userId", t.name, t.rating, t.brings, t.loadout,
              (extract(epoch FROM now() - t.queued_at) * 1000)::float8 AS "waitedMs"
         FROM matchmaking_tickets t JOIN users u ON u.id = t.user_id AND u.banned_at IS NULL
        WHERE t.game = $1 AND t.mode = $2 AND t.status = 'queued' AND t.seen_at > now() - ${PATIENCE}
        ORDER BY t.num FOR UPDATE OF t SKIP LOCKED`,
      [game, mode],
    );
    return rows;
  }

  async matched(client: PoolClient, ids: readonly string[], roomId: string, sessionId: string): Promise<void> {
    await client.query(
      `UPDATE matchmaking_tickets SET status = 'matched', room_id = $2, session_id = $3 WHERE id = ANY ($1::uuid[])`,
      [ids, roomId, sessionId],
    );
  }

  /** Whether an account plays this game with other people now. */
  async playsWithOthers(client: PoolClient, game: string, userId: string): Promise<boolean> {
    const { rowCount } = await client.query(
      `SELECT 1 FROM game_players me
         JOIN game_sessions s ON s.id = me.session_id AND s.status = 'active' AND s.game = $1
         JOIN game_players o ON o.session_id = s.id AND o.user_id <> me.user_id
        WHERE me.user_id = $2 LIMIT 1`,
      [game, userId],
    );
    return rowCount !== 0;
  }

  async leave(game: string, userId: string): Promise<boolean> {
    const { affected } = await this.tickets.update({ game, userId, ...WAITING }, { status: 'left' });
    return affected !== 0;
  }

  async seen(game: string, userId: string): Promise<void> {
    await this.tickets.update({ game, userId, ...WAITING }, { seenAt: () => 'now()' });
  }

  /** The queues in which two accounts could be waiting for each other. */
  busyQueues(): Promise<{ game: string; mode: string }[]> {
    return this.queues().having('count(*) > 1').getRawMany();
  }

  /** The queues in which at least one account waits. */
  private queues(): SelectQueryBuilder<MatchmakingTicket> {
    const tickets = this.tickets.createQueryBuilder('t').select('t.game', 'game').addSelect('t.mode', 'mode');
    return tickets.where(WAITING).groupBy('t.game').addGroupBy('t.mode');
  }
}
