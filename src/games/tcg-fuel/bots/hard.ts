import type { BotLevel } from '../../../engine/bots/bot.js';
import type { TcgFuel } from '../rules/tcg-fuel.types.js';
import { Board } from './board.js';
import { candidatesFor } from './candidates.js';
import { determinize } from './determinize.js';
import { evaluate } from './evaluate.js';
import { decide } from './medium.js';
import type { Memory } from './memory.js';
import { Simulation } from './simulation.js';

/** Sampled worlds, and moves that are tried in each of them. */
const WORLDS = 8;
const MOST_MOVES = 12;
const MOST_DECISIONS = 60;

/**
 * Tries its moves in sampled worlds: after each, everybody plays by rules of thumb to the end of the opponents' next turn,
 * and the best average position wins. What half resolved choices ask is answered by rules of thumb.
 */
export const hard: BotLevel<TcgFuel, Memory> = {
  budget: { nodes: 96 },
  choose({ view, seat, memory, loadout, choices, rng, budget }) {
    const board = new Board(view, seat);
    const usual = decide(board, choices);
    const { waitingFor, pendingChoice, turnCount } = view;
    if (pendingChoice || waitingFor?.decision === 'mulligan' || waitingFor?.decision === 'draw' || choices.length === 1)
      return { action: usual };
    const moves = candidatesFor(board, choices, MOST_MOVES);
    if (moves.length === 1) return { action: usual };
    const totals = moves.map(() => 0);
    const until = turnCount + (board.isMyTurn ? 2 : 1);
    const worlds = Math.max(1, Math.min(WORLDS, Math.floor((budget.nodes ?? 96) / moves.length)));
    for (let world = 0; world < worlds; world++) {
      const state = JSON.stringify(determinize(view, memory, seat, rng, loadout));
      for (const [index, move] of moves.entries()) {
        const simulation = new Simulation(JSON.parse(state), rng);
        if (!simulation.tries(seat, move)) totals[index]! -= 1e6;
        simulation.playOut(until, MOST_DECISIONS);
        totals[index]! += evaluate(simulation.state, seat);
      }
    }
    const best = totals.indexOf(Math.max(...totals));
    return { action: moves[best]!, note: { value: totals[best]! / worlds, moves: moves.length, worlds } };
  },
};
