import type { Rng } from '../../../engine/core/index.js';
import type { BotLevel, Thinking } from '../../../engine/bots/bot.js';
import type { TcgFuel } from '../rules/tcg-fuel.types.js';
import { Board } from './board.js';
import { candidatesFor } from './candidates.js';
import { determinize } from './determinize.js';
import { evaluate } from './evaluate.js';
import { decide } from './medium.js';
import type { Memory } from './memory.js';
import { Simulation } from './simulation.js';

const MOST_MOVES = 24;
const TURNS_AHEAD = 4;
const MOST_DECISIONS = 120;
const CURIOSITY = 0.7;
const DECAY_PER_TURN = 0.99;
/** A difference of this much on the board is as good as won. */
const SCALE = 25;

/**
 * Spends its trials where they promise most (UCB over its moves): each trial is a newly sampled world, played on four turns
 * by rules of thumb. The move tried most often wins. Its budget is a number of trials, so that a decision repeats.
 */
export const expert: BotLevel<TcgFuel, Memory> = {
  budget: { nodes: 120 },
  choose(thinking) {
    const { view, seat, choices, rng, budget } = thinking;
    const board = new Board(view, seat);
    const usual = decide(board, choices);
    const { waitingFor, pendingChoice } = view;
    const isPlain = waitingFor?.decision === 'mulligan' || waitingFor?.decision === 'draw';
    if (pendingChoice || isPlain || choices.length === 1) return { action: usual };
    const moves = candidatesFor(board, choices, MOST_MOVES).map((action) => ({ action, trials: 0, reward: 0 }));
    if (moves.length === 1) return { action: usual };
    const trials = budget.nodes ?? 120;
    for (let trial = 0; trial < trials; trial++) {
      const move = moves.find((one) => one.trials === 0) ?? mostPromising(moves, trial);
      move.reward += tryOut(thinking, move.action, rng);
      move.trials += 1;
    }
    const best = moves.reduce((a, b) => (b.trials > a.trials ? b : a));
    return {
      action: best.action,
      note: { value: best.reward / best.trials, trials: best.trials, moves: moves.length },
    };
  },
};

interface Arm {
  readonly trials: number;
  readonly reward: number;
}

function mostPromising<T extends Arm>(moves: readonly T[], trial: number): T {
  const hope = ({ reward, trials }: T): number => reward / trials + CURIOSITY * Math.sqrt(Math.log(trial + 1) / trials);
  return moves.reduce((a, b) => (hope(b) > hope(a) ? b : a));
}

/** One trial: how a move turns out in a world that fits, from 0 (lost) to 1 (won). */
function tryOut(
  { view, memory, seat, loadout }: Thinking<TcgFuel, Memory>,
  action: TcgFuel['action'],
  rng: Rng,
): number {
  const simulation = new Simulation(determinize(view, memory, seat, rng, loadout), rng);
  if (!simulation.tries(seat, action)) return 0;
  simulation.playOut(view.turnCount + TURNS_AHEAD, MOST_DECISIONS);
  const turns = simulation.state.turnCount - view.turnCount;
  return (1 + Math.tanh(evaluate(simulation.state, seat) / SCALE) * DECAY_PER_TURN ** turns) / 2;
}
