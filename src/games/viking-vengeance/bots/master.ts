import type { BotLevel } from '../../../engine/bots/bot.js';
import { allowance, shareOf } from '../../../engine/bots/players/allowance.js';
import type { State, VikingVengeance } from '../rules/viking-vengeance.types.js';
import { determinize } from './determinize.js';
import type { Move } from './imagined.js';
import type { Memory } from './memory.js';
import { Endgame } from './endgame/endgame.js';
import { OutOfTime } from './out-of-time.js';
import { emptyTiles, movesOf, Search } from './search.js';

/** A stage of thinking: in so many deals, so far beyond one's own move, about the best so many moves. */
interface Stage {
  readonly deals: number;
  readonly search: (state: State, mayGoOn: () => boolean) => Pick<Search, 'valueOf'>;
  readonly moves: number;
}

/** With so few empty tiles a deal is played to its end. */
const EXACT = 6;

const upTo =
  (depth: number): Stage['search'] =>
  (state, mayGoOn) =>
    new Search(state, depth, mayGoOn);

/** Many moves briefly, then few moves far. What a stage finds best is what the next one looks at. */
const STAGES: readonly Stage[] = [
  { deals: 1, search: upTo(0), moves: Infinity },
  { deals: 10, search: upTo(1), moves: 36 },
  { deals: 20, search: upTo(2), moves: 8 },
  { deals: 30, search: upTo(3), moves: 4 },
];

/** Near the end only an order of the moves is wanted, and an answer should not even one deal be solved. */
const BEFORE_THE_END: readonly Stage[] = [
  { deals: 1, search: upTo(0), moves: Infinity },
  { deals: 6, search: upTo(1), moves: Infinity },
];

/** Every move of every deal is played to the end. */
const TO_THE_END: Stage = { deals: 45, search: (state, mayGoOn) => endgameOf(state, mayGoOn), moves: Infinity };

/** How much of the budget goes to the deals that are solved. */
const SOLVING = 0.8;

/** Imagines the hidden cards again and again, searches each deal, and plays what is best on average. */
export const master: BotLevel<VikingVengeance, Memory> = {
  budget: { millis: 1000 },

  choose({ view, memory, seat, rng, loadout, budget }) {
    const deal = (): State => determinize(view, memory, seat, rng, loadout);
    const first = deal();
    let moves = movesOf(first);
    let note = { stage: 0, deals: 0, value: 0 };
    const consider = (stage: Stage, index: number, mayGoOn: () => boolean): boolean => {
      const found = think(stage, moves.slice(0, stage.moves), deal, mayGoOn);
      if (found.deals === 0) return false;
      moves = found.moves;
      note = { stage: index, deals: found.deals, value: Math.round(found.value * 100) / 100 };
      return true;
    };
    const atTheEnd = emptyTiles(first) <= EXACT;
    const stages = atTheEnd ? BEFORE_THE_END : STAGES;
    const mayGoOn = allowance(atTheEnd ? shareOf(budget, 1 - SOLVING) : budget);
    // The first stage is short and always finished, so that there is an answer whatever the budget.
    stages.every((stage, index) => consider(stage, index, index === 0 ? () => true : mayGoOn));
    if (atTheEnd) consider(TO_THE_END, stages.length, allowance(shareOf(budget, SOLVING)));
    return { action: moves[0]!, note };
  },
};

/** The moves of a stage, the best on average first; of equals the one that came first. Only whole deals count. */
function think(
  stage: Stage,
  moves: readonly Move[],
  deal: () => State,
  mayGoOn: () => boolean,
): { moves: Move[]; deals: number; value: number } {
  const tried = moves.map((move) => ({ move, total: 0 }));
  let deals = 0;
  try {
    for (; deals < stage.deals; deals++) {
      const state = deal();
      const search = stage.search(state, mayGoOn);
      const values = tried.map(({ move }) => search.valueOf(state, move));
      for (const [index, one] of tried.entries()) one.total += values[index]!;
    }
  } catch (error) {
    if (!(error instanceof OutOfTime)) throw error;
  }
  tried.sort((one, other) => other.total - one.total);
  return { moves: tried.map(({ move }) => move), deals, value: deals > 0 ? tried[0]!.total / deals : 0 };
}

function endgameOf(state: State, mayGoOn: () => boolean): Pick<Search, 'valueOf'> {
  const endgame = new Endgame(state, mayGoOn);
  return { valueOf: (_state, move) => endgame.valueOf(move) };
}
