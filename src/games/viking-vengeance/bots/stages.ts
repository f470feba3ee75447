import type { State } from '../rules/viking-vengeance.types.js';
import type { Move } from './imagined.js';
import { OutOfTime } from './out-of-time.js';
import { Search } from './search.js';

/** A stage of thinking: in so many deals, so far beyond one's own move, about the best so many moves. */
export interface Stage {
  readonly name: string;
  readonly deals: number;
  /** With fewer deals than this nothing has been found; one, where nothing is said. */
  readonly enough?: number;
  readonly search: (state: State, mayGoOn: () => boolean) => { valueOf(move: Move): number };
  readonly moves: number;
}

const upTo =
  (depth: number): Stage['search'] =>
  (state, mayGoOn) =>
    new Search(state, depth, mayGoOn);

/** A far look at fewer deals than this says less than a short look at many. */
const ENOUGH = 4;

/** Many moves briefly, then few moves far. What a stage finds best is what the next one looks at. */
export const STAGES: readonly Stage[] = [
  { name: 'glance', deals: 1, search: upTo(0), moves: Infinity },
  { name: 'answer', deals: 10, search: upTo(1), moves: 36 },
  { name: 'second', deals: 20, enough: ENOUGH, search: upTo(2), moves: 8 },
  { name: 'third', deals: 30, enough: ENOUGH, search: upTo(3), moves: 4 },
  { name: 'fourth', deals: 30, enough: ENOUGH, search: upTo(4), moves: 3 },
];

/** Near the end an order of the moves is wanted first. */
export const BEFORE_THE_END: Stage = { name: 'answer', deals: 6, search: upTo(1), moves: Infinity };

/** The moves of a stage, the best on average first; of equals the one that came first. Only whole deals count. */
export function think(
  stage: Stage,
  moves: readonly Move[],
  deal: () => State,
  mayGoOn: () => boolean,
): { moves: Move[]; deals: number; value: number } {
  const tried = moves.map((move) => ({ move, total: 0 }));
  let deals = 0;
  try {
    for (; deals < stage.deals; deals++) {
      const search = stage.search(deal(), mayGoOn);
      const values = tried.map(({ move }) => search.valueOf(move));
      for (const [index, one] of tried.entries()) one.total += values[index]!;
    }
  } catch (error) {
    if (!(error instanceof OutOfTime)) throw error;
  }
  tried.sort((one, other) => other.total - one.total);
  const value = deals > 0 ? tried[0]!.total / deals : 0;
  return { moves: tried.map(({ move }) => move), deals, value };
}
