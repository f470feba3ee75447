import { useEffect, useState } from 'react';
import { artUrl } from './art-url.js';
import type { Play } from './playing.js';

/** The table does not wait longer than this for its pictures. */
const PATIENCE_MS = 1500;

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
    void Promise.all(fetched).then(() => setReady(true));
    return () => clearTimeout(patience);
  }, [play]);
  return ready;
}

/** The toy box is being opened. */
export function LoadingScreen() {
  return (
    <p className="LoadingScreen" role="status">
      Opening the toy box …
    </p>
  );
}
