import type { BotLevel } from '../../../engine/bots/bot.js';
import { allowance } from '../../../engine/bots/players/allowance.js';
import type { State, VikingVengeance } from '../rules/viking-vengeance.types.js';
import { determinize } from './determinize.js';
import type { Move } from './imagined.js';
import type { Memory } from './memory.js';
import { emptyTiles, movesOf, OutOfTime, Search } from './search.js';

/** A stage of thinking: in so many deals, so many moves beyond one's own, of the best so many moves. */
interface Stage {
  readonly deals: number;
  readonly depth: (empty: number) => number;
  readonly moves: number;
}

/** A move and what it has been worth in the deals of a stage. */
interface Tried {
  readonly move: Move;
  total: number;
}

/** With so few empty tiles a deal is played to its end. */
const EXACT = 6;

/** Many moves briefly, then few moves far. What a stage finds best is what the next one looks at. */
const STAGES: readonly Stage[] = [
  { deals: 1, depth: () => 0, moves: Infinity },
  { deals: 8, depth: () => 1, moves: 40 },
  { deals: 10, depth: (empty) => (empty <= 4 ? Infinity : 2), moves: 8 },
  { deals: 40, depth: (empty) => (empty <= EXACT ? Infinity : empty <= 8 ? 3 : 2), moves: 4 },
];

/** Imagines the hidden cards again and again, searches each deal, and plays what is best on average. */
export const master: BotLevel<VikingVengeance, Memory> = {
  budget: { millis: 1000 },

  choose({ view, memory, seat, rng, loadout, budget }) {
    const mayGoOn = allowance(budget);
    const deal = (): State => determinize(view, memory, seat, rng, loadout);
    let moves = movesOf(deal());
    let note = { value: 0, deals: 0, depth: 0 };
    for (const [index, stage] of STAGES.entries()) {
      // The first stage is short and always finished, so that there is an answer whatever the budget.
      const found = look(stage, moves.slice(0, stage.moves), deal, index === 0 ? () => true : mayGoOn);
      if (found.deals === 0) break;
      moves = found.moves;
      const depth = Math.min(stage.depth(emptyTiles(deal())), emptyTiles(deal()));
      note = { value: found.value, deals: found.deals, depth };
    }
    return { action: moves[0]!, note };
  },
};

/** The moves of a stage, the best on average first. Only whole deals count. */
function look(
  stage: Stage,
  moves: readonly Move[],
  deal: () => State,
  mayGoOn: () => boolean,
): { moves: Move[]; deals: number; value: number } {
  const tried = moves.map((move): Tried => ({ move, total: 0 }));
  let deals = 0;
  try {
    for (; deals < stage.deals; deals++) {
      const state = deal();
      const search = new Search(state, mayGoOn);
      const depth = stage.depth(emptyTiles(state));
      const values = tried.map(({ move }) => search.valueOf(state, move, depth));
      for (const [index, one] of tried.entries()) one.total += values[index]!;
    }
  } catch (error) {
    if (!(error instanceof OutOfTime)) throw error;
  }
  tried.sort((one, other) => other.total - one.total);
  const value = deals > 0 ? Math.round(tried[0]!.total / deals) : 0;
  return { moves: tried.map(({ move }) => move), deals, value };
}
