import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { usePlaying } from '../use-playing.js';
import type { AnyPlaying } from './any-playing.js';
import { leftUntil } from './clock-time.js';
import { useCountdown } from './use-countdown.js';
import { useReadAloud } from './use-read-aloud.js';
import { useTableWords } from '../../words/use-table-words.js';

interface Props {
  readonly play: AnyPlaying;
  /** What is told while looking back, instead of the game that goes on: where the reader is. */
  readonly lookedAt?: string;
}

/** What a screen reader is told: the tale politely, and what is asked of the reader at once. */
export function LiveRegions({ play, lookedAt }: Props) {
  const spoken = usePlaying(play, (now) => now.spoken);
  const asked = usePlaying(play, (now) => now.asked);
  const outcome = usePlaying(play, (now) => now.outcome);
  const hurry = useHurry(play);
  // A step is told by its first sentence; how the game ended must not be among what is summed up.
  const told = outcome ? `${spoken} ${play.kind.words.outcome(outcome, play.telling())}.` : spoken;
  const tale = lookedAt ?? told;
  useReadAloud(lookedAt === undefined ? told : '');
  return (
    <>
      <p className="unseen" role="status" aria-live="polite" data-testid="spoken">
        {tale}
      </p>
      <p className="unseen" role="alert" aria-live="assertive" data-testid="asked">
        {lookedAt === undefined ? `${hurry}${asked}` : hurry}
      </p>
    </>
  );
}

const HURRY_MS = 5_000;

/** Said once when five seconds are left of the reader's own time. */
function useHurry(play: AnyPlaying): string {
  const countdown = useCountdown(play);
  const toAct = usePlaying(play, (now) => now.toAct);
  const mine = useStore(play.source.state, (session) => session.seats);
  const asked = toAct.some((seat) => mine.includes(seat));
  const { frame } = useTableWords();
  const [hurry, setHurry] = useState(false);
  useEffect(() => {
    setHurry(false);
    if (!asked || !countdown) return;
    const left = leftUntil(countdown.deadline, countdown.skew);
    // A window that is shorter from the start is told as what is asked, not as a warning too.
    if (left <= HURRY_MS || left > 2 ** 31 - 1) return;
    const timer = setTimeout(() => setHurry(true), left - HURRY_MS);
    return () => clearTimeout(timer);
  }, [asked, countdown]);
  return hurry ? frame.hurry : '';
}
