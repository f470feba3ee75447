import type { BotLevel } from '../../../engine/bots/bot.js';
import type { TcgFuel } from '../rules/tcg-fuel.types.js';
import { Board } from './board.js';
import { candidatesFor } from './candidates.js';
import { decide, isPlain } from './medium.js';
import type { Memory } from './memory.js';
import { mean, race } from './race.js';
import { InformationSetTree } from './tree.js';
import { Worlds } from './worlds.js';

const MOST_MOVES = 16;
const BUDGET = 480;

/**
 * Searches a tree of its own decisions over sampled worlds (information sets: a node knows only what this seat did, never
 * what a world hides). The moves at hand race in the same worlds; what it would do later is chosen by upper confidence.
 * Its budget is a number of trials, so that a decision repeats.
 */
export const expert: BotLevel<TcgFuel, Memory> = {
  budget: { nodes: BUDGET },
  choose(thinking) {
    const { view, seat, choices, budget } = thinking;
    const board = new Board(view, seat);
    const usual = decide(board, choices);
    if (isPlain(board, choices, usual)) return { action: usual };
    const moves = candidatesFor(board, choices, usual, MOST_MOVES);
    const tree = new InformationSetTree(new Worlds(thinking), view.turnCount);
    const rules = { trials: budget.nodes ?? BUDGET, worldsARound: 6, mostWorlds: 48 };
    const { action, results } = race(moves, rules, (move, world) => tree.tryOut(move, world));
    return { action, note: { value: mean(results), visits: results.length, moves: moves.length } };
  },
};
