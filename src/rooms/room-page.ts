import type { GameShape, Seat } from '../engine/core/index.js';
import type { Watch } from '../engine/hosting/hosted-game.js';
import { shownOptions } from '../engine/hosting/shapes.js';
import type { Room } from './room.js';
import type { RoomRules, RoomStatus, Visibility, Visitor } from './room.types.js';

/** A player in a room, as the public may know them. */
export interface RoomPlayerPicture {
  readonly seat: Seat;
  readonly playerId: string;
  readonly name: string;
  readonly kind: 'human' | 'bot';
  readonly level: string | null;
  readonly ready: boolean;
  /** Whether they have set what they bring; never what. */
  readonly hasLoadout: boolean;
}

/** A room as all may know it. */
export interface RoomPicture {
  readonly roomId: string;
  readonly num: number;
  readonly game: string;
  readonly name: string;
  readonly status: RoomStatus;
  readonly visibility: Visibility;
  readonly seats: number;
  readonly taken: number;
  readonly options: Partial<GameShape['options']>;
  readonly rules: RoomRules;
  readonly watch: Watch | null;
  readonly rated: boolean;
  /** The player's id of the owner, who need not have a seat. */
  readonly owner: string;
  readonly players: readonly RoomPlayerPicture[];
  readonly sessionId: string | null;
  readonly previousRoomId: string | null;
  readonly nextRoomId: string | null;
  /** Rises with every change; what has a lower one is old. */
  readonly revision: number;
  readonly createdAt: string;
}

/** The same for one viewer, with what only that one may know. */
export interface RoomPage extends RoomPicture {
  /** To those who are in, and to the owner. */
  readonly joinCode?: string;
  readonly you: { readonly seat: Seat | null; readonly owner: boolean; readonly brings?: unknown } | null;
}

/** A room as all may see it. */
export function pictureOf({ record, players }: Room): RoomPicture {
  return {
    roomId: record.id,
    num: record.num,
    game: record.game,
    name: record.name,
    status: record.status,
    visibility: record.visibility,
    seats: record.maxPlayers,
    taken: players.length,
    options: shownOptions(record.options),
    rules: record.rules,
    watch: record.watch,
    rated: record.rated,
    owner: record.ownerPlayerId,
    players: players.map(({ seat, playerId, name, kind, botLevel, isReady, loadout }) => ({
      seat,
      playerId,
      name,
      kind: kind === 'bot' ? 'bot' : 'human',
      level: botLevel,
      ready: isReady,
      hasLoadout: loadout !== null,
    })),
    sessionId: record.sessionId,
    previousRoomId: record.previousRoomId,
    nextRoomId: record.nextRoomId,
    revision: record.revision,
    createdAt: new Date(record.createdAt).toISOString(),
  };
}

/** A room as one visitor may see it. */
export function pageOf(room: Room, viewer: Visitor | undefined): RoomPage {
  const mine = viewer && room.findPlayer(viewer);
  const owner = viewer !== undefined && room.isOwner(viewer);
  if (!mine && !owner) return { ...pictureOf(room), you: null };
  return {
    ...pictureOf(room),
    joinCode: room.record.joinCode,
    you: { seat: mine?.seat ?? null, owner, ...(mine ? { brings: mine.brings } : undefined) },
  };
}
