import { Injectable } from '@nestjs/common';
import type { TableFinder } from '../../../../engine/contract/table.guard.js';
import { GameTables } from '../../../../engine/contract/game-tables.js';
import { sessionNotFound } from '../../../../engine/sessions/session.js';
import { RoomsService } from '../../../../rooms/rooms.service.js';
import { CheckTable } from './check-table.js';
import { check } from '../../rules/check.game.js';

/** Finds a game by its id, wherever it stands. */
@Injectable()
export class CheckTables implements TableFinder {
  constructor(
    private readonly games: GameTables,
    private readonly rooms: RoomsService,
  ) {}

  async get(id: string): Promise<CheckTable> {
    const table = await this.find(id);
    if (!table) throw sessionNotFound();
    return table;
  }

  async find(id: string): Promise<CheckTable | undefined> {
    const playing = await this.games.find(check, id);
    if (playing) {
      const { roomId } = playing.facts;
      return new CheckTable(playing.id, roomId === null ? undefined : await this.rooms.find(roomId), playing);
    }
    const room = await this.rooms.find(id);
    // A room of another contract is left when its session has another id: that id is the game's.
    if (room?.record.game !== check.id || room.record.sessionId !== null) return undefined;
    return new CheckTable(room.id, room, undefined);
  }
}
