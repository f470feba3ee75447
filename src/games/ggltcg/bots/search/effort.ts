import type { Budget } from '../../../../engine/bots/bot.js';

/** How much thinking is left: nodes, which are states whose successors are looked at, and time where the budget has one. */
export class Effort {
  private used = 0;

  constructor(
    private readonly nodes: number,
    private readonly until = Infinity,
  ) {}

  static within(budget: Budget, nodes: number): Effort {
    const until = budget.millis === undefined ? Infinity : performance.now() + budget.millis;
    return new Effort(budget.nodes ?? nodes, until);
  }

  count(): void {
    this.used += 1;
  }

  isSpent(): boolean {
    return (
      this.used >= this.nodes || (this.until !== Infinity && this.used % 16 === 0 && performance.now() > this.until)
    );
  }

  left(): number {
    return Math.max(0, this.nodes - this.used);
  }

  /** A part of what is left, counted here too. */
  share(nodes: number): Effort {
    return new Part(this, Math.min(nodes, this.left()), this.until);
  }
}

class Part extends Effort {
  constructor(
    private readonly whole: Effort,
    nodes: number,
    until: number,
  ) {
    super(nodes, until);
  }

  override count(): void {
    super.count();
    this.whole.count();
  }
}
