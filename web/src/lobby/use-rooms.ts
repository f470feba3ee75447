import type { Lent } from '@parlour/client';
import { useEffect, useState } from 'react';
import { server } from '../account/server.js';
import type { Page, Room } from '../api/types.js';
import { newer } from './newer.js';

/** Rooms that wait for players, kept up to date over the lobby's socket; undefined until the first list is there. */
export function useRooms(): readonly Room[] | undefined {
  const [rooms, setRooms] = useState<ReadonlyMap<string, Room>>();
  useEffect(() => {
    let stop = () => {};
    let left = false;
    const know = (list: readonly Room[]) => new Map(list.map((room) => [room.roomId, room]));
    // Where no socket comes through, the list is there all the same; what the socket tells is newer.
    void server.rest.get<Page<Room>>('/api/rooms').then(
      ({ items }) => !left && setRooms((known) => known ?? know(items)),
      () => {}, // the socket may tell it
    );
    const listen = ({ line, release }: Lent): void => {
      if (left) return release();
      const ask = async () => {
        const answer = await line.ask<{ readonly rooms: readonly Room[] }>('rooms:watch', {});
        if (answer?.ok && !left) setRooms(know(answer.rooms));
      };
      const stops = [
        line.hear<{ readonly room: Room }>('rooms:update', ({ room }) =>
          setRooms((known) => known && newer(known, room)),
        ),
        line.use({ up: () => void ask(), down: () => {}, ended: () => {} }),
      ];
      stop = () => {
        for (const one of stops) one();
        void line.ask('rooms:unwatch', {});
        release();
      };
    };
    server.sockets.open('/lobby').then(listen, () => {}); // the list is there without it
    return () => {
      left = true;
      stop();
    };
  }, []);
  return rooms && [...rooms.values()].filter(({ status }) => status === 'waiting');
}
