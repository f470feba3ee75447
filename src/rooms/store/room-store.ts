import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Pool } from 'pg';
import type { PoolClient } from 'pg';
import type { Repository } from 'typeorm';
import { isUuid } from '../../common/uuid.js';
import { GameRoom } from '../entities/game-room.entity.js';
import { findJoinCode, newJoinCode } from '../join-code.js';
import { roomNotFound } from '../room-problems.js';
import type { RoomRecord } from '../room.types.js';
import { expectSameBody } from '../../engine/sessions/idempotency-key.js';
import type { CreateKey } from '../../engine/sessions/idempotency-key.js';
import { Room } from '../room.js';
import { DELETE_PLAYERS, INSERT_ROOM, SELECT_ROOM, toRecord, UPDATE_ROOM, UPSERT_PLAYERS } from './room-rows.js';
import type { RoomRow } from './room-rows.js';

type Asked = Pick<Pool, 'query'>;

/** Rooms in Postgres. By SQL: a room and its players are locked, read and written by statements of one transaction. */
@Injectable()
export class RoomStore {
  constructor(
    private readonly pool: Pool,
    @InjectRepository(GameRoom) private readonly rooms: Repository<GameRoom>,
  ) {}

  async get(id: string): Promise<Room> {
    const room = await this.find(id);
    if (!room) throw roomNotFound();
    return room;
  }

  async find(id: string): Promise<Room | undefined> {
    return isUuid(id) ? this.findBy(this.pool, 'r.id = $1', id) : undefined;
  }

  async findByNum(num: number): Promise<Room | undefined> {
    return Number.isSafeInteger(num) ? this.findBy(this.pool, 'r.num = $1', num) : undefined;
  }

  async findByCode(typed: string): Promise<Room | undefined> {
    const code = findJoinCode(typed);
    return code === undefined ? undefined : this.findBy(this.pool, 'r.join_code = $1', code);
  }

  /** The room its maker has opened with a key and the same request. */
  async getByKey(createdBy: string, createKey: CreateKey): Promise<Room> {
    const made = await this.rooms.findOne({
      select: { id: true, createBody: true },
      where: { createdBy, createKey: createKey.key },
    });
    if (!made) throw roomNotFound();
    expectSameBody(createKey, made.createBody);
    return this.get(made.id);
  }

  /** The room, locked against other changes until this transaction ends. First the lock, then the look: not the reverse. */
  async lock(client: PoolClient, id: string): Promise<Room> {
    if (!isUuid(id)) throw roomNotFound();
    await client.query('SELECT 1 FROM game_rooms WHERE id = $1 FOR UPDATE', [id]);
    const room = await this.findBy(client, 'r.id = $1', id);
    if (!room) throw roomNotFound();
    return room;
  }

  /** Stores a new room under a free code. Undefined: its maker has used the key before. */
  async insert(client: PoolClient, room: Room, createKey: CreateKey | undefined): Promise<Room | undefined> {
    const { record } = room;
    for (;;) {
      const joinCode = newJoinCode();
      const { rows } = await client.query<{ num: string }>(INSERT_ROOM, [
        record.id,
        record.game,
        record.name,
        record.visibility,
        joinCode,
        record.maxPlayers,
        JSON.stringify(record.options),
        record.rules.readyBy,
        record.rules.full,
        record.rules.auto,
        record.rules.oneId,
        record.watch,
        record.rated,
        record.ownerUserId,
        record.ownerPlayerId,
        record.previousRoomId,
        record.createdBy,
        createKey?.key ?? null,
        createKey?.body ?? null,
      ]);
      if (rows[0]) return withNumber(room, Number(rows[0].num), joinCode);
      if (createKey !== undefined && (await this.isKeyUsed(client, record, createKey.key))) return undefined;
    }
  }

  async save(client: PoolClient, { record }: Room): Promise<void> {
    record.revision += 1;
    const { id, players } = record;
    await client.query(UPDATE_ROOM, [
      id,
      record.status,
      JSON.stringify(record.options),
      record.ownerUserId,
      record.ownerPlayerId,
      record.kicked,
      record.sessionId,
      record.nextRoomId,
      record.revision,
    ]);
    await client.query(DELETE_PLAYERS, [id, players.map(({ playerId }) => playerId)]);
    await client.query(UPSERT_PLAYERS, [id, JSON.stringify(players)]);
  }

  private async findBy(asked: Asked, where: string, ...values: readonly unknown[]): Promise<Room | undefined> {
    const { rows } = await asked.query<RoomRow>(`${SELECT_ROOM} WHERE ${where}`, [...values]);
    return rows[0] && new Room(toRecord(rows[0]));
  }

  private async isKeyUsed(client: PoolClient, { createdBy }: RoomRecord, createKey: string): Promise<boolean> {
    const { rowCount } = await client.query('SELECT 1 FROM game_rooms WHERE created_by = $1 AND create_key = $2', [
      createdBy,
      createKey,
    ]);
    return rowCount !== 0;
  }
}

function withNumber(room: Room, num: number, joinCode: string): Room {
  const numbered = new Room({ ...room.record, num, joinCode });
  numbered.events.push(...room.events);
  return numbered;
}
