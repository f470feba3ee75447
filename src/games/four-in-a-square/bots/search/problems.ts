import { evaluate } from '../fast/evaluate.js';
import { LEFT, moverOf } from '../fast/position.js';
import { allCandidates, safeCandidates } from './root.js';
import type { Candidate } from './root.js';

/** Of candidates that are all draws against good play, the one that sets the rival the hardest problem. */
export function pickProblem(candidates: readonly Candidate[], noBacktrack: boolean): Candidate {
  let hardest = candidates[0]!;
  let most = -Infinity;
  for (const candidate of candidates) {
    const value = problemAfter(candidate, noBacktrack);
    if (value > most) {
      most = value;
      hardest = candidate;
    }
  }
  return hardest;
}

/** The share of the rival's turns that lose at once; where that is equal, how the board looks. */
function problemAfter({ after }: Candidate, noBacktrack: boolean): number {
  const root = { position: after, noBacktrack, toPlace: after[LEFT]! > 0 };
  const losing = 1 - safeCandidates(root).length / allCandidates(root).length;
  const estimate = evaluate(after, noBacktrack);
  return losing * 100_000 + (moverOf(after) === 0 ? -estimate : estimate);
}
