import { useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import type { Playing } from '../../play/playing.js';
import { usePlaying } from '../../play/use-playing.js';
import { whyAskedAgain } from './asked-again.js';
import type { Face, TcgFuel } from './shapes.js';
import { talk } from './talk.en.js';

/** Tells in the log why the reader is asked although they wanted to be passed over for a while. */
export function useToldYields(play: Playing<TcgFuel, Face>): void {
  const isYielding = usePlaying(play, ({ view, eyes }) =>
    view.players.some(({ seat, settings }) => seat === eyes && settings !== null && settings.yieldUntil !== null),
  );
  const isAsked = usePlaying(play, (now) => now.eyes !== 'public' && now.toAct.includes(now.eyes));
  const shown = usePlaying(play, (now) => now.shown);
  const isSetting = useStore(play.source.state, ({ sending }) => sending?.action.type === 'settings');
  const yielded = useRef(false);
  useEffect(() => {
    if (isYielding) yielded.current = true;
    // The reader has ended it.
    if (isSetting) yielded.current = false;
  }, [isYielding, isSetting]);
  useEffect(() => {
    if (!yielded.current || isYielding || !isAsked || play.source.seek) return;
    yielded.current = false;
    const { view, eyes } = play.state.getState();
    const why = whyAskedAgain(view, eyes);
    if (why !== undefined) play.note(talk.notes.askedAgain(why));
  }, [play, isYielding, isAsked, shown]);
}
