import { Injectable } from '@nestjs/common';
import type { PoolClient } from 'pg';
import { ServerClock } from '../common/clock/server-clock.js';
import { GameRegistry } from '../engine/hosting/game-registry.js';
import { SessionFactory } from '../engine/sessions/session-factory.js';
import type { NewSession } from '../engine/sessions/session-factory.js';
import type { LiveSession } from '../engine/sessions/session.js';
import { RoomSeals } from './room-seals.js';
import type { Room } from './room.js';
import type { RoomPlayer } from './room.types.js';

/** Makes a room's session, in the transaction that changes the room. */
@Injectable()
export class RoomStarter {
  constructor(
    private readonly games: GameRegistry,
    private readonly factory: SessionFactory,
    private readonly clock: ServerClock,
    private readonly seals: RoomSeals,
  ) {}

  /** How many a game needs at least. */
  least(room: Room): number {
    return this.games.get(room.record.game).definition.seats.min;
  }

  async start(room: Room, client: PoolClient, seed?: string): Promise<LiveSession> {
    const wanted = await this.sealed(room, await this.opened(room, sessionOf(room), client), client);
    const session = await this.factory.create({ ...wanted, seed: seed ?? wanted.seed }, this.clock.now(), client);
    room.started(session!.id);
    return session!;
  }

  /** What was fixed before counts, whatever was chosen in the room. */
  private async sealed(room: Room, wanted: NewSession, client: PoolClient): Promise<NewSession> {
    const fixed = await this.seals.of(room, client);
    if (fixed.size === 0) return wanted;
    const seats = wanted.seats.map((seat) =>
      fixed.has(seat.playerId) ? { ...seat, loadout: fixed.get(seat.playerId) } : seat,
    );
    return { ...wanted, seats };
  }

  /** What the game makes of it. */
  private async opened(room: Room, wanted: NewSession, client: PoolClient): Promise<NewSession> {
    const { opening } = this.games.get(room.record.game);
    if (!opening) return wanted;
    const { options, rated = false } = wanted;
    const seats = wanted.seats.map(({ userId, botLevel: bot, loadout }) => ({ userId, bot, loadout }));
    const { loadouts, ...opened } = await opening({ roomId: room.id, rated, options, seats }, client);
    return {
      ...wanted,
      ...opened,
      seats: wanted.seats.map((seat, index) => ({ ...seat, loadout: loadouts ? loadouts[index] : seat.loadout })),
    };
  }
}

function sessionOf({ id, record, players }: Room): NewSession {
  const everybodyHasAnAccount = players.every(({ kind }) => kind === 'user');
  return {
    game: record.game,
    options: record.options,
    seats: players.map(seatOf),
    id: record.rules.oneId ? id : undefined,
    watch: record.watch ?? undefined,
    access: players.some(({ kind }) => kind === 'open') ? 'open' : 'seated',
    rated: record.rated && everybodyHasAnAccount,
    createdBy: record.ownerUserId ?? undefined,
    roomId: id,
  };
}

function seatOf({ kind, userId, botLevel, tokenHash, playerId, name, loadout }: RoomPlayer) {
  return { kind, userId, botLevel, tokenHash, playerId, name, loadout };
}
