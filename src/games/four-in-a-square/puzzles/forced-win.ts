import { newPosition } from '../bots/fast/position.js';
import type { Position } from '../bots/fast/position.js';
import { SafeTurns, playTurn } from '../bots/fast/turns.js';
import type { WholeTurn } from '../bots/fast/turns.js';
import type { Limits } from '../bots/search/limits.js';

const MOST_CHOICES = 128;

/** A turn that may win, with the replies that do not lose at once: the fewer, the sooner it is worth trying. */
interface Try {
  readonly turn: WholeTurn;
  readonly after: Position;
  readonly replies: Int32Array;
}

/**
 * Whether a win can be forced within so many turns of the player on turn, who cannot win at once: every turn and every
 * reply tried, nothing estimated. When its limits are exhausted, what it has said means nothing.
 */
export class ForcedWin {
  private readonly safe: SafeTurns;

  constructor(
    private readonly noBacktrack: boolean,
    private readonly limits: Limits,
  ) {
    this.safe = new SafeTurns(noBacktrack);
  }

  /** The fewest turns, up to `most`, within which a win can be forced; undefined where more are needed, or none is. */
  distance(position: Position, most: number): number | undefined {
    for (let turns = 2; turns <= most; turns++) if (this.exists(position, turns)) return turns;
    return undefined;
  }

  /** Every turn that forces the win within `turns` turns, itself included. */
  ways(position: Position, turns: number): WholeTurn[] {
    return this.tries(position)
      .filter((one) => this.keeps(one, turns))
      .map(({ turn }) => turn);
  }

  /** Whether the player on turn, who cannot win at once, loses within `turns` turns of the rival. */
  loses(position: Position, turns: number): boolean {
    return this.allLose(position, this.list(position), turns);
  }

  private exists(position: Position, turns: number): boolean {
    return turns > 1 && this.limits.spend() && this.tries(position).some((one) => this.keeps(one, turns));
  }

  /** Whether a turn keeps the win: after the rival's every reply it can be forced with the turns that are left. */
  private keeps({ after, replies }: Try, turns: number): boolean {
    return this.allLose(after, replies, turns - 1);
  }

  private allLose(position: Position, replies: Int32Array, turns: number): boolean {
    return replies.every((reply) => {
      const next = newPosition();
      playTurn(position, reply, this.noBacktrack, next);
      return this.exists(next, turns);
    });
  }

  private tries(position: Position): Try[] {
    return [...this.list(position)]
      .map((turn) => {
        const after = newPosition();
        playTurn(position, turn, this.noBacktrack, after);
        return { turn, after, replies: this.list(after) };
      })
      .sort((one, other) => one.replies.length - other.replies.length);
  }

  /** The turns after which the other cannot win at once. */
  private list(position: Position): Int32Array {
    const turns = new Int32Array(MOST_CHOICES);
    this.safe.find(position);
    return turns.slice(0, this.safe.list(turns));
  }
}
