import { Injectable, Logger, OnApplicationBootstrap } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Pool } from 'pg';
import { Raw } from 'typeorm';
import type { Repository } from 'typeorm';
import { OneByOne } from '../common/tasks/one-by-one.js';
import { Rounds } from '../common/shutdown/rounds.js';
import { ShutdownGate } from '../common/shutdown/shutdown-gate.js';
import { TtlCache } from '../common/memory/ttl-cache.js';
import { SessionFeed } from '../engine/sessions/session-feed.js';
import type { SessionStatus } from '../engine/sessions/session.js';
import { GameRoom } from './entities/game-room.entity.js';
import { RoomFeed } from './room-feed.js';
import { RoomStore } from './store/room-store.js';

const EVERY_MS = 60_000;
/** A room untouched for so long waits in vain. */
const IDLE_HOURS = 24;
/** What every change of a room writes besides. */
const TOUCHED = { revision: () => 'revision + 1', updatedAt: () => 'now()' };

/** Follows the sessions of rooms: when a game ends its room is finished, when it goes on the room is in progress again. */
@Injectable()
export class RoomKeeper implements OnApplicationBootstrap {
  private readonly logger = new Logger('Rooms');
  private readonly walk = new OneByOne(this.logger, 'Telling of room');
  /** How each session stood when this process last looked, so that an ordinary move costs nothing. */
  private readonly known = new TtlCache<SessionStatus>({ max: 20_000, ttlMs: 60 * 60_000 });

  constructor(
    private readonly pool: Pool,
    @InjectRepository(GameRoom) private readonly rooms: Repository<GameRoom>,
    private readonly sessions: SessionFeed,
    private readonly store: RoomStore,
    private readonly feed: RoomFeed,
    private readonly gate: ShutdownGate,
  ) {}

  onApplicationBootstrap(): void {
    const rounds = new Rounds(this.gate, this.logger, 'Rooms could not be tidied');
    this.sessions.onMoved(({ session: { id, status, facts } }) => {
      if (facts.roomId === null || this.known.get(id) === status) return;
      this.known.set(id, status);
      void rounds.quietly(() => this.follow(facts.roomId!, status === 'active' ? 'in_progress' : 'finished'));
    });
    rounds.start(EVERY_MS, () => this.tidy(), 'at once');
  }

  /** What no process was there to follow: the end of a game during a crash, a room that was left behind. */
  async tidy(): Promise<void> {
    // SQL: one table written by what another one says.
    await this.pool.query(
      `UPDATE game_rooms r SET status = 'finished'
         FROM game_sessions s
        WHERE s.id = r.session_id AND r.status = 'in_progress' AND s.status <> 'active'`,
    );
    const { raw } = await this.rooms
      .createQueryBuilder()
      .update()
      .set({ status: 'cancelled', ...TOUCHED })
      .where({ status: 'waiting', updatedAt: Raw((at) => `${at} < now() - interval '${IDLE_HOURS} hours'`) })
      .returning('id')
      .execute();
    await this.walk.each(
      raw as { id: string }[],
      ({ id }) => id,
      ({ id }) => this.tell(id, 'cancelled'),
    );
  }

  private async follow(roomId: string, status: 'in_progress' | 'finished'): Promise<void> {
    const { affected } = await this.rooms.update(
      { id: roomId, status: status === 'finished' ? 'in_progress' : 'finished' },
      { status, ...TOUCHED },
    );
    if (affected === 1) await this.tell(roomId, status === 'finished' ? 'finished' : 'reopened');
  }

  private async tell(roomId: string, type: 'finished' | 'cancelled' | 'reopened'): Promise<void> {
    const room = await this.store.find(roomId);
    if (room) this.feed.changed({ room, events: [{ type }] });
  }
}
