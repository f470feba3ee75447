import type { Room } from '../api/types.js';

/** The list with a room in it, first if it is new. What has a lower revision than what is known came late and is dropped. */
export function newer(known: ReadonlyMap<string, Room>, room: Room): ReadonlyMap<string, Room> {
  const before = known.get(room.roomId);
  if (before) return before.revision >= room.revision ? known : new Map(known).set(room.roomId, room);
  return new Map([[room.roomId, room] as const, ...known]);
}
