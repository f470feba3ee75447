import { server } from '../account/server.js';
import { renew } from '../api/query-client.js';

/** A game moves in several steps at once: its list is read after them, and not in the frame in which a table shows them. */
const SOON_MS = 250;

/** Hears over the lobby's socket how one's own games stand, so that lists are asked again soon; returns what stops it. */
export function watchMine(): () => void {
  let stop = () => {};
  let left = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  void server.sockets.open('/lobby').then(
    ({ line, release }) => {
      if (left) return release();
      const again = (): void => {
        timer ??= setTimeout(() => {
          timer = undefined;
          void renew(['sessions', 'mine']);
        }, SOON_MS);
      };
      const stops = [
        line.hear('mine:update', again),
        line.use({ up: () => void line.ask('mine:watch', {}), down: () => {}, ended: () => {} }),
      ];
      stop = () => {
        for (const one of stops) one();
        void line.ask('mine:unwatch', {});
        release();
      };
    },
    () => {},
  ); // without a socket the lists are asked every twenty seconds
  return () => {
    left = true;
    clearTimeout(timer);
    stop();
  };
}
