import type { BotLevel } from '../../../engine/bots/bot.js';
import type { TcgFuel } from '../rules/tcg-fuel.types.js';
import { Board } from './board.js';
import { candidatesFor } from './candidates.js';
import { prospects } from './evaluate.js';
import { decide, isPlain } from './medium.js';
import type { Memory } from './memory.js';
import { mean, race } from './race.js';
import { Worlds } from './worlds.js';

const MOST_MOVES = 12;
const MOST_DECISIONS = 120;
const BUDGET = 240;
/** To win now is better than to win later: much may happen. */
const DECAY_PER_TURN = 0.99;

/**
 * Tries its moves in sampled worlds: after each, everybody plays by rules of thumb until its own turn after the next
 * begins, and the best average position wins. What is plain, and what half resolved choices ask, is answered by rules of thumb.
 */
export const hard: BotLevel<TcgFuel, Memory> = {
  budget: { nodes: BUDGET },
  choose(thinking) {
    const { view, seat, choices, budget } = thinking;
    const board = new Board(view, seat);
    const usual = decide(board, choices);
    if (isPlain(board, choices, usual)) return { action: usual };
    const until = view.turnCount + (board.isMyTurn ? 4 : 3);
    const worlds = new Worlds(thinking);
    const moves = candidatesFor(board, choices, usual, MOST_MOVES);
    const rules = { trials: budget.nodes ?? BUDGET, worldsARound: 6, mostWorlds: 36 };
    const { action, results } = race(moves, rules, (move, world) => {
      const simulation = worlds.open(world);
      if (!simulation.tries(seat, move)) return -1;
      simulation.playOut(until, MOST_DECISIONS);
      const turns = simulation.state.turnCount - view.turnCount;
      return prospects(simulation.state, seat) * DECAY_PER_TURN ** turns;
    });
    return { action, note: { value: mean(results), moves: moves.length } };
  },
};
