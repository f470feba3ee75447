import { useEffect, useMemo, useState } from 'react';
import type { HistoryEntry } from '@parlour/client';
import { server } from '../../account/server.js';
import { usePlaying } from '../use-playing.js';
import type { AnyPlaying } from './any-playing.js';
import { earlierLines, logSections } from './log-lines.js';
import type { LogSection } from './log-lines.js';

/** Older versions than this many are not read again when a table is opened. */
const MOST_EARLIER = 1000;

/** What has happened at the table: read from the history once (a puzzle has none), then followed. */
export function useLog(play: AnyPlaying, hasHistory = true): readonly LogSection[] {
  const tale = usePlaying(play, (now) => now.tale);
  const [entries, setEntries] = useState<readonly HistoryEntry[]>([]);
  const [times, setTimes] = useState<ReadonlyMap<number, number>>(new Map());

  useEffect(() => {
    if (!hasHistory) return;
    let gone = false;
    const { sessionId, picture } = play.source.state.getState();
    const read = async (): Promise<void> => {
      const found: HistoryEntry[] = [];
      const since = Math.max(0, (picture?.version ?? 0) - MOST_EARLIER);
      for await (const entry of server.sessions.history(sessionId, { since })) found.push(entry);
      if (!gone) setEntries(found);
    };
    read().catch(() => {
      // The log then begins with what happens now; the game itself has said what is wrong.
    });
    return () => {
      gone = true;
    };
  }, [play, hasHistory]);

  useEffect(
    () =>
      play.source.onStep(({ version }) => {
        const at = Date.now() + play.source.state.getState().skew;
        setTimes((known) => (known.has(version) ? known : new Map([...known, [version, at]])));
      }),
    [play],
  );

  const earlier = useMemo(() => earlierLines(play.kind, entries, play.telling()), [play, entries]);
  return useMemo(() => logSections(earlier, tale, times), [earlier, tale, times]);
}
