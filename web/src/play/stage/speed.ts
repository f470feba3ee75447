/** How fast a player wants things told. */
export type Pace = 'relaxed' | 'normal' | 'brisk' | 'instant';

const PACES = { relaxed: 0.7, normal: 1, brisk: 1.6 } as const;
const SPEEDS = [1, 1.5, 2, 4] as const;

/** A step of one's own, a step of others, and all that waits to be told take at most this long. */
export const MOST_OWN_MS = 1_200;
export const MOST_OTHERS_MS = 2_200;
export const MOST_BEHIND_MS = 4_000;

/** What the speed of a step depends on. Times are those at speed 1. */
export interface Load {
  readonly pace: Pace;
  /** The step was made by the reader. */
  readonly own: boolean;
  readonly stepMs: number;
  /** Everything that waits, this step included. */
  readonly waitingMs: number;
}

/** How much faster than written a step is told; `jump`: not told, only its end is shown. */
export function speedFor({ pace, own, stepMs, waitingMs }: Load): number | 'jump' {
  if (pace === 'instant') return 'jump';
  const most = own ? MOST_OWN_MS : MOST_OTHERS_MS;
  for (const speed of SPEEDS) {
    const times = speed * PACES[pace];
    if (stepMs / times <= most && waitingMs / times <= MOST_BEHIND_MS) return times;
  }
  return 'jump';
}
