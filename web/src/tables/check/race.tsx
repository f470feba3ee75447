import { useMemo } from 'react';
import { useStore } from 'zustand';
import { useLeft } from '../../play/frame/clock-ring.js';
import { leftUntil } from '../../play/frame/clock-time.js';
import type { Playing } from '../../play/playing.js';
import type { Check, Face } from './shapes.js';
import { talk } from './talk.en.js';
import { useNewest, useWindow } from './use-newest.js';

const OUTLINE = 'M64 5H105A18 18 0 0 1 123 23V141A18 18 0 0 1 105 159H23A18 18 0 0 1 5 141V23A18 18 0 0 1 23 5Z';

/** The window's own clock, as this machine counts to it; undefined where a window waits for everybody. */
export function useWindowClock(play: Playing<Check, Face>) {
  const deadline = useWindow(play)?.deadline;
  const isTimed = useNewest(play, ({ options }) => options.matchWindowMs > 0);
  const skew = useStore(play.source.state, (session) => session.skew);
  return useMemo(() => (isTimed && deadline !== undefined ? { deadline, skew } : undefined), [isTimed, deadline, skew]);
}

/** The ring around the pile: a watch's bezel, a band that runs out, a spark at its head. Started once, from the deadline. */
export function Ring({ play }: { readonly play: Playing<Check, Face> }) {
  const window = useWindow(play);
  const clock = useWindowClock(play);
  const whole = useNewest(play, ({ options }) => options.matchWindowMs);
  const style = useMemo(() => {
    if (!clock) return { animation: 'none' };
    const left = Math.min(whole, Math.max(0, leftUntil(clock.deadline, clock.skew)));
    return { animationDuration: `${whole}ms`, animationDelay: `${left - whole}ms` };
  }, [clock, whole]);
  return (
    <svg key={window?.windowId} className="ring" viewBox="0 0 128 164" aria-hidden="true" fill="none">
      <path className="ring-wave" d={OUTLINE} />
      <path className="ring-track" d={OUTLINE} />
      <path className="ring-ticks" d={OUTLINE} pathLength="300" />
      <path className="ring-band counts-down" d={OUTLINE} pathLength="100" style={style} />
      {clock && <path className="ring-spark counts-down" d={OUTLINE} pathLength="100" style={style} />}
    </svg>
  );
}

/** How long the window stays open. */
export function Stopwatch({ play }: { readonly play: Playing<Check, Face> }) {
  const clock = useWindowClock(play);
  const left = useLeft(clock);
  return (
    <p className="race" role="timer">
      <b>{left === undefined ? '∞' : (Math.max(0, left) / 1000).toFixed(left < 9_950 ? 1 : 0)}</b>
      <span>{left === undefined ? talk.noClock : talk.seconds}</span>
    </p>
  );
}
