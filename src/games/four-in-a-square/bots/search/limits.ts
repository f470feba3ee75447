import type { Budget } from '../../../../engine/bots/bot.js';

/** The clock is looked at once in so many nodes. */
const NODES_PER_LOOK = 64;

/** What is left of a budget while a search goes on. */
export class Limits {
  spent = 0;
  private stopped = false;
  private readonly deadline: number;
  private readonly nodes: number;

  constructor(private readonly budget: Budget) {
    this.deadline = budget.millis === undefined ? Infinity : performance.now() + budget.millis;
    this.nodes = budget.nodes ?? Infinity;
  }

  /** Counts a node; false when there is no more to spend. */
  spend(): boolean {
    if (this.stopped) return false;
    this.spent += 1;
    if (this.spent > this.nodes) this.stopped = true;
    else if (this.spent % NODES_PER_LOOK === 0 && performance.now() > this.deadline) this.stopped = true;
    return !this.stopped;
  }

  get exhausted(): boolean {
    if (!this.stopped && performance.now() > this.deadline) this.stopped = true;
    return this.stopped;
  }

  /** How large a table is worth its making: 2 to this power, and no larger than what the nodes can fill. */
  tableBits(most: number): number {
    return this.nodes === Infinity ? most : Math.min(most, Math.max(8, 33 - Math.clz32(this.nodes)));
  }

  /** A part of the whole budget, beginning now, and never more than what is left. */
  share(part: number): Limits {
    const { millis, nodes } = this.budget;
    const left = Math.max(0, this.deadline - performance.now());
    return new Limits({
      ...(millis === undefined ? undefined : { millis: Math.min(left, millis * part) }),
      ...(nodes === undefined
        ? undefined
        : { nodes: Math.max(0, Math.min(nodes - this.spent, Math.floor(nodes * part))) }),
    });
  }

  /** Takes over what a part has spent. */
  include(part: Limits): void {
    this.spent += part.spent;
    if (this.spent >= this.nodes) this.stopped = true;
  }
}
