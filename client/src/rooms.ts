import { newId } from './new-id.js';
import type { MatchStatus, NewRoom, Queue, RoomBot, RoomPage, RoomPicture } from './nouns.types.js';
import type { Rest } from './rest.js';
import type { ChatLine } from './wire.js';

export interface RoomsQuery {
  readonly mine?: boolean;
  readonly game?: string;
  readonly status?: RoomPicture['status'];
  readonly limit?: number;
}

/** Rooms over REST: where players gather before a game. */
export class Rooms {
  constructor(private readonly rest: Rest) {}

  create(wanted: NewRoom, key = newId()): Promise<RoomPage> {
    return this.rest.post('/api/rooms', wanted, { key });
  }

  get(roomId: string): Promise<RoomPage> {
    return this.rest.get(at(roomId));
  }

  byCode(code: string): Promise<RoomPage> {
    return this.rest.get(`/api/rooms/code/${encodeURIComponent(code)}`);
  }

  list({ mine, ...query }: RoomsQuery = {}): AsyncGenerator<RoomPicture, void, undefined> {
    return this.rest.all('/api/rooms', { ...query, ...(mine ? { mine } : undefined) });
  }

  join(roomId: string, how: { readonly seat?: number; readonly joinCode?: string; readonly loadout?: object } = {}) {
    return this.rest.post<RoomPage>(`${at(roomId)}/join`, how);
  }

  leave(roomId: string): Promise<RoomPage> {
    return this.rest.post(`${at(roomId)}/leave`);
  }

  ready(roomId: string, ready = true): Promise<RoomPage> {
    return this.rest.post(`${at(roomId)}/ready`, { ready });
  }

  setLoadout(roomId: string, loadout: object): Promise<RoomPage> {
    return this.rest.post(`${at(roomId)}/loadout`, { loadout });
  }

  setOptions(roomId: string, options: object): Promise<RoomPage> {
    return this.rest.post(`${at(roomId)}/options`, { options });
  }

  addBot(roomId: string, bot: RoomBot = {}): Promise<RoomPage> {
    return this.rest.post(`${at(roomId)}/bots`, bot);
  }

  removeBot(roomId: string, seat: number): Promise<RoomPage> {
    return this.rest.delete(`${at(roomId)}/bots/${seat}`);
  }

  kick(roomId: string, seat: number): Promise<RoomPage> {
    return this.rest.delete(`${at(roomId)}/players/${seat}`);
  }

  start(roomId: string): Promise<RoomPage> {
    return this.rest.post(`${at(roomId)}/start`);
  }

  rematch(roomId: string): Promise<RoomPage> {
    return this.rest.post(`${at(roomId)}/rematch`);
  }

  /** What was said in the room, the newest first. */
  talk(roomId: string): AsyncGenerator<ChatLine, void, undefined> {
    return this.rest.all(`${at(roomId)}/chat`);
  }

  say(roomId: string, text: string): Promise<ChatLine> {
    return this.rest.post(`${at(roomId)}/chat`, { text });
  }
}

/** Waiting for any opponent. */
export class Matchmaking {
  constructor(private readonly rest: Rest) {}

  join(wanted: Queue): Promise<MatchStatus> {
    return this.rest.post('/api/matchmaking', wanted);
  }

  status(game: string): Promise<MatchStatus> {
    return this.rest.get('/api/matchmaking', { query: { game } });
  }

  leave(game: string): Promise<{ readonly status: 'left' }> {
    return this.rest.delete('/api/matchmaking', { query: { game } });
  }
}

function at(roomId: string): string {
  return `/api/rooms/${encodeURIComponent(roomId)}`;
}
