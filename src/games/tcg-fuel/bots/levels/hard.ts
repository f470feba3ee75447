import type { BotLevel } from '../../../../engine/bots/bot.js';
import type { TcgFuel } from '../../rules/tcg-fuel.types.js';
import { Board } from '../board.js';
import { candidatesFor } from '../search/candidates.js';
import { decide, isPlain } from './medium.js';
import type { Memory } from '../memory.js';
import { outlook } from '../judgement/outlook.js';
import { mean, race } from '../search/race.js';
import { Worlds } from '../worlds/worlds.js';

const MOST_MOVES = 12;
const WORLDS = 8;
const BUDGET = MOST_MOVES * WORLDS;

/**
 * Looks one turn ahead: tries each of its moves in eight sampled worlds, where everybody plays by rules of thumb until its
 * own next turn begins, and the best average position wins. What is plain, and what half resolved choices ask, is answered
 * by rules of thumb.
 */
export const hard: BotLevel<TcgFuel, Memory> = {
  budget: { nodes: BUDGET },
  choose(thinking) {
    const { view, seat, choices, budget } = thinking;
    const board = new Board(view, seat);
    const usual = decide(board, choices);
    if (isPlain(board, choices, usual)) return { action: usual };
    const look = { now: view.turnCount, until: view.turnCount + (board.isMyTurn ? 2 : 1) };
    const worlds = new Worlds(thinking);
    const moves = candidatesFor(board, choices, usual, MOST_MOVES);
    const rules = { trials: budget.nodes ?? BUDGET, worldsARound: WORLDS, mostWorlds: WORLDS };
    const { action, results } = race(moves, rules, (move, world) => {
      const simulation = worlds.open(world);
      return simulation.tries(seat, move) ? outlook(simulation, seat, look) : -1;
    });
    return { action, note: { value: mean(results), moves: moves.length } };
  },
};
