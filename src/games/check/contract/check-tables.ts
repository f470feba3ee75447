import { Injectable } from '@nestjs/common';
import type { TableFinder } from '../../../engine/contract/table.guard.js';
import { LiveSessions } from '../../../engine/sessions/live-sessions.js';
import { sessionNotFound } from '../../../engine/sessions/session.js';
import { RoomsService } from '../../../rooms/rooms.service.js';
import { CheckTable } from './check-table.js';
import { check } from '../rules/check.game.js';

/** Finds a game by its id, wherever it stands. */
@Injectable()
export class CheckTables implements TableFinder {
  constructor(
    private readonly live: LiveSessions,
    private readonly rooms: RoomsService,
  ) {}

  async get(id: string): Promise<CheckTable> {
    const table = await this.find(id);
    if (!table) throw sessionNotFound();
    return table;
  }

  async find(id: string): Promise<CheckTable | undefined> {
    const session = await this.live.find(id);
    if (session) {
      if (session.definition.id !== check.id) return undefined;
      const { roomId } = session.facts;
      return new CheckTable(session.id, roomId === null ? undefined : await this.rooms.find(roomId), session);
    }
    const room = await this.rooms.find(id);
    // A room of another contract is left when its session has another id: that id is the game's.
    if (room?.record.game !== check.id || room.record.sessionId !== null) return undefined;
    return new CheckTable(room.id, room, undefined);
  }
}
