import { useEffect, useRef } from 'react';
import { server } from '../../account/server.js';
import type { Playing } from '../../play/playing.js';
import { usePlaying } from '../../play/use-playing.js';
import type { Face, TcgFuel } from './shapes.js';
import { talk } from './talk.en.js';

/** More versions than lie between two questions of one game. */
const MOST_PASSED = 200;

/** Tells in the log how often the server has passed for the reader since they were last asked. */
export function useToldPasses(play: Playing<TcgFuel, Face>): void {
  const version = usePlaying(play, (now) => now.version);
  const isAsked = usePlaying(play, (now) => now.eyes !== 'public' && now.toAct.includes(now.eyes));
  const told = useRef(version);
  useEffect(() => {
    const since = told.current;
    if (!isAsked || play.source.seek || version - since < 2) return;
    told.current = version;
    if (version - since > MOST_PASSED) return;
    void count(play, since).then(
      (passes) => passes > 0 && play.note(talk.notes.passed(passes)),
      () => {
        // The log then does not count them; everything that happened stands in it anyway.
      },
    );
  }, [play, version, isAsked]);
}

async function count(play: Playing<TcgFuel, Face>, since: number): Promise<number> {
  const { sessionId, seats } = play.source.state.getState();
  let passes = 0;
  for await (const { seat, auto } of server.sessions.history(sessionId, { since })) {
    if (auto && seat !== null && seats.includes(seat)) passes += 1;
  }
  return passes;
}
