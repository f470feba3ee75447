import { Injectable } from '@nestjs/common';
import { ApiError } from '../common/api-error.js';
import type { Seat } from '../engine/core/index.js';
import { GameRegistry } from '../engine/hosting/game-registry.js';
import { readOptions } from '../engine/hosting/shapes.js';
import { emptyRoom, successor } from './new-room.js';
import type { NewRoom } from './new-room.js';
import { RoomDesk } from './room-desk.js';
import { RoomLoadouts } from './room-loadouts.js';
import type { WantedBot } from './room-loadouts.js';
import { gameRunning, roomNotFound, roomNotWaiting } from './room-problems.js';
import { RoomStarter } from './room-starter.js';
import type { Room } from './room.js';
import type { Brought, Visitor } from './room.types.js';
import { RoomStore } from './store/room-store.js';

/** How a visitor comes in. */
export interface Joining {
  readonly seat?: Seat;
  readonly joinCode?: string;
  readonly loadout?: unknown;
}

/** Another request changed the room while the game was asked about it: ask again. */
class Outdated extends Error {}

const MOST_TRIES = 10;

/**
 * Gathering people for a session, for every game and every contract. The caller has found out who the visitor is;
 * everything else is checked here, the same way for REST, sockets and the paths of a game's own.
 */
@Injectable()
export class RoomsService {
  constructor(
    private readonly games: GameRegistry,
    private readonly store: RoomStore,
    private readonly desk: RoomDesk,
    private readonly starter: RoomStarter,
    private readonly loadouts: RoomLoadouts,
  ) {}

  get(roomId: string): Promise<Room> {
    return this.store.get(roomId);
  }

  find(roomId: string): Promise<Room | undefined> {
    return this.store.find(roomId);
  }

  findByNum(num: number): Promise<Room | undefined> {
    return this.store.findByNum(num);
  }

  findByCode(typed: string): Promise<Room | undefined> {
    return this.store.findByCode(typed);
  }

  async getByCode(typed: string): Promise<Room> {
    const room = await this.findByCode(typed);
    if (!room) throw roomNotFound();
    return room;
  }

  async create(by: Visitor, wanted: NewRoom): Promise<Room> {
    const hosted = this.games.get(wanted.game);
    const options = readOptions(hosted, wanted.options);
    await hosted.prepare?.(options);
    const room = emptyRoom(hosted, by, wanted, options);
    if (wanted.sit !== false) {
      const asks = wanted.loadout !== undefined || this.bringsOnSitting(room);
      const brought = asks ? await this.loadouts.of(room.record, by, wanted.loadout) : undefined;
      room.sit(by, { seat: wanted.seat, brought });
    }
    for (const bot of wanted.bots ?? []) {
      room.seatBot(bot.seat, await this.loadouts.ofBot(room.record, bot, bot.seat ?? room.players.length));
    }
    const { createKey } = wanted;
    return (await this.desk.open(room, createKey)) ?? this.store.getByKey(room.record.createdBy!, createKey!);
  }

  join(roomId: string, visitor: Visitor, { seat, joinCode, loadout }: Joining = {}): Promise<Room> {
    const asks = (room: Room) => loadout !== undefined || this.bringsOnSitting(room);
    const given = (room: Room) => loadout ?? room.findPlayer(visitor)?.brings ?? undefined;
    return this.bringing(roomId, visitor, { asks, given }, (room, brought) => {
      room.join(visitor, { seat, joinCode, brought });
    });
  }

  leave(roomId: string, visitor: Visitor): Promise<Room> {
    return this.desk.change(roomId, (room) => room.leave(visitor));
  }

  /** A player who is ready brings something the game accepts: it is asked once more, under the options that stand now. */
  setReady(roomId: string, visitor: Visitor, ready: boolean): Promise<Room> {
    const asks = (room: Room) => ready && this.loadouts.isAsked(room.record.game);
    const given = (room: Room) => room.findPlayer(visitor)?.brings ?? undefined;
    return this.bringing(roomId, visitor, { asks, given }, (room, brought) => {
      room.setReady(visitor, ready, brought);
    });
  }

  setLoadout(roomId: string, visitor: Visitor, loadout: unknown): Promise<Room> {
    return this.bringing(roomId, visitor, { asks: () => true, given: () => loadout }, (room, brought) => {
      room.setLoadout(visitor, brought ?? { brings: null, loadout: null });
    });
  }

  async addBot(roomId: string, by: Visitor, wanted: WantedBot & { seat?: Seat }): Promise<Room> {
    return this.tryAgain(roomId, async (before) => {
      const options = JSON.stringify(before.record.options);
      // Who may not, or finds no room for it, is told so before the game is asked.
      const { seat } = before.addBot(by, wanted.seat, { level: '', name: '', brings: null, loadout: null });
      const bot = await this.loadouts.ofBot(before.record, wanted, seat);
      return (room) => {
        if (JSON.stringify(room.record.options) !== options) throw new Outdated();
        room.addBot(by, wanted.seat, bot);
      };
    });
  }

  removeBot(roomId: string, by: Visitor, seat: Seat): Promise<Room> {
    return this.desk.change(roomId, (room) => room.removeBot(by, seat));
  }

  kick(roomId: string, by: Visitor, seat: Seat): Promise<Room> {
    return this.desk.change(roomId, (room) => room.kick(by, seat));
  }

  setOptions(roomId: string, by: Visitor, given: unknown): Promise<Room> {
    return this.tryAgain(roomId, async (before) => {
      before.expectOwner(by);
      before.expectWaiting();
      const { game } = before.record;
      const hosted = this.games.get(game);
      const options = readOptions(hosted, given);
      await hosted.prepare?.(options);
      const bots = new Map<string, Brought>();
      for (const { kind, playerId, botLevel, name, brings, seat } of before.players) {
        if (kind !== 'bot') continue;
        const wanted = { level: botLevel!, name, loadout: (brings as object | null) ?? undefined };
        bots.set(playerId, await this.loadouts.ofBot({ game, options }, wanted, seat));
      }
      return (room) => {
        if (room.players.some(({ kind, playerId }) => kind === 'bot' && !bots.has(playerId))) throw new Outdated();
        room.setOptions(by, options, bots);
      };
    });
  }

  /** Room and session change together, or neither. A seed makes the game repeatable and unrated: for tests and admins. */
  start(roomId: string, by: Visitor, { seed }: { seed?: string } = {}): Promise<Room> {
    return this.desk.change(
      roomId,
      (room) => {
        room.expectStartable(by, this.starter.least(room));
        return 'start';
      },
      seed,
    );
  }

  /** Another game of the same people: in this room again, or in a new one where room and session share their id. */
  async rematch(roomId: string, by: Visitor): Promise<Room> {
    const room = await this.store.get(roomId);
    expectRematch(room, by);
    if (room.status === 'waiting') return room;
    if (!room.record.rules.oneId) {
      return this.desk.change(roomId, (again) => {
        expectRematch(again, by);
        if (again.status !== 'waiting') again.reopen();
      });
    }
    const nextId = await this.desk.follow(roomId, (old) => {
      expectRematch(old, by);
      return successor(old);
    });
    // Where sitting says it all, asking for the rematch does too; what is brought is looked at anew.
    const agrees = (next: Room): boolean =>
      next.status === 'waiting' && next.record.rules.readyBy === 'sitting' && next.findPlayer(by)?.isReady === false;
    const asks = (next: Room): boolean => agrees(next) && this.bringsOnSitting(next);
    const given = (next: Room): unknown => next.findPlayer(by)?.brings ?? undefined;
    return this.bringing(nextId, by, { asks, given }, (next, brought) => {
      if (agrees(next)) next.setReady(by, true, brought);
    });
  }

  private bringsOnSitting({ record }: Room): boolean {
    return record.rules.readyBy === 'sitting' && this.loadouts.isAsked(record.game);
  }

  /** Does something that may need a word of the game about what a player brings, outside any lock. */
  private bringing(
    roomId: string,
    visitor: Visitor,
    { asks, given }: { asks: (room: Room) => boolean; given: (room: Room) => unknown },
    work: (room: Room, brought?: Brought) => void,
  ): Promise<Room> {
    return this.tryAgain(roomId, async (before) => {
      if (!asks(before)) return work;
      const wanted = given(before);
      const told = JSON.stringify([before.record.options, wanted]);
      // A room that refuses says so before the game judges what is brought: on a copy that is not stored.
      work(before);
      const brought = await this.loadouts.of(before.record, visitor, wanted);
      return (room) => {
        if (JSON.stringify([room.record.options, given(room)]) !== told) throw new Outdated();
        work(room, brought);
      };
    });
  }

  private async tryAgain(roomId: string, prepare: (before: Room) => Promise<(room: Room) => void>): Promise<Room> {
    for (let tries = 1; tries <= MOST_TRIES; tries++) {
      const work = await prepare(await this.store.get(roomId));
      try {
        return await this.desk.change(roomId, (room) => work(room));
      } catch (error) {
        if (!(error instanceof Outdated)) throw error;
      }
    }
    throw new ApiError(409, 'TOO_MANY_CHANGES', 'Others changed the room again and again. Try once more.');
  }
}

function expectRematch(room: Room, by: Visitor): void {
  if (!room.isOwner(by)) room.getPlayer(by);
  if (room.status === 'in_progress') throw gameRunning();
  if (room.status === 'cancelled') throw roomNotWaiting(room.record);
}
