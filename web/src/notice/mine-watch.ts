import { server } from '../account/server.js';
import { renew } from '../api/query-client.js';

/** Hears over the lobby's socket how one's own games stand, so that lists are asked again at once; returns what stops it. */
export function watchMine(): () => void {
  let stop = () => {};
  let left = false;
  void server.sockets.open('/lobby').then(
    ({ line, release }) => {
      if (left) return release();
      const again = () => void renew(['sessions', 'mine']);
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
    stop();
  };
}
