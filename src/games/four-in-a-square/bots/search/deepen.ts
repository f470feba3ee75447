import { LEFT } from '../fast/position.js';
import type { Limits } from './limits.js';
import type { Candidate } from './root.js';
import { MATE, Search, isDecided } from './search.js';
import type { Transpositions } from './transposition.js';

/** A candidate with what the search says of it; of all but the first the value is only a bound from above. */
interface Ranked {
  readonly candidate: Candidate;
  value: number;
}

export interface Verdict {
  /** The best first. */
  readonly ranked: readonly Ranked[];
  /** Whole turns looked ahead in full after the candidate's own; -1 when not even one was. */
  readonly depth: number;
  /** The value is proved, not estimated. */
  readonly exact: boolean;
  /** Where the game is proved a draw: the candidates that keep it one, as far as the budget went to see. */
  readonly holding: readonly Candidate[];
}

/** Searches candidates one turn deeper each time until the budget is spent or the result is certain. */
export function deepen(
  candidates: readonly Candidate[],
  noBacktrack: boolean,
  table: Transpositions,
  limits: Limits,
): Verdict {
  const search = new Search(noBacktrack, table, limits);
  let ranked: Ranked[] = candidates.map((candidate) => ({ candidate, value: 0 }));
  const left = candidates[0]!.after[LEFT]!;
  // From this depth on every line ends in a value that is known (without V1).
  const enough = Math.max(0, left - 1);
  let finished = -1;
  for (let depth = 0; depth <= enough; depth++) {
    const round = searchOnce(search, ranked, depth);
    if (round.length > 0)
      ranked = [...round, ...ranked.filter(({ candidate }) => !round.some((one) => one.candidate === candidate))];
    if (search.cut) break;
    finished = depth;
    if (isDecided(ranked[0]!.value) || onlyOneHolds(ranked)) break;
  }
  const { value } = ranked[0]!;
  const exact = isDecided(value) || (!noBacktrack && finished === enough);
  const holding = exact && value === 0 ? findHolding(search, ranked, enough) : [];
  return { ranked, depth: finished, exact, holding };
}

/** The candidates after which the rival still has no more than a draw. The first is known to be one. */
function findHolding(search: Search, ranked: readonly Ranked[], depth: number): Candidate[] {
  const [first, ...others] = ranked.map(({ candidate }) => candidate);
  return [
    first!,
    ...others.filter(({ after }) => {
      const value = search.value(after, depth, 0, 1, 1);
      return !search.cut && value <= 0;
    }),
  ];
}

/** One search of the candidates at a depth, the best first; those that were not reached are left out. */
function searchOnce(search: Search, ranked: readonly Ranked[], depth: number): Ranked[] {
  const reached: Ranked[] = [];
  let best = -MATE;
  for (const { candidate } of ranked) {
    const { after } = candidate;
    let value = -search.value(after, depth, reached.length === 0 ? -MATE : -best - 1, -best, 1);
    if (value > best && reached.length > 0 && !search.cut) value = -search.value(after, depth, -MATE, -best, 1);
    if (search.cut) break;
    reached.push({ candidate, value });
    best = Math.max(best, value);
  }
  return reached.sort((one, other) => other.value - one.value);
}

function onlyOneHolds(ranked: readonly Ranked[]): boolean {
  return ranked.length === 1 || (isDecided(ranked[1]!.value) && ranked[1]!.value < 0);
}
