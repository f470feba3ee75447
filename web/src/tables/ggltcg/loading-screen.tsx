import { useEffect, useState } from 'react';
import { artUrl } from './art-url.js';
import type { Play } from './playing.js';
import { talk } from './talk.en.js';

/** The table does not wait longer than this for its pictures. */
const PATIENCE_MS = 1500;

const LATER_MS = 3000;

/** The large card and the dialog of targets. */
export const overTheBoard = () => import('./over-the-board.js');

/** The end of the game. */
export const victoryScreen = () => import('./victory-screen.js');

/** Whether the pictures of what lies on the table have been fetched: once, when the table opens. */
export function usePicturesReady(play: Play): boolean {
  const [ready, setReady] = useState(false);
  useEffect(() => {
    const faces = [...play.state.getState().scene.items.values()].flatMap(({ face, pose }) =>
      face === undefined || face === 'down' ? [] : [artUrl(face, pose.asleep)],
    );
    const patience = setTimeout(() => setReady(true), PATIENCE_MS);
    const fetched = [...new Set(faces)].map((src) => {
      const picture = new Image();
      picture.src = src;
      return picture.decode().catch(() => undefined);
    });
    const over = overTheBoard().catch(() => undefined);
    void Promise.all([...fetched, over]).then(() => setReady(true));
    // Who is awake may fall asleep, and games end: that comes when nothing is waited for any more.
    const later = setTimeout(() => {
      fetchAsleep(play);
      void victoryScreen().catch(() => undefined);
    }, LATER_MS);
    return () => {
      clearTimeout(patience);
      clearTimeout(later);
    };
  }, [play]);
  return ready;
}

function fetchAsleep(play: Play): void {
  for (const { face } of play.state.getState().scene.items.values()) {
    if (face !== undefined && face !== 'down') new Image().src = artUrl(face, true);
  }
}

/** The toy box is being opened. */
export function LoadingScreen() {
  return (
    <p className="LoadingScreen" role="status">
      {talk.opening}
    </p>
  );
}
