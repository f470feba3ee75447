import type { BotLevel } from '../../../engine/bots/bot.js';
import type { Action } from '../rules/action.types.js';
import type { TcgFuel } from '../rules/tcg-fuel.types.js';
import { Board } from './board.js';
import { candidatesFor, neighboursOf } from './candidates.js';
import { decide, isPlain } from './medium.js';
import type { Memory } from './memory.js';
import { mean, race } from './race.js';
import { InformationSetTree } from './tree.js';
import { Worlds } from './worlds.js';

const MOST_MOVES = 16;
const BUDGET = 640;

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
    const next = view.turnCount + (board.isMyTurn ? 2 : 1);
    const tree = new InformationSetTree(new Worlds(thinking), { turn: view.turnCount, near: next, far: next + 2 });
    const rules = { trials: budget.nodes ?? BUDGET, worldsARound: 8, mostWorlds: 96 };
    const tryOut = (move: Action, world: number): number => tree.tryOut(move, world);
    const first = race(moves, rules, tryOut);
    // The neighbours of the planned attack or block have been in the race already.
    const near = first.action === usual ? [] : neighboursOf(board, first.action).slice(0, MOST_MOVES);
    const { action, results } = near.length > 0 ? race([first.action, ...near], rules, tryOut) : first;
    return { action, note: { value: mean(results), visits: results.length, moves: moves.length + near.length } };
  },
};
