import { currentTableWords } from '../../words/use-table-words.js';

/** Below this a clock is low: its ring thickens and it is told. */
export const LOW_MS = 10_000;

/** How a clock says what is left: `0:38`, `12:05`, `1:02:00`, `3 d`. */
export function clockTime(leftMs: number): string {
  const seconds = Math.max(0, Math.ceil(leftMs / 1000));
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  if (hours >= 48) return currentTableWords().clock.days(Math.floor(hours / 24));
  const low = String(seconds % 60).padStart(2, '0');
  return hours > 0 ? `${hours}:${String(minutes).padStart(2, '0')}:${low}` : `${minutes}:${low}`;
}

/** The same for the ear: `38 seconds`, `2 minutes`. */
export function spokenTime(leftMs: number): string {
  const { clock } = currentTableWords();
  const seconds = Math.max(0, Math.ceil(leftMs / 1000));
  if (seconds < 90) return clock.seconds(seconds);
  const minutes = Math.round(seconds / 60);
  return minutes < 90 ? clock.minutes(minutes) : clock.hours(Math.round(minutes / 60));
}

/** What is left until a deadline of the server, by a clock of this machine that is off by `skew`. */
export function leftUntil(deadline: number, skew: number, now: number = Date.now()): number {
  return Math.max(0, deadline - (now + skew));
}
