import type { BotLevel } from '../../../engine/bots/bot.js';
import type { Action } from '../rules/action.types.js';
import type { TcgFuel } from '../rules/tcg-fuel.types.js';
import { Board } from './board.js';
import { candidatesFor } from './candidates.js';
import { prospects } from './evaluate.js';
import { decide } from './medium.js';
import type { Memory } from './memory.js';
import { Worlds } from './worlds.js';

const MOST_MOVES = 12;
const MOST_DECISIONS = 60;
/** Worlds for the first look at a move; whoever stays in the race gets as many again, and again. */
const WORLDS_A_ROUND = 4;
const MOST_WORLDS = 16;
const BUDGET = 120;

/**
 * Tries its moves in sampled worlds: after each, everybody plays by rules of thumb to the end of the opponents' next turn,
 * and the best average position wins. The weaker half drops out after every round, so that the close ones are looked at
 * longest. What half resolved choices ask is answered by rules of thumb.
 */
export const hard: BotLevel<TcgFuel, Memory> = {
  budget: { nodes: BUDGET },
  choose(thinking) {
    const { view, seat, choices, budget } = thinking;
    const board = new Board(view, seat);
    const { waitingFor, pendingChoice, turnCount } = view;
    const isPlain = waitingFor?.decision === 'mulligan' || waitingFor?.decision === 'draw';
    if (pendingChoice || isPlain || choices.length === 1) return { action: decide(board, choices) };
    const tried = candidatesFor(board, choices, MOST_MOVES).map((action): Tried => ({ action, results: [] }));
    const until = turnCount + (board.isMyTurn ? 2 : 1);
    const worlds = new Worlds(thinking);
    const nodes = budget.nodes ?? BUDGET;
    const tryOut = (move: Tried): void => {
      const simulation = worlds.open(move.results.length);
      const isLegal = simulation.tries(seat, move.action);
      if (isLegal) simulation.playOut(until, MOST_DECISIONS);
      move.results.push(isLegal ? prospects(simulation.state, seat) : -1);
    };
    let racing = tried;
    for (let spent = 0; racing.length > 1 && racing[0]!.results.length < MOST_WORLDS && spent < nodes;) {
      const wanted = racing[0]!.results.length + WORLDS_A_ROUND;
      for (const move of racing) {
        while (move.results.length < wanted) tryOut(move);
        spent += WORLDS_A_ROUND;
      }
      racing = betterHalf(racing, tried[0]!);
    }
    const best = racing.reduce((a, b) => (advantage(b, a) > 0 ? b : a));
    const move = best === tried[0] || isClearly(best, tried[0]!) ? best : tried[0]!;
    return { action: move.action, note: { value: mean(move.results), moves: tried.length } };
  },
};

interface Tried {
  readonly action: Action;
  /** How it turned out, world by world. */
  readonly results: number[];
}

/** The better half, and always the move by rules of thumb: it is what the others must beat. */
function betterHalf(moves: readonly Tried[], usual: Tried): Tried[] {
  const order = [...moves].sort((a, b) => mean(b.results) - mean(a.results));
  const kept = order.slice(0, Math.max(2, Math.ceil(moves.length / 2)));
  return kept.includes(usual) ? kept : [...kept, usual];
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, one) => sum + one, 0) / Math.max(1, values.length);

/** How much better one move did than another in the worlds that both have seen. */
function advantage(one: Tried, other: Tried): number {
  return mean(differences(one, other));
}

function differences({ results }: Tried, other: Tried): number[] {
  return results.slice(0, other.results.length).map((result, index) => result - other.results[index]!);
}

/** Better by more than the noise of so few worlds. */
function isClearly(one: Tried, usual: Tried): boolean {
  const gains = differences(one, usual);
  const middle = mean(gains);
  const variance = gains.reduce((sum, gain) => sum + (gain - middle) ** 2, 0) / Math.max(1, gains.length - 1);
  return middle > Math.sqrt(variance / gains.length);
}
