import type { Room } from '../../../../rooms/room.js';
import type { RoomPlayer } from '../../../../rooms/room.types.js';
import { chooserOf, winsOf } from '../matches/match.js';
import type { Match } from '../matches/match.js';
import { keyOf } from '../matches/room-games.js';
import type { Loadout } from '../../rules/tcg-fuel.types.js';
import type { Options } from '../../rules/tcg-fuel.types.js';

/** A room as lists show it. */
export interface RoomLine {
  readonly id: number;
  readonly name: string;
  readonly status: string;
  readonly maxPlayers: number;
  readonly currentPlayers: number;
  readonly createdBy: number | null;
  readonly createdAt: string;
}

export interface PlayerLine {
  readonly playerId: number;
  readonly username: string;
  readonly isReady: 'ready' | 'not_ready';
  readonly deckId: number | string | null;
  readonly joinedAt: string;
  readonly isBot: boolean;
}

export interface RoomPage extends RoomLine {
  readonly players: readonly PlayerLine[];
  readonly options: Partial<Options> & { readonly spectators: boolean };
  readonly gameId: number | null;
  /** In rooms of best of three: the match that goes on, or has just ended. */
  readonly match?: MatchPage;
}

export interface MatchPage {
  readonly bestOf: number;
  readonly games: readonly { readonly gameId: number; readonly winnerId: number | null }[];
  readonly wins: readonly { readonly playerId: number; readonly wins: number }[];
  readonly draws: number;
  readonly isOver: boolean;
  readonly winnerId: number | null;
  /** Who says, when getting ready, who begins the next game. */
  readonly choosesFirst: number | null;
}

export function lineOf({ record, players }: Room): RoomLine {
  return {
    id: record.num,
    name: record.name,
    status: record.status,
    maxPlayers: record.maxPlayers,
    currentPlayers: players.length,
    createdBy: numberIn(record.ownerPlayerId) ?? null,
    createdAt: new Date(record.createdAt).toISOString(),
  };
}

export function roomPage(room: Room, gameId: number | null): RoomPage {
  const { record, players } = room;
  const options = { ...record.options, spectators: record.watch !== 'nobody' };
  return { ...lineOf(room), players: players.map(playerLine), options, gameId };
}

export function matchPage(room: Room, match: Match | undefined, bestOf: number): MatchPage {
  const ids = new Map(room.players.map((player, index) => [keyOf(player.userId, index), playerIdIn(player, index)]));
  const idOf = (key: string | null | undefined): number | null => ids.get(key ?? '') ?? null;
  return {
    bestOf,
    games: (match?.games ?? []).map(({ gameId, winner }) => ({ gameId, winnerId: idOf(winner) })),
    wins: [...ids].map(([key, playerId]) => ({ playerId, wins: match ? winsOf(match, key) : 0 })),
    draws: match?.draws ?? 0,
    isOver: match?.isOver ?? false,
    winnerId: idOf(match?.winner),
    choosesFirst: idOf(chooserOf(match)),
  };
}

export function playerLine(player: RoomPlayer, index: number): PlayerLine {
  return {
    playerId: playerIdIn(player, index),
    username: player.name,
    isReady: player.isReady ? 'ready' : 'not_ready',
    deckId: deckIdOf(player),
    joinedAt: new Date(player.joinedAt).toISOString(),
    isBot: player.kind === 'bot',
  };
}

/** A player without a number of their own is called by their place at the table, as in the game. */
export function playerIdIn({ playerId }: RoomPlayer, index: number): number {
  return numberIn(playerId) ?? index + 1;
}

function deckIdOf({ brings, loadout }: RoomPlayer): number | string | null {
  const { deckId } = (loadout ?? brings ?? {}) as Partial<Loadout>;
  return deckId ?? null;
}

function numberIn(id: string): number | undefined {
  return /^\d{1,9}$/.test(id) ? Number(id) : undefined;
}
