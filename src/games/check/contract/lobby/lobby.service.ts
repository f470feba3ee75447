import { Injectable } from '@nestjs/common';
import type { UserAccount } from '../../../../auth/account.js';
import { ApiError } from '../../../../common/api-error.js';
import { GameRegistry } from '../../../../engine/hosting/game-registry.js';
import type { CreateKey } from '../../../../engine/sessions/idempotency-key.js';
import { SessionOpener } from '../../../../engine/http/session-opener.js';
import type { SeatDto } from '../../../../engine/http/sessions.dto.js';
import { readOptions } from '../../../../engine/hosting/shapes.js';
import { RoomLimits } from '../../../../rooms/room-limits.js';
import { HOST_STARTS_FULL } from '../../../../rooms/room-rules.js';
import type { Room } from '../../../../rooms/room.js';
import { RoomsService } from '../../../../rooms/rooms.service.js';
import { userVisitor } from '../../../../rooms/visitor.js';
import { checkOptions } from '../check-options.js';
import { CheckTable } from '../games/check-table.js';
import { CheckTables } from '../games/check-tables.js';
import type { BotSeatDto, JoinGameDto, CheckNewGameDto } from './lobby.dto.js';
import { check } from '../../rules/check.game.js';
import type { CheckOptions } from '../../rules/options.js';
import { PRESETS } from '../../rules/options.js';

const alreadyStarted = () => new ApiError(409, 'GAME_ALREADY_STARTED', 'The game has begun.');
const alreadyJoined = () => new ApiError(409, 'ALREADY_JOINED', 'You have a seat in this game.');

/** Everything before the first card: a game that waits is a room, and takes its id along when it begins. */
@Injectable()
export class CheckLobby {
  constructor(
    private readonly games: GameRegistry,
    private readonly rooms: RoomsService,
    private readonly tables: CheckTables,
    private readonly limits: RoomLimits,
    private readonly opener: SessionOpener,
  ) {}

  async create(
    account: UserAccount,
    wanted: CheckNewGameDto,
    from: string,
    createKey?: CreateKey,
  ): Promise<CheckTable> {
    await this.limits.creates(account.id);
    const given = { ...PRESETS[wanted.preset ?? 'classic'], ...wanted.options };
    const options = readOptions(this.games.get(check.id), given) as CheckOptions;
    // Test settings have been judged already; the first seat has not.
    checkOptions(options, true, wanted.seats);
    if (wanted.botsOnly || options.botsOnly)
      return this.amongBots(account, wanted, { ...given, botsOnly: true }, from, createKey);
    return this.open(account, {
      name: wanted.name,
      seats: wanted.seats,
      options: given,
      private: wanted.private ?? false,
      rated: options.memoryAid === 'off' && !options.deckOrder,
      seat: wanted.seat,
      bots: wanted.bots,
      createKey,
    });
  }

  /** A game of bots begins at once. */
  private async amongBots(
    account: UserAccount,
    { seats: count, bots = [], private: isPrivate }: CheckNewGameDto,
    options: object,
    from: string,
    createKey?: CreateKey,
  ): Promise<CheckTable> {
    const seats: SeatDto[] = [];
    for (const { seat = firstFree(seats), level } of [...bots].sort(namedFirst)) {
      if (seat >= count) throw new ApiError(400, 'NO_SUCH_SEAT', `There are seats 0 to ${count - 1}.`);
      if (seats[seat]) throw new ApiError(409, 'SEAT_TAKEN', 'Two bots want one seat.');
      seats[seat] = { kind: 'bot', level };
    }
    if (bots.length < count) throw new ApiError(409, 'NOT_ENOUGH_PLAYERS', 'A bot has to sit in every seat.');
    const watch = isPrivate ? 'link' : 'anyone';
    const { id } = await this.opener.open(account, { game: check.id, seats, options, watch }, createKey, from);
    return this.tables.get(id);
  }

  async join(table: CheckTable, account: UserAccount, { seat, joinCode }: JoinGameDto): Promise<CheckTable> {
    await this.limits.comesIn(account.id);
    const { room, playing, id } = table;
    const visitor = userVisitor(account);
    const returns = room?.findPlayer(visitor)?.isReady === false;
    if (table.findSeat(account) !== undefined && !returns) throw alreadyJoined();
    if (playing || !room) throw alreadyStarted();
    await this.rooms.join(room.id, visitor, { seat, joinCode });
    return this.tables.get(id);
  }

  /** Before the start; afterwards leaving is a move. */
  async leave({ room }: CheckTable, account: UserAccount): Promise<CheckTable> {
    const left = await this.rooms.leave(room!.id, userVisitor(account));
    return waiting(left);
  }

  async addBot(table: CheckTable, account: UserAccount, { seat, level }: BotSeatDto): Promise<CheckTable> {
    return waiting(await this.rooms.addBot(waitingRoom(table).id, userVisitor(account), { seat, level }));
  }

  async removeBot(table: CheckTable, account: UserAccount, seat: number): Promise<CheckTable> {
    return waiting(await this.rooms.removeBot(waitingRoom(table).id, userVisitor(account), seat));
  }

  async start(table: CheckTable, account: UserAccount): Promise<CheckTable> {
    await this.rooms.start(waitingRoom(table).id, userVisitor(account));
    return this.tables.get(table.id);
  }

  /** The same seats and house rules once more; the others are invited by finding themselves seated. */
  async rematch({ room, started: played }: CheckTable, account: UserAccount): Promise<CheckTable> {
    if (played.status === 'active') throw new ApiError(409, 'ROUND_IN_PROGRESS', 'The game is running.');
    if (room) return this.tables.get((await this.rooms.rematch(room.id, userVisitor(account))).id);
    const bots = played.seats.filter(({ kind }) => kind === 'bot');
    return this.open(account, {
      seats: played.seats.length,
      options: played.options,
      private: played.facts.watch === 'nobody',
      rated: played.facts.rated,
      seat: played.seatOf(account),
      bots: bots.map(({ seat, botLevel }) => ({ seat, level: botLevel! })),
    });
  }

  private async open(
    account: UserAccount,
    wanted: {
      name?: string;
      seats: number;
      options: object;
      private: boolean;
      rated: boolean;
      seat?: number;
      bots?: BotSeatDto[];
      createKey?: CreateKey;
    },
  ): Promise<CheckTable> {
    const { private: isPrivate, ...room } = wanted;
    const created = await this.rooms.create(userVisitor(account), {
      ...room,
      game: check.id,
      rules: HOST_STARTS_FULL,
      visibility: isPrivate ? 'link' : 'listed',
      watch: isPrivate ? 'nobody' : 'anyone',
    });
    return this.tables.get(created.id);
  }
}

/** Bots that name a seat sit down before those that take any. */
const namedFirst = (one: BotSeatDto, other: BotSeatDto): number =>
  Number(one.seat === undefined) - Number(other.seat === undefined);

function firstFree(seats: readonly SeatDto[]): number {
  const free = Array.from(seats, (seat) => seat === undefined).indexOf(true);
  return free < 0 ? seats.length : free;
}

function waitingRoom({ room, playing }: CheckTable): Room {
  if (playing || !room) throw alreadyStarted();
  return room;
}

function waiting(room: Room): CheckTable {
  return new CheckTable(room.id, room, undefined);
}
