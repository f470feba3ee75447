import type { BotLevel } from '../../../engine/bots/bot.js';
import type { Action } from '../rules/action.types.js';
import type { TcgFuel } from '../rules/tcg-fuel.types.js';
import { Board } from './board.js';
import { candidatesFor, neighboursOf } from './candidates.js';
import { decide, isPlain } from './medium.js';
import type { Memory } from './memory.js';
import { mean, race } from './race.js';
import { FIRST_LOOK, InformationSetTree } from './tree.js';
import { Worlds } from './worlds.js';

const MOST_MOVES = 16;
const BUDGET = 320;
const MOST_WORLDS = 48;

/**
 * Searches a tree of its own decisions over sampled worlds (information sets: a node knows only what this seat did, never
 * what a world hides). The moves at hand race in the same worlds, two turns further than hard looks; for those that are
 * still in the race after a first look, the rest of the turn is planned before they are tried again. Its budget is a number
 * of trials at the root, so that a decision repeats.
 */
export const expert: BotLevel<TcgFuel, Memory> = {
  budget: { nodes: BUDGET },
  choose(thinking) {
    const { view, seat, choices, budget } = thinking;
    const board = new Board(view, seat);
    const usual = decide(board, choices);
    if (isPlain(board, choices, usual)) return { action: usual };
    const moves = candidatesFor(board, choices, usual, MOST_MOVES);
    const near = view.turnCount + (board.isMyTurn ? 2 : 1);
    const tree = new InformationSetTree(new Worlds(thinking, 'likely'), { now: view.turnCount, near, far: near + 2 });
    const rules = { trials: budget.nodes ?? BUDGET, worldsARound: FIRST_LOOK, mostWorlds: MOST_WORLDS };
    const tryOut = (move: Action, world: number): number => tree.tryOut(move, world);
    const first = race(moves, rules, tryOut);
    // The neighbours of the planned attack or block have been in the race already.
    const others = first.action === usual ? [] : neighboursOf(board, first.action).slice(0, MOST_MOVES);
    const { action, results } = others.length > 0 ? race([first.action, ...others], rules, tryOut) : first;
    return { action, note: { value: mean(results), visits: results.length, moves: moves.length + others.length } };
  },
};
