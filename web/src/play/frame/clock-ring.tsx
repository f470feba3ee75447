import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { classNames } from '../../design/class-names.js';
import { clockTime, leftUntil, LOW_MS } from './clock-time.js';

/** A deadline of the table, as this machine counts to it. */
export interface Countdown {
  readonly deadline: number;
  readonly skew: number;
}

/** What is left of a countdown, looked at once a second; undefined without one. */
export function useLeft(countdown: Countdown | undefined): number | undefined {
  const deadline = countdown?.deadline;
  const skew = countdown?.skew ?? 0;
  const [, look] = useState(0);
  useEffect(() => {
    if (deadline === undefined) return;
    const timer = setInterval(() => look((times) => times + 1), 1000 / 4);
    return () => clearInterval(timer);
  }, [deadline, skew]);
  return deadline === undefined ? undefined : leftUntil(deadline, skew);
}

interface RingProps {
  readonly countdown: Countdown | undefined;
  readonly children?: ReactNode;
}

/** A ring that runs out with the clock of a seat. CSS moves it: it is started once, when the deadline is known. */
export function ClockRing({ countdown, children }: RingProps) {
  const low = useLow(countdown);
  return (
    <span className={classNames('ringed', low && 'low')}>
      {countdown && (
        <svg viewBox="0 0 36 36" aria-hidden="true">
          <circle className="rail" cx="18" cy="18" r="15.9155" />
          <circle
            key={countdown.deadline}
            className="left running counts-down"
            cx="18"
            cy="18"
            r="15.9155"
            pathLength="100"
            style={{ animationDuration: `${leftUntil(countdown.deadline, countdown.skew)}ms` }}
          />
        </svg>
      )}
      {children}
    </span>
  );
}

/** Digits that count down. They redraw themselves and nothing else. */
export function ClockDigits({ countdown }: { readonly countdown: Countdown }) {
  const left = useLeft(countdown) ?? 0;
  return <span className={classNames('clock', 'num', left < LOW_MS && 'low')}>{clockTime(left)}</span>;
}

function useLow(countdown: Countdown | undefined): boolean {
  const deadline = countdown?.deadline;
  const skew = countdown?.skew ?? 0;
  const [low, setLow] = useState(false);
  useEffect(() => {
    if (deadline === undefined) return setLow(false);
    const left = leftUntil(deadline, skew);
    setLow(left < LOW_MS);
    if (left < LOW_MS || left > 2 ** 31 - 1) return;
    const timer = setTimeout(() => setLow(true), left - LOW_MS);
    return () => clearTimeout(timer);
  }, [deadline, skew]);
  return low;
}
