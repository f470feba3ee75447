import { Injectable } from '@nestjs/common';
import type { UserAccount } from '../auth/account.js';
import { ApiError } from '../common/api-error.js';
import type { Gathered, OpenSeats, SeatWish } from '../engine/http/open-seats.js';
import { sessionNotFound } from '../engine/sessions/session.js';
import { shownOptions } from '../engine/hosting/shapes.js';
import type { CreateKey } from '../engine/sessions/idempotency-key.js';
import type { NewSessionDto, SeatDto } from '../engine/http/sessions.dto.js';
import { pictureOf } from './room-page.js';
import { STARTS_WHEN_FULL } from './room-rules.js';
import type { Room } from './room.js';
import type { Visitor } from './room.types.js';
import { RoomsService } from './rooms.service.js';
import { userVisitor } from './visitor.js';

/** Sessions with open seats are rooms: not listed, beginning by themselves, under the id they were announced with. */
@Injectable()
export class OpenSeatsService implements OpenSeats {
  constructor(private readonly rooms: RoomsService) {}

  async open(account: UserAccount, wanted: NewSessionDto, createKey: CreateKey | undefined): Promise<Gathered> {
    const seats = wanted.seats ?? [];
    const [mine, ...more] = seats.flatMap(({ kind }, seat) => (kind === 'me' ? [seat] : []));
    if (mine === undefined || more.length > 0) {
      throw new ApiError(400, 'SEATS_OPEN', 'In a game with open seats you sit in exactly one.');
    }
    if (wanted.seed !== undefined) {
      throw new ApiError(400, 'SEATS_OPEN', 'A seed is for games of your own and against bots.');
    }
    const visitor = userVisitor(account, { name: seats[mine]!.name });
    const room = await this.rooms.create(visitor, {
      game: wanted.game,
      options: wanted.options,
      watch: wanted.watch,
      seats: seats.length,
      visibility: 'link',
      rules: STARTS_WHEN_FULL,
      seat: mine,
      loadout: seats[mine]!.loadout,
      bots: seats.flatMap(botIn),
      createKey,
    });
    return gathered(room, visitor);
  }

  /** A client that was given the id was given the key; a code that is sent must still be the right one. */
  async join(sessionId: string, account: UserAccount, { joinCode, ...wish }: SeatWish): Promise<Gathered> {
    const room = await this.rooms.find(sessionId);
    if (!room?.record.rules.oneId) throw sessionNotFound();
    const visitor = userVisitor(account);
    const code = joinCode ?? room.record.joinCode;
    return gathered(await this.rooms.join(sessionId, visitor, { ...wish, joinCode: code }), visitor);
  }
}

function botIn({ kind, level, name, loadout }: SeatDto, seat: number) {
  return kind === 'bot' ? [{ seat, level, name, loadout }] : [];
}

function gathered(room: Room, visitor: Visitor): Gathered {
  const { id, record } = room;
  if (record.sessionId !== null) return { sessionId: record.sessionId };
  const { players } = pictureOf(room);
  const taken = new Set(players.map(({ seat }) => seat));
  return {
    sessionId: id,
    waiting: {
      sessionId: id,
      roomId: id,
      joinCode: record.joinCode,
      status: 'waiting',
      seat: room.getPlayer(visitor).seat,
      game: record.game,
      options: shownOptions(record.options),
      players: players.map(({ seat, name, kind }) => ({ seat, name, kind })),
      openSeats: Array.from({ length: record.maxPlayers }, (_, seat) => seat).filter((seat) => !taken.has(seat)),
    },
  };
}
