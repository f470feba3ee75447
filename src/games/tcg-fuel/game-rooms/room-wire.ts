import type { Room } from '../../../rooms/room.js';
import type { RoomPlayer } from '../../../rooms/room.types.js';
import type { Loadout } from '../rules/tcg-fuel.types.js';

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
  readonly options: object;
  readonly gameId: number | null;
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

/** Whoever has no number of their own is called by their place at the table, as in the game. */
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
