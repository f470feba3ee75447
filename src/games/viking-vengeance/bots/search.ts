import { findLegalTargets } from '../rules/abilities/targeting.js';
import { findWinner } from '../rules/ending.js';
import { seedMoves, seedTableOf } from '../rules/seed-bot.js';
import { placeableTiles } from '../rules/tiles.js';
import type { Owner, State } from '../rules/viking-vengeance.types.js';
import { evaluate, threatsIn } from './evaluate.js';
import { outcomesOf } from './imagined.js';
import type { Move } from './imagined.js';

/** Where chance has a say, so many of its outcomes are looked at. */
const CHANCE_SAMPLES = 3;
/** How many answers are considered where the end is out of sight. */
const ANSWERS = 12;

/** Thrown when the time is over; what was finished before counts. */
export class OutOfTime extends Error {}

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

/** How far a search looks, and what it makes of where it stops. */
interface Manner {
  readonly worth: (state: State, owner: Owner) => number;
  /** No value lies beyond these. */
  readonly most: number;
  readonly answers: number;
}

/** Alpha-beta in one deal, with everything open. */
export class Search {
  private constructor(
    private readonly manner: Manner,
    private readonly depth: number,
    private readonly mayGoOn: () => boolean,
  ) {}

  /** Looks so many moves further and then judges by cards, power and exposed sides. */
  static upTo(depth: number, state: State, mayGoOn: () => boolean): Search {
    const threats = threatsIn(state);
    const worth = (one: State, owner: Owner): number => evaluate(one, owner, threats);
    return new Search({ worth, most: Infinity, answers: ANSWERS }, depth, mayGoOn);
  }

  /** Plays every line to its end: 1 is won, 0 drawn, -1 lost, and chance lies between. */
  static toTheEnd(mayGoOn: () => boolean): Search {
    const worth = (state: State, owner: Owner): number => {
      const winner = findWinner(state);
      return winner === undefined ? 0 : winner === owner ? 1 : -1;
    };
    return new Search({ worth, most: 1, answers: Infinity }, Infinity, mayGoOn);
  }

  /** What a move is worth to the player who makes it. */
  valueOf(state: State, move: Move): number {
    return this.try(state, move, this.depth, -this.manner.most, this.manner.most);
  }

  /** What the state is worth to the player to move. */
  best(state: State): number {
    return this.bestFrom(state, this.depth, -this.manner.most, this.manner.most);
  }

  private try(state: State, move: Move, depth: number, alpha: number, beta: number): number {
    const owner = state.current;
    const outcomes = outcomesOf(state, move, CHANCE_SAMPLES);
    if (outcomes.length === 1) return this.after(outcomes[0]!, owner, depth, alpha, beta);
    const { most } = this.manner;
    const sum = outcomes.reduce((total, next) => total + this.after(next, owner, depth, -most, most), 0);
    return sum / outcomes.length;
  }

  /** Turns always alternate: what is good for the next player is bad for this one. */
  private after(next: State, owner: Owner, depth: number, alpha: number, beta: number): number {
    if (!this.mayGoOn()) throw new OutOfTime();
    if (next.status !== 'active' || depth === 0) return this.manner.worth(next, owner);
    return -this.bestFrom(next, depth, -beta, -alpha);
  }

  private bestFrom(state: State, depth: number, alpha: number, beta: number): number {
    let best = -Infinity;
    for (const move of movesOf(state).slice(0, this.manner.answers)) {
      best = Math.max(best, this.try(state, move, depth - 1, Math.max(alpha, best), beta));
      if (best >= beta) break;
    }
    return best;
  }
}
