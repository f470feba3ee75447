import { Injectable } from '@nestjs/common';
import type { PoolClient } from 'pg';
import type { Room } from './room.js';

/** What players of a room bring, by their ids in it, where that was fixed before; or throws, where no game may begin. */
export type RoomSeal = (room: Room, client: PoolClient) => Promise<ReadonlyMap<string, unknown>>;

/** Those who have a word about what is brought to a game that is about to begin: tournaments. */
@Injectable()
export class RoomSeals {
  private readonly seals: RoomSeal[] = [];

  add(seal: RoomSeal): void {
    this.seals.push(seal);
  }

  async of(room: Room, client: PoolClient): Promise<ReadonlyMap<string, unknown>> {
    const all = new Map<string, unknown>();
    for (const seal of this.seals) for (const [id, loadout] of await seal(room, client)) all.set(id, loadout);
    return all;
  }
}
