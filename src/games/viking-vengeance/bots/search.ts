import { findLegalTargets } from '../rules/abilities/targeting.js';
import { seedMoves, seedTableOf } from '../rules/seed-bot.js';
import { placeableTiles } from '../rules/tiles.js';
import type { Owner, State } from '../rules/viking-vengeance.types.js';
import { CHANCE_SAMPLES } from './chance.js';
import { evaluate, threatsIn } from './evaluate.js';
import type { Threats } from './evaluate.js';
import { outcomesOf } from './imagined.js';
import type { Move } from './imagined.js';
import { OutOfTime } from './out-of-time.js';

/** How many answers are considered where the end is out of sight. */
const ANSWERS = 12;

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

/** How many placements may still come before the board is full. */
export const emptyTiles = (state: State): number => placeableTiles(state, state.current).length;

/** Alpha-beta in one deal, with everything open: so many moves further, then a judgement by cards, power and exposed sides. */
export class Search {
  private readonly threats: Threats;

  constructor(
    state: State,
    private readonly depth: number,
    private readonly mayGoOn: () => boolean,
  ) {
    this.threats = threatsIn(state);
  }

  /** What a move is worth to the player who makes it. */
  valueOf(state: State, move: Move): number {
    return this.try(state, move, this.depth, -Infinity, Infinity);
  }

  private try(state: State, move: Move, depth: number, alpha: number, beta: number): number {
    const owner = state.current;
    const outcomes = outcomesOf(state, move, CHANCE_SAMPLES);
    if (outcomes.length === 1) return this.after(outcomes[0]!, owner, depth, alpha, beta);
    const sum = outcomes.reduce((total, next) => total + this.after(next, owner, depth, -Infinity, Infinity), 0);
    return sum / outcomes.length;
  }

  /** Turns always alternate: what is good for the next player is bad for this one. */
  private after(next: State, owner: Owner, depth: number, alpha: number, beta: number): number {
    if (!this.mayGoOn()) throw new OutOfTime();
    if (next.status !== 'active' || depth === 0) return evaluate(next, owner, this.threats);
    return -this.bestFrom(next, depth, -beta, -alpha);
  }

  private bestFrom(state: State, depth: number, alpha: number, beta: number): number {
    let best = -Infinity;
    for (const move of movesOf(state).slice(0, ANSWERS)) {
      best = Math.max(best, this.try(state, move, depth - 1, Math.max(alpha, best), beta));
      if (best >= beta) break;
    }
    return best;
  }
}
