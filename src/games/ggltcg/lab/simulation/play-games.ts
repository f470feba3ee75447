import type { SimulatedGame } from './simulation-plan.js';

/** Games in a row, by their numbers. */
export interface Stretch {
  readonly from: number;
  readonly games: number;
}

export interface Playing {
  /** How many games the run has. */
  readonly games: number;
  /** How many stretches are played at once. */
  readonly lanes: number;
  /** How many games one stretch has at most. */
  readonly stretch: number;
  readonly signal: AbortSignal;
  play(stretch: Stretch): Promise<readonly SimulatedGame[]>;
  /** Told of games as soon as they are played. */
  keep(played: readonly SimulatedGame[]): void;
}

/**
 * Plays what a run still lacks. Aborted, it ends at once; what is under way then is not kept, and the next run plays it. The
 * first lane that fails ends the others with the stretch they are at.
 */
export async function playGames(
  before: readonly SimulatedGame[],
  { games, lanes, stretch, signal, play, keep }: Playing,
): Promise<void> {
  const stretches = lacking(new Set(before.map(({ number }) => number)), games, stretch);
  let failed = false;
  const lane = async (): Promise<void> => {
    for (let next = stretches.shift(); next && !signal.aborted && !failed; next = stretches.shift()) {
      try {
        keep(await play(next));
      } catch (error) {
        if (signal.aborted) return;
        failed = true;
        throw error;
      }
    }
  };
  const ended = await Promise.allSettled(Array.from({ length: lanes }, lane));
  for (const one of ended) if (one.status === 'rejected') throw one.reason;
}

function lacking(played: ReadonlySet<number>, games: number, most: number): Stretch[] {
  const stretches: { from: number; games: number }[] = [];
  for (let number = 0; number < games; number++) {
    if (played.has(number)) continue;
    const last = stretches.at(-1);
    if (last && last.from + last.games === number && last.games < most) last.games += 1;
    else stretches.push({ from: number, games: 1 });
  }
  return stretches;
}
