/** All listeners of a room: what is sent there is public. */
export const watchRoom = (roomId: string): string => `room:${roomId}`;

/** One player of a room, on all their sockets that have come to it. */
export const playerRoom = (roomId: string, playerId: string): string => `room:${roomId}:player:${playerId}`;

/** All sockets that look at the list of a game's rooms, or of all. */
export const listRoom = (game?: string): string => (game === undefined ? 'rooms' : `rooms:${game}`);

/** One account on all its sockets that follow its own games. */
export const mineRoom = (userId: string): string => `mine:${userId}`;
