import { Injectable } from '@nestjs/common';
import { Pool } from 'pg';
import type { PoolClient } from 'pg';
import type { CreateKey } from '../engine/sessions/idempotency-key.js';
import { SessionLanes } from '../engine/sessions/session-lanes.js';
import { SessionService } from '../engine/sessions/session.service.js';
import type { LiveSession } from '../engine/sessions/session.js';
import { RoomFeed } from './room-feed.js';
import { RoomStarter } from './room-starter.js';
import type { Room } from './room.js';
import { inTransaction } from '../common/in-transaction.js';
import { RoomStore } from './store/room-store.js';

/** A stored change: rooms to tell about, and the session that began with it. */
interface Done {
  readonly rooms: readonly Room[];
  readonly session?: LiveSession;
}

/** The one place where rooms change: under the lock of their row, all or nothing, told only when it is stored. */
@Injectable()
export class RoomDesk {
  /** Those who want the same room wait here, not each with a connection in hand. */
  private readonly lanes = new SessionLanes();

  constructor(
    private readonly pool: Pool,
    private readonly store: RoomStore,
    private readonly starter: RoomStarter,
    private readonly sessions: SessionService,
    private readonly feed: RoomFeed,
  ) {}

  /** Changes a room; `start` begins its session in the same transaction, as does a room that starts by itself. */
  change(roomId: string, work: (room: Room) => void | 'start', seed?: string): Promise<Room> {
    return this.lanes.run(roomId, async () => {
      const { rooms } = await this.carryOut(async (client) => {
        const room = await this.store.lock(client, roomId);
        const wantsStart = work(room) === 'start' || room.isDue(this.starter.least(room));
        const session = wantsStart ? await this.starter.start(room, client, seed) : undefined;
        await this.store.save(client, room);
        return { rooms: [room], session };
      });
      return rooms[0]!;
    });
  }

  /** Stores a new room with the people who sit in it. Undefined: its maker has used the key before. */
  async open(room: Room, createKey?: CreateKey): Promise<Room | undefined> {
    const { rooms } = await this.carryOut((client) => this.openIn(client, room, createKey));
    return rooms[0];
  }

  /** Puts a new room in the place of an old one. The same again gives the same room. */
  follow(roomId: string, successor: (room: Room) => Room): Promise<string> {
    return this.lanes.run(roomId, async () => {
      const { rooms } = await this.carryOut(async (client) => {
        const room = await this.store.lock(client, roomId);
        if (room.record.nextRoomId !== null) return { rooms: [room] };
        const opened = await this.openIn(client, successor(room));
        room.record.nextRoomId = opened.rooms[0]!.id;
        room.events.push({ type: 'followed', roomId: room.record.nextRoomId });
        await this.store.save(client, room);
        return { rooms: [room, ...opened.rooms], session: opened.session };
      });
      return rooms[0]!.record.nextRoomId!;
    });
  }

  /** Stores a new room in the caller's transaction; the caller tells about it once that is stored. */
  async openIn(client: PoolClient, room: Room, createKey?: CreateKey): Promise<Done> {
    const stored = await this.store.insert(client, room, createKey);
    if (!stored) return { rooms: [] };
    const isDue = stored.isDue(this.starter.least(stored));
    const session = isDue ? await this.starter.start(stored, client) : undefined;
    await this.store.save(client, stored);
    return { rooms: [stored], session };
  }

  async carryOut(work: (client: PoolClient) => Promise<Done>): Promise<Done> {
    const done = await inTransaction(this.pool, work);
    this.announce(done);
    return done;
  }

  announce({ rooms, session }: Done): void {
    if (session) this.sessions.announce(session);
    for (const room of rooms) if (room.events.length > 0) this.feed.changed({ room, events: room.events });
  }
}
