import type { RoomChanged } from '../../../../rooms/room-feed.js';
import type { RoomEvent, RoomPlayer } from '../../../../rooms/room.types.js';
import { playerIdIn, playerLine } from '../game-rooms/wire.js';
import type { RoomPage } from '../game-rooms/wire.js';
import type { News } from '../../../../engine/sockets/session-gateway.js';

/** What has just happened in a room. */
export function roomNews({ room, events }: RoomChanged, page: RoomPage): News[] {
  const roomId = page.id;
  const idOf = (id: string, seat: number): number => {
    const index = room.players.findIndex(({ playerId }) => playerId === id);
    return playerIdIn({ playerId: id } as RoomPlayer, index >= 0 ? index : seat);
  };
  const tell = (event: RoomEvent): News[] => {
    switch (event.type) {
      case 'joined': {
        const index = room.players.findIndex(({ playerId }) => playerId === event.playerId);
        if (index < 0) return [];
        const { playerId: id, username, isReady } = playerLine(room.players[index]!, index);
        return [['player_joined', { roomId, player: { id, username, isReady } }]];
      }
      case 'left':
        return [['player_left', { roomId, playerId: idOf(event.playerId, event.seat), kicked: event.kicked }]];
      case 'ready-set':
      case 'loadout-set': {
        const player = room.players.find(({ playerId }) => playerId === event.playerId);
        const isReady = player?.isReady ? 'ready' : 'not_ready';
        return [['ready_status_updated', { roomId, playerId: idOf(event.playerId, event.seat), isReady }]];
      }
      case 'started':
        return [['game_started', { roomId, gameId: page.gameId, players: page.players }]];
      default:
        return [];
    }
  };
  return [...events.flatMap(tell), ['room_info', page]];
}
