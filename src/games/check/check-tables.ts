import { Injectable } from '@nestjs/common';
import { LiveSessions } from '../../engine/sessions/live-sessions.js';
import { sessionNotFound } from '../../engine/sessions/session.js';
import { RoomsService } from '../../rooms/rooms.service.js';
import type { CheckTable } from './check-table.js';
import { check } from './rules/check.game.js';

/** Finds a game by its id, wherever it stands. */
@Injectable()
export class CheckTables {
  constructor(
    private readonly live: LiveSessions,
    private readonly rooms: RoomsService,
  ) {}

  async get(id: string): Promise<CheckTable> {
    const session = await this.live.find(id);
    if (session) {
      if (session.definition.id !== check.id) throw sessionNotFound();
      const { roomId } = session.facts;
      return { id: session.id, session, room: roomId === null ? undefined : await this.rooms.find(roomId) };
    }
    const room = await this.rooms.find(id);
    // A room of another contract is left when its session has another id: that id is the game's.
    if (room?.record.game !== check.id || room.record.sessionId !== null) throw sessionNotFound();
    return { id: room.id, room, session: undefined };
  }
}
