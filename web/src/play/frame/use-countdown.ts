import { useMemo } from 'react';
import { useStore } from 'zustand';
import { usePlaying } from '../use-playing.js';
import type { AnyPlaying } from './any-playing.js';
import type { Countdown } from './clock-ring.js';

/** The deadline that the table stands under, as this machine counts to it. */
export function useCountdown(play: AnyPlaying): Countdown | undefined {
  const deadline = usePlaying(play, (now) => now.deadline);
  const skew = useStore(play.source.state, (session) => session.skew);
  return useMemo(() => (deadline === null ? undefined : { deadline, skew }), [deadline, skew]);
}
