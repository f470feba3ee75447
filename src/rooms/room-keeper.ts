import { Injectable, Logger, OnApplicationBootstrap } from '@nestjs/common';
import { Pool } from 'pg';
import { OneByOne } from '../common/one-by-one.js';
import { Rounds } from '../common/shutdown/rounds.js';
import { ShutdownGate } from '../common/shutdown/shutdown-gate.js';
import { TtlCache } from '../common/ttl-cache.js';
import { SessionFeed } from '../engine/sessions/session-feed.js';
import type { SessionStatus } from '../engine/sessions/session.js';
import { RoomFeed } from './room-feed.js';
import type { RoomStatus } from './room.types.js';
import { RoomStore } from './store/room-store.js';

const EVERY_MS = 60_000;
/** A room untouched for so long waits in vain. */
const IDLE_HOURS = 24;

/** Follows the sessions of rooms: when a game ends its room is finished, when it goes on the room is in progress again. */
@Injectable()
export class RoomKeeper implements OnApplicationBootstrap {
  private readonly logger = new Logger('Rooms');
  private readonly walk = new OneByOne(this.logger, 'Telling of room');
  /** How each session stood when this process last looked, so that an ordinary move costs nothing. */
  private readonly known = new TtlCache<SessionStatus>({ max: 20_000, ttlMs: 60 * 60_000 });

  constructor(
    private readonly pool: Pool,
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
    // SQL here and below: set-based, and guarded by the status that stands there.
    await this.pool.query(
      `UPDATE game_rooms r SET status = 'finished'
         FROM game_sessions s
        WHERE s.id = r.session_id AND r.status = 'in_progress' AND s.status <> 'active'`,
    );
    const { rows } = await this.pool.query<{ id: string }>(
      `UPDATE game_rooms SET status = 'cancelled', revision = revision + 1, updated_at = now()
        WHERE status = 'waiting' AND updated_at < now() - make_interval(hours => $1) RETURNING id`,
      [IDLE_HOURS],
    );
    await this.walk.each(
      rows,
      ({ id }) => id,
      ({ id }) => this.tell(id, 'cancelled'),
    );
  }

  private async follow(roomId: string, status: RoomStatus): Promise<void> {
    const { rowCount } = await this.pool.query(
      `UPDATE game_rooms SET status = $2, revision = revision + 1, updated_at = now()
        WHERE id = $1 AND status IN ('in_progress', 'finished') AND status <> $2`,
      [roomId, status],
    );
    if (rowCount === 1) await this.tell(roomId, status === 'finished' ? 'finished' : 'reopened');
  }

  private async tell(roomId: string, type: 'finished' | 'cancelled' | 'reopened'): Promise<void> {
    const room = await this.store.find(roomId);
    if (room) this.feed.changed({ room, events: [{ type }] });
  }
}
