import type { Seat } from '../../../../engine/core/index.js';
import { prospects } from './evaluate.js';
import type { Simulation } from '../search/simulation.js';

const MOST_DECISIONS = 120;

/** To win now is better than to win later: much may happen. */
const DECAY_PER_TURN = 0.99;

/** The turn in which a bot thinks, and the one at whose beginning its trials are judged. */
export interface Horizon {
  readonly now: number;
  readonly until: number;
}

/** What becomes of a world when everybody plays on by rules of thumb: from -1 (lost) to 1 (won), later counting less. */
export function outlook(simulation: Simulation, seat: Seat, { now, until }: Horizon): number {
  simulation.playOut(until, MOST_DECISIONS);
  const turns = simulation.state.turnCount - now;
  return prospects(simulation.state, seat) * DECAY_PER_TURN ** turns;
}
