import { Injectable } from '@nestjs/common';
import type { UserAccount } from '../../../auth/account.js';
import { ApiError } from '../../../common/api-error.js';
import { LiveSessions } from '../../../engine/sessions/live-sessions.js';
import { RoomLimits } from '../../../rooms/room-limits.js';
import { RoomList } from '../../../rooms/room-list.js';
import { roomNotFound } from '../../../rooms/room-problems.js';
import { OWNER_STARTS } from '../../../rooms/room-rules.js';
import type { Room } from '../../../rooms/room.js';
import type { Visitor } from '../../../rooms/room.types.js';
import { RoomsService } from '../../../rooms/rooms.service.js';
import { Players } from '../players/players.js';
import type { NewGameRoomDto, RoomBotDto, RoomsQueryDto } from './game-room.dto.js';
import { lineOf, playerIdIn, playerLine, roomPage } from './room-wire.js';
import type { PlayerLine, RoomLine, RoomPage } from './room-wire.js';

const GAME = 'tcg-fuel';
/** R61: several people at one table, and nobody waits for ever. */
const SLOW_CLOCK = { decisionMs: 300_000, reserveMs: 0 };

/** Rooms under the paths, numbers and words of this contract; what may be done in them is the common rooms' to say. */
@Injectable()
export class GameRooms {
  constructor(
    private readonly rooms: RoomsService,
    private readonly lists: RoomList,
    private readonly limits: RoomLimits,
    private readonly players: Players,
    private readonly live: LiveSessions,
  ) {}

  async list({ status, maxPlayers, page, limit }: RoomsQueryDto) {
    const { rooms, total } = await this.lists.numbered({ game: GAME, status, seats: maxPlayers }, { page, limit });
    return { rooms: rooms.map(lineOf), pagination: { page, limit, total, totalPages: Math.ceil(total / limit) } };
  }

  async listOf(playerId: number): Promise<{ rooms: RoomLine[] }> {
    const userId = await this.players.userIdOf(playerId);
    if (userId === undefined) return { rooms: [] };
    const { rooms } = await this.lists.numbered({ game: GAME, userId }, { page: 1, limit: 100 });
    const seated = rooms.filter((room) => room.players.some((player) => player.userId === userId));
    return { rooms: seated.map(lineOf) };
  }

  async create(account: UserAccount, { name, maxPlayers, createdBy, options }: NewGameRoomDto): Promise<RoomPage> {
    const visitor = await this.players.visitor(account, createdBy);
    this.limits.creates(account.id);
    const { spectators = true, ...rules } = JSON.parse(JSON.stringify(options ?? {})) as Record<string, unknown>;
    const room = await this.rooms.create(visitor, {
      game: GAME,
      name,
      seats: maxPlayers ?? 2,
      options: { clock: SLOW_CLOCK, ...rules },
      watch: spectators === false ? 'nobody' : undefined,
      rules: OWNER_STARTS,
      sit: false,
    });
    return this.page(room);
  }

  async find(num: number): Promise<Room> {
    const room = await this.rooms.findByNum(num);
    if (room?.record.game !== GAME) throw roomNotFound();
    return room;
  }

  async show(num: number): Promise<RoomPage> {
    return this.page(await this.find(num));
  }

  join(num: number, visitor: Visitor, deckId?: number): Promise<RoomPage> {
    return this.within(num, ({ id }) => {
      if (visitor.kind === 'user') this.limits.comesIn(visitor.account.id);
      return this.rooms.join(id, visitor, { loadout: deckId === undefined ? undefined : { deckId } });
    });
  }

  async leave(num: number, visitor: Visitor): Promise<RoomPage | { deleted: true }> {
    const page = await this.within(num, ({ id }) => this.rooms.leave(id, visitor));
    return page.status === 'cancelled' ? { deleted: true } : page;
  }

  /** Whoever is ready has a deck that is legal here. */
  setReady(num: number, visitor: Visitor, ready: boolean): Promise<RoomPage> {
    return this.within(num, async (room) => {
      const player = room.getPlayer(visitor);
      room.expectWaiting();
      if (ready && player.brings === null) throw deckRequired();
      return this.rooms.setReady(room.id, visitor, ready).catch((error: unknown) => {
        const isDeck = error instanceof ApiError && ['DECK_INVALID', 'DECK_NOT_FOUND'].includes(error.code);
        throw isDeck ? deckRequired(error.extras.details) : error;
      });
    });
  }

  setDeck(num: number, visitor: Visitor, deckId: number): Promise<RoomPage> {
    return this.within(num, ({ id }) => this.rooms.setLoadout(id, visitor, { deckId }));
  }

  async start(
    num: number,
    visitor: Visitor,
    seed?: string,
  ): Promise<{ gameId: number; roomId: number; players: readonly PlayerLine[] }> {
    const room = await this.within(num, ({ id }) => this.rooms.start(id, visitor, { seed }));
    return { gameId: room.gameId!, roomId: room.id, players: room.players };
  }

  addBot(num: number, visitor: Visitor, { level, deckId }: RoomBotDto): Promise<RoomPage> {
    const loadout = deckId === undefined ? undefined : { deckId };
    return this.within(num, ({ id }) => this.rooms.addBot(id, visitor, { level, loadout }));
  }

  removePlayer(num: number, visitor: Visitor, playerId: number): Promise<RoomPage> {
    return this.within(num, (room) => {
      room.expectOwner(visitor);
      const player = room.players.find((other, index) => playerIdIn(other, index) === playerId);
      if (!player) throw new ApiError(404, 'PLAYER_NOT_FOUND', 'There is no such player in this room.');
      return this.rooms.kick(room.id, visitor, player.seat);
    });
  }

  rematch(num: number, visitor: Visitor): Promise<RoomPage> {
    return this.within(num, ({ id }) => this.rooms.rematch(id, visitor));
  }

  async page(room: Room): Promise<RoomPage> {
    const { sessionId } = room.record;
    return roomPage(room, sessionId === null ? null : (await this.live.get(sessionId)).facts.num);
  }

  playersOf(room: Room): PlayerLine[] {
    return room.players.map(playerLine);
  }

  /** Does something in a room that is known by its number; errors name it by that too. */
  private async within(num: number, work: (room: Room) => Promise<Room>): Promise<RoomPage> {
    const room = await this.find(num);
    try {
      return await this.page(await work(room));
    } catch (error) {
      throw error instanceof ApiError ? withNumber(error, num) : error;
    }
  }
}

function deckRequired(details?: unknown): ApiError {
  return new ApiError(422, 'DECK_REQUIRED', 'Choose a legal deck before you are ready.', { details });
}

function withNumber(error: ApiError, num: number): ApiError {
  const details = error.extras.details as { roomId?: unknown } | undefined;
  if (typeof details !== 'object' || details.roomId === undefined) return error;
  return new ApiError(error.status, error.code, error.message, {
    ...error.extras,
    details: { ...details, roomId: num },
  });
}
