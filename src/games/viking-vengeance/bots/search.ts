import { findLegalTargets } from '../rules/abilities/targeting.js';
import { seedMoves, seedTableOf } from '../rules/seed-bot.js';
import { placeableTiles } from '../rules/tiles.js';
import type { Owner, State } from '../rules/viking-vengeance.types.js';
import { evaluate, threatsIn } from './evaluate.js';
import type { Threats } from './evaluate.js';
import { outcomesOf } from './imagined.js';
import type { Move } from './imagined.js';

/** Where chance has a say, so many of its outcomes are looked at. */
const CHANCE_SAMPLES = 3;

/** The moves of the player to move: the seed bot's favourites first, the pass last. */
export function movesOf(state: State): Move[] {
  const owner = state.current;
  const moves = seedMoves(seedTableOf(state, owner)).flatMap(({ user_card_instance_id, position }): Move[] => {
    const plain = { type: 'placeCard' as const, user_card_instance_id, position };
    const targets = findLegalTargets(state, owner, user_card_instance_id, position) ?? [];
    // Without a target the ability takes the strongest: with one legal target there is nothing to choose.
    return targets.length < 2 ? [plain] : [plain, ...targets.map((targetPosition) => ({ ...plain, targetPosition }))];
  });
  return [...moves, { type: 'endTurn' }];
}

/** Thrown when the time is over; what was finished before counts. */
export class OutOfTime extends Error {}

/** Alpha-beta in one deal, with everything open. */
export class Search {
  private readonly threats: Threats;

  constructor(
    state: State,
    private readonly mayGoOn: () => boolean,
  ) {
    this.threats = threatsIn(state);
  }

  /** What a move is worth to the player who makes it, looking this many moves further. */
  valueOf(state: State, move: Move, depth: number, alpha = -Infinity, beta = Infinity): number {
    const owner = state.current;
    const outcomes = outcomesOf(state, move, CHANCE_SAMPLES);
    if (outcomes.length === 1) return this.after(outcomes[0]!, owner, depth, alpha, beta);
    const sum = outcomes.reduce((total, next) => total + this.after(next, owner, depth, -Infinity, Infinity), 0);
    return sum / outcomes.length;
  }

  private after(next: State, owner: Owner, depth: number, alpha: number, beta: number): number {
    if (!this.mayGoOn()) throw new OutOfTime();
    if (next.status !== 'active' || depth === 0) return evaluate(next, owner, this.threats);
    // After a pass, or by a table effect, the same player never moves twice: turns alternate.
    return -this.best(next, depth, -beta, -alpha);
  }

  /** The value of the best move of the player to move. */
  best(state: State, depth: number, alpha = -Infinity, beta = Infinity): number {
    let best = -Infinity;
    for (const move of movesOf(state)) {
      best = Math.max(best, this.valueOf(state, move, depth - 1, Math.max(alpha, best), beta));
      if (best >= beta) break;
    }
    return best;
  }
}

/** How many placements may still come before the board is full. */
export const emptyTiles = (state: State): number => placeableTiles(state, state.current).length;
