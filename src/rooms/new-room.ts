import { randomUUID } from 'node:crypto';
import { ApiError } from '../common/api-error.js';
import type { CreateKey } from '../engine/sessions/idempotency-key.js';
import type { HostedGame, Watch } from '../engine/hosting/hosted-game.js';
import type { WantedBot } from './room-loadouts.js';
import { OWNER_STARTS } from './room-rules.js';
import { Room } from './room.js';
import type { RoomRules, Visibility, Visitor } from './room.types.js';
import { userIdOf } from './visitor.js';

/** A room that is to be opened. */
export interface NewRoom {
  readonly game: string;
  /** 1 to 100 characters. */
  readonly name?: string;
  readonly seats?: number;
  /** As they were sent; the game's DTO checks them. */
  readonly options?: unknown;
  readonly visibility?: Visibility;
  readonly rules?: RoomRules;
  readonly watch?: Watch;
  readonly rated?: boolean;
  /** Whether its maker sits down at once; so unless said otherwise. */
  readonly sit?: boolean;
  readonly seat?: number;
  readonly loadout?: unknown;
  readonly bots?: readonly (WantedBot & { readonly seat?: number })[];
  /** The same key of the same maker gives the same room. */
  readonly createKey?: CreateKey;
}

/** The room, still empty. Its number and code come with its row. */
export function emptyRoom(hosted: HostedGame, by: Visitor, wanted: NewRoom, options: object): Room {
  const room = new Room({
    id: randomUUID(),
    num: 0,
    game: hosted.definition.id,
    name: wanted.name ?? `${by.name}: ${hosted.title}`.slice(0, 100),
    status: 'waiting',
    visibility: wanted.visibility ?? 'listed',
    joinCode: '',
    maxPlayers: seatsOf(hosted, wanted.seats),
    options,
    rules: wanted.rules ?? OWNER_STARTS,
    watch: wanted.watch ?? null,
    rated: wanted.rated ?? false,
    ownerUserId: userIdOf(by),
    ownerPlayerId: by.playerId,
    kicked: [],
    sessionId: null,
    previousRoomId: null,
    nextRoomId: null,
    createdBy: userIdOf(by),
    createdAt: Date.now(),
    revision: 0,
    players: [],
  });
  room.events.push({ type: 'created' });
  return room;
}

/** The room for another game of the same people, in their old seats. None of them has agreed to it yet. */
export function successor({ id, record, players }: Room): Room {
  const forgetsLoadouts = record.rules.readyBy === 'loadout';
  const room = new Room({
    ...record,
    id: randomUUID(),
    status: 'waiting',
    sessionId: null,
    previousRoomId: id,
    createdAt: Date.now(),
    revision: 0,
    players: players.map((player) => ({
      ...player,
      isReady: player.kind === 'bot',
      ...(forgetsLoadouts && player.kind !== 'bot' ? { brings: null, loadout: null } : undefined),
    })),
  });
  room.events.push({ type: 'created' });
  return room;
}

function seatsOf({ definition, title }: HostedGame, wanted: number | undefined): number {
  const { min, max } = definition.seats;
  const seats = wanted ?? Math.min(max, Math.max(2, min));
  if (seats >= min && seats <= max) return seats;
  const many = min === max ? `${min}` : `${min} to ${max}`;
  throw new ApiError(400, 'WRONG_NUMBER_OF_SEATS', `${title} is played with ${many} seats, not ${seats}.`);
}
