import type { PlayerId, State } from '../../rules/ggltcg.types.js';
import { foresee } from '../judgement/foresight.js';
import type { Line } from './lines.js';

/** One way to play a turn, and the turns it may lead to: one for each card that a direct attack hits. */
export interface Way {
  readonly line: Line;
  readonly next: readonly Turn[];
}

/**
 * What a turn looked like before it was played counts so much beside the best that was found to be made of it. More is seen
 * then, but the best of many guesses is mostly too good a guess.
 */
const LOOKS = 0.5;
const SURE = 1 - 1e-9;

/** A turn to be played, and what can be made of it as far as is known. Values are ours: from -1, lost, to 1, won. */
export class Turn {
  value: number;
  visits = 0;
  /** Nothing about it is left to find out. */
  isSettled = false;
  /** The best ways to play it, once they have been searched. */
  ways: readonly Way[] | undefined;
  private readonly looks: number;
  /** 1 where we move and want the most, -1 where the opponent does and wants the least. */
  private readonly sign: number;

  constructor(
    readonly state: State,
    me: PlayerId,
  ) {
    this.sign = state.active_player_id === me ? 1 : -1;
    this.looks = foresee(state, me);
    this.value = this.looks;
    if (state.outcome !== null) this.settle(state.outcome === 'draw' ? 0 : state.winner_id === me ? 1 : -1);
  }

  settle(value: number): void {
    this.value = value;
    this.isSettled = true;
  }

  /** The way that the side to move likes best, of those asked for. */
  best(isAsked: (way: Way) => boolean = () => true): Way | undefined {
    let [best, most] = [undefined as Way | undefined, -Infinity];
    for (const way of this.ways ?? []) {
      const value = this.sign * average(way.next);
      if (value > most && isAsked(way)) [best, most] = [way, value];
    }
    return best;
  }

  /** Judges the turn anew by its ways. */
  judge(): void {
    const best = this.best();
    if (!best || this.isSettled) return;
    const value = average(best.next);
    const isWon = this.sign * value >= SURE;
    const isSettled = ({ next }: Way): boolean => next.every((turn) => turn.isSettled);
    if (isWon ? isSettled(best) : this.ways!.every(isSettled)) this.settle(value);
    else this.value = LOOKS * this.looks + (1 - LOOKS) * value;
  }
}

export function average(turns: readonly Turn[]): number {
  return turns.reduce((sum, { value }) => sum + value, 0) / turns.length;
}
