import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Pool } from 'pg';
import type { Repository } from 'typeorm';
import type { UserAccount } from '../../../../auth/account.js';
import { ApiError } from '../../../../common/api-error.js';
import { GameTables } from '../../../../engine/contract/game-tables.js';
import { RoomLimits } from '../../../../rooms/room-limits.js';
import { RoomList } from '../../../../rooms/room-list.js';
import { roomNotFound } from '../../../../rooms/room-problems.js';
import { OWNER_STARTS } from '../../../../rooms/room-rules.js';
import type { Room } from '../../../../rooms/room.js';
import type { Visitor } from '../../../../rooms/room.types.js';
import { RoomsService } from '../../../../rooms/rooms.service.js';
import { RoomSeed } from '../../store/entities/room-seed.entity.js';
import { chooserOf, lastMatch } from '../matches/match.js';
import type { Match } from '../matches/match.js';
import { SLOW_CLOCK } from '../matches/opening.js';
import type { BroughtDeck } from '../matches/opening.js';
import { gamesIn, keyOf } from '../matches/room-games.js';
import { Players } from '../players/players.js';
import type { Options } from '../../rules/tcg-fuel.types.js';
import type { NewGameRoomDto, RoomBotDto, FuelRoomsQueryDto } from './game-room.dto.js';
import { lineOf, matchPage, playerIdIn, playerLine, roomPage } from './wire.js';
import type { PlayerLine, RoomLine, RoomPage } from './wire.js';

const GAME = 'tcg-fuel';

/** The room that was left, or that it is gone. */
export interface LeftRoom {
  readonly left: RoomPage | { readonly deleted: true };
}

/** Rooms under the paths, numbers and words of this contract; what may be done in them is the common rooms' to say. */
@Injectable()
export class GameRooms {
  constructor(
    private readonly rooms: RoomsService,
    private readonly lists: RoomList,
    private readonly limits: RoomLimits,
    private readonly players: Players,
    private readonly tables: GameTables,
    @InjectRepository(RoomSeed) private readonly seeds: Repository<RoomSeed>,
    private readonly pool: Pool,
  ) {}

  async list({ status, maxPlayers, page, limit }: FuelRoomsQueryDto) {
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
    if (options?.bestOf === 3 && (maxPlayers ?? 2) !== 2) throw needsTwo();
    await this.limits.creates(account.id);
    const { spectators = true, seed, ...rules } = JSON.parse(JSON.stringify(options ?? {})) as Record<string, unknown>;
    const room = await this.rooms.create(visitor, {
      game: GAME,
      name,
      seats: maxPlayers ?? 2,
      options: { clock: SLOW_CLOCK, ...rules },
      watch: spectators === false ? 'nobody' : undefined,
      rules: OWNER_STARTS,
      sit: false,
    });
    if (seed !== undefined) await this.seeds.insert({ roomId: room.id, seed: String(seed) });
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
    return this.within(num, async ({ id }) => {
      if (visitor.kind === 'user') await this.limits.comesIn(visitor.account.id);
      return this.rooms.join(id, visitor, { loadout: deckId === undefined ? undefined : { deckId } });
    });
  }

  async leave(num: number, visitor: Visitor): Promise<LeftRoom['left']> {
    const page = await this.within(num, ({ id }) => this.rooms.leave(id, visitor));
    return page.status === 'cancelled' ? { deleted: true } : page;
  }

  /** A player who is ready has a deck that is legal here; the loser of the game before may say who begins. */
  setReady(num: number, visitor: Visitor, ready: boolean, playFirst?: boolean): Promise<RoomPage> {
    return this.within(num, async (room) => {
      const player = room.getPlayer(visitor);
      room.expectWaiting();
      if (ready && player.brings === null) throw deckRequired();
      if (playFirst !== undefined) await this.expectChooser(room, visitor);
      if (ready) await this.setPlayFirst(room, visitor, playFirst);
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
    const page = roomPage(room, sessionId === null ? null : (await this.tables.get({ id: GAME }, sessionId)).number);
    const { bestOf } = room.record.options as Partial<Options>;
    if (bestOf !== 3) return page;
    return { ...page, match: matchPage(room, await this.matchIn(room), bestOf) };
  }

  playersOf(room: Room): PlayerLine[] {
    return room.players.map(playerLine);
  }

  private async matchIn({ id, record }: Room): Promise<Match | undefined> {
    const { bestOf = 1 } = record.options as Partial<Options>;
    return bestOf === 1 ? undefined : lastMatch(await gamesIn(this.pool, id), bestOf);
  }

  private async expectChooser(room: Room, visitor: Visitor): Promise<void> {
    const { userId, seat } = room.getPlayer(visitor);
    if (chooserOf(await this.matchIn(room)) === keyOf(userId, seat)) return;
    throw new ApiError(409, 'NOT_YOUR_CHOICE', 'Only the loser of the last game of a match says who begins.');
  }

  /** The choice stands beside the deck, for one game. */
  private async setPlayFirst(room: Room, visitor: Visitor, playFirst: boolean | undefined): Promise<void> {
    const { brings } = room.getPlayer(visitor);
    const { playFirst: before, ...deck } = (typeof brings === 'string' ? { deckId: brings } : brings) as BroughtDeck;
    if (before === playFirst) return;
    await this.rooms.setLoadout(room.id, visitor, { ...deck, ...(playFirst !== undefined && { playFirst }) });
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

function needsTwo(): ApiError {
  return new ApiError(400, 'VALIDATION', 'Best of three is for rooms of two.');
}

function withNumber(error: ApiError, num: number): ApiError {
  const details = error.extras.details as { roomId?: unknown } | undefined;
  if (typeof details !== 'object' || details.roomId === undefined) return error;
  return new ApiError(error.status, error.code, error.message, {
    ...error.extras,
    details: { ...details, roomId: num },
  });
}
