import type { BotLevel } from '../../../engine/bots/bot.js';
import type { TcgFuel } from '../rules/tcg-fuel.types.js';
import { Board } from './board.js';
import { candidatesFor } from './candidates.js';
import { decide } from './medium.js';
import type { Memory } from './memory.js';
import { InformationSetTree } from './tree.js';
import { Worlds } from './worlds.js';

const MOST_MOVES = 16;
const BUDGET = 320;

/**
 * Searches a tree of its own decisions over sampled worlds (information sets: a node knows only what this seat did, never
 * what a world hides). Its budget is a number of trials, so that a decision repeats.
 */
export const expert: BotLevel<TcgFuel, Memory> = {
  budget: { nodes: BUDGET },
  choose(thinking) {
    const { view, seat, choices, budget } = thinking;
    const board = new Board(view, seat);
    const { waitingFor, pendingChoice } = view;
    const isPlain = waitingFor?.decision === 'mulligan' || waitingFor?.decision === 'draw';
    if (pendingChoice || isPlain || choices.length === 1) return { action: decide(board, choices) };
    const moves = candidatesFor(board, choices, MOST_MOVES);
    if (moves.length === 1) return { action: moves[0]! };
    const tree = new InformationSetTree(new Worlds(thinking), view.turnCount);
    for (let trial = 0; trial < (budget.nodes ?? BUDGET); trial++) tree.tryOut(moves);
    const { action, visits, value } = tree.best(moves);
    return { action, note: { value, visits, moves: moves.length } };
  },
};
