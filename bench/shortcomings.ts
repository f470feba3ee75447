import { CONTESTANTS } from './contestants.js';
import type { Line, Results } from './results.js';

interface Contest {
  readonly cell: string;
  readonly what: string;
  readonly of: (line: Line) => number | undefined;
  readonly moreIsBetter: boolean;
}

const CONTESTS: readonly Contest[] = [
  ...['10', '50', '200'].map((matches) => ({
    cell: `closed-${matches}`,
    what: `throughput at ${matches} matches`,
    of: ({ rate }: Line) => rate,
    moreIsBetter: true,
  })),
  { cell: 'open-300', what: 'p99 at 300 actions/s', of: ({ p99 }) => p99, moreIsBetter: false },
  { cell: 'open-1000', what: 'p99 at 1,000 actions/s', of: ({ p99 }) => p99, moreIsBetter: false },
  { cell: 'long-1000', what: 'the last action of a long match', of: ({ late }) => late, moreIsBetter: false },
  { cell: 'watched-200', what: 'an action before 200 watchers', of: ({ p50 }) => p50, moreIsBetter: false },
  { cell: 'back-500', what: '500 sockets coming back', of: ({ allBack }) => allBack, moreIsBetter: false },
];

/** Every contest in which a peer's median was better by more than a twentieth. */
export function shortcomings(results: Results): string[] {
  const lost = CONTESTS.flatMap(({ cell, what, of, moreIsBetter }) => {
    const ours = results.figure('parlour', cell, of)?.median;
    if (ours === undefined) return [];
    return CONTESTANTS.filter(({ driver }) => driver !== 'parlour').flatMap(({ name, title }) => {
      const theirs = results.figure(name, cell, of)?.median;
      if (theirs === undefined) return [];
      const factor = moreIsBetter ? theirs / ours : ours / theirs;
      return factor > 1.05 ? [`- ${what}: ${title} is ${factor.toFixed(2)} times better`] : [];
    });
  });
  return lost.length > 0 ? lost : ['Nowhere in this run.'];
}
