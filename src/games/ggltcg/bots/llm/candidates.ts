import type { PlayerId, ReadState } from '../../rules/ggltcg.types.js';
import { Effort } from '../search/effort.js';
import { enumerateLines } from '../search/lines.js';
import type { Line } from '../search/lines.js';
import { rankLines } from '../search/ranking.js';
import type { Achieved } from '../search/ranking.js';

const MOST_LINES = 12;
const NODES = 4000;

/** A line the model may choose, with what it achieves. */
export interface Candidate {
  readonly line: Line;
  readonly achieved: Achieved;
}

/** The twelve best lines of the turn, doing nothing always among them. */
export function candidateLines(state: ReadState, me: PlayerId, nodes = NODES): Candidate[] {
  const ranked = rankLines(state, enumerateLines(state, me, new Effort(nodes)), me);
  const best = ranked.slice(0, MOST_LINES);
  if (best.some(({ line }) => line.actions.length === 0)) return best;
  const pass = ranked.find(({ line }) => line.actions.length === 0)!;
  return [...best.slice(0, MOST_LINES - 1), pass];
}
