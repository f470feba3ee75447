const DAY_MS = 86_400_000;

/** A day by its date in UTC: `2031-05-17`. */
export type Day = string;

/** Days in a row on which the puzzle of the day was solved. */
export interface PuzzleStreak {
  /** Up to today, or up to yesterday while today's puzzle waits. */
  readonly current: number;
  readonly best: number;
}

export function dayOf(at: number): Day {
  return new Date(at).toISOString().slice(0, 10);
}

/** Which of so many puzzles is the puzzle of a day: each one in its turn. */
export function puzzleOfDay(day: Day, puzzles: number): number {
  return Math.floor(Date.parse(day) / DAY_MS) % puzzles;
}

/** How many days in a row the puzzle of the day was solved. */
export function streakOf(days: readonly Day[], today: Day): PuzzleStreak {
  const numbers = days.map((day) => Math.floor(Date.parse(day) / DAY_MS)).toSorted((a, b) => a - b);
  let [run, best] = [0, 0];
  for (const [index, number] of numbers.entries()) {
    run = number === (numbers[index - 1] ?? -Infinity) + 1 ? run + 1 : 1;
    best = Math.max(best, run);
  }
  const sinceLast = Math.floor(Date.parse(today) / DAY_MS) - (numbers.at(-1) ?? -Infinity);
  return { current: sinceLast <= 1 ? run : 0, best };
}
