import { Injectable } from '@nestjs/common';
import type { PoolClient } from 'pg';
import { GameRegistry } from '../engine/hosting/game-registry.js';
import { SessionLanes } from '../engine/sessions/session-lanes.js';
import { readOptions } from '../engine/hosting/shapes.js';
import { emptyRoom } from './new-room.js';
import type { NewRoom } from './new-room.js';
import { RoomDesk } from './room-desk.js';
import { Room } from './room.js';
import type { Visitor } from './room.types.js';
import { RoomStore } from './store/room-store.js';
import { userIdOf } from './visitor.js';

/** What people meet for: the same game under the same options, in a listed room. */
export type Wish = Pick<NewRoom, 'game' | 'options' | 'rules' | 'seats' | 'rated'>;

/** A player who has not asked again for so long may be gone. */
const PATIENCE_MINUTES = 10;
/** How many rooms are looked at, those that have waited longest first. */
const MOST_LOOKED_AT = 20;

/**
 * Brings strangers together in listed rooms: into the one that has waited longest for such a game, else into a new one.
 * Accounts meet accounts, and names meet names: no rating depends on a seat that any caller may speak for.
 */
@Injectable()
export class Meeting {
  private readonly lanes = new SessionLanes();

  constructor(
    private readonly games: GameRegistry,
    private readonly desk: RoomDesk,
    private readonly rooms: RoomStore,
  ) {}

  /** Asked again while waiting, the same room; that also tells that the player is still there. */
  async meet(visitor: Visitor, wish: Wish): Promise<Room> {
    const hosted = this.games.get(wish.game);
    const options = readOptions(hosted, wish.options);
    await hosted.prepare?.(options);
    const fresh = emptyRoom(hosted, visitor, { ...wish, visibility: 'listed' }, options);
    return this.lanes.run(wish.game, async () => {
      const { rooms } = await this.desk.carryOut(async (client) => {
        // SQL here and below: in the transaction of the room, under a lock of Postgres.
        await client.query(`SELECT pg_advisory_xact_lock(hashtextextended('meeting ' || $1, 0))`, [wish.game]);
        const found = (await this.own(client, fresh, visitor)) ?? (await this.other(client, fresh, visitor));
        if (found) return { rooms: [found] };
        fresh.sit(visitor);
        return this.desk.openIn(client, fresh);
      });
      return rooms[0]!;
    });
  }

  private async own(client: PoolClient, wanted: Room, visitor: Visitor): Promise<Room | undefined> {
    const [id] = await this.find(
      client,
      wanted,
      `EXISTS (SELECT 1 FROM game_room_players p WHERE p.room_id = r.id AND p.kind = $7
                  AND ($8::uuid IS NULL AND p.player_id = $9 OR p.user_id = $8))`,
      [visitor.kind, userIdOf(visitor), visitor.playerId],
    );
    if (id === undefined) return undefined;
    await client.query('UPDATE game_rooms SET updated_at = now() WHERE id = $1', [id]);
    return this.rooms.lock(client, id);
  }

  private async other(client: PoolClient, wanted: Room, visitor: Visitor): Promise<Room | undefined> {
    const waiting = await this.find(
      client,
      wanted,
      `r.updated_at > now() - make_interval(mins => $7) AND (r.owner_user_id IS NOT NULL) = $8
         AND NOT $9 = ANY (r.kicked)
         AND (SELECT count(*) FILTER (WHERE p.player_id <> $9) = count(*) AND count(*) < r.max_players
                FROM game_room_players p WHERE p.room_id = r.id)`,
      [PATIENCE_MINUTES, visitor.kind === 'user', visitor.playerId],
    );
    for (const id of waiting) {
      const room = await this.rooms.lock(client, id);
      // Another player may have come in by the code a moment ago.
      if (room.status !== 'waiting' || room.players.length >= room.record.maxPlayers) continue;
      room.join(visitor);
      await this.rooms.save(client, room);
      return room;
    }
    return undefined;
  }

  /** Waiting rooms of the wanted kind, the oldest first; none whose player was banned meanwhile. */
  private async find(client: PoolClient, { record }: Room, also: string, values: unknown[]): Promise<string[]> {
    const { game, maxPlayers, rated, rules, options } = record;
    const { rows } = await client.query<{ id: string }>(
      `SELECT r.id FROM game_rooms r
        WHERE r.game = $1 AND r.status = 'waiting' AND r.visibility = 'listed' AND r.max_players = $2 AND r.rated = $3
          AND r.ready_by = $4 AND r.one_id = $5 AND r.options::jsonb = $6::jsonb AND ${also}
          AND NOT EXISTS (SELECT 1 FROM game_room_players p JOIN users u ON u.id = p.user_id
                           WHERE p.room_id = r.id AND u.banned_at IS NOT NULL)
        ORDER BY r.num LIMIT ${MOST_LOOKED_AT}`,
      [game, maxPlayers, rated, rules.readyBy, rules.oneId, JSON.stringify(options), ...values],
    );
    return rows.map(({ id }) => id);
  }
}
