/** How urgent a wait is: people first, then games that bots play alone, then looks back at games. */
const URGENCIES = ['human', 'bots-alone', 'analysis'] as const;
export type Urgency = (typeof URGENCIES)[number];

export interface QueuePlace {
  readonly urgency: Urgency;
  /** Whose turn it takes: an account or an address. Each has one turn before any has a second. */
  readonly owner: string;
}

/** Of so many that are taken while others wait, one is of a lower urgency: nothing waits for ever. */
const CHARITY = 8;

/**
 * A queue that is fair to its owners: each has a queue of its own, and they are served in turn. A thousand that one of them
 * puts in delay another's next one by one place.
 */
export class FairQueue<T> {
  private readonly classes = new Map<Urgency, Map<string, T[]>>(URGENCIES.map((urgency) => [urgency, new Map()]));
  private served = 0;
  private count = 0;

  get size(): number {
    return this.count;
  }

  push({ urgency, owner }: QueuePlace, item: T): void {
    const queues = this.classes.get(urgency)!;
    const own = queues.get(owner);
    if (own) own.push(item);
    else queues.set(owner, [item]);
    this.count += 1;
  }

  shift(): T | undefined {
    const waiting = URGENCIES.map((urgency) => this.classes.get(urgency)!).filter(({ size }) => size > 0);
    if (waiting.length === 0) return undefined;
    this.served += 1;
    const queues = this.served % CHARITY === 0 ? waiting.at(-1)! : waiting[0]!;
    const [owner, own] = queues.entries().next().value!;
    const item = own.shift();
    queues.delete(owner);
    if (own.length > 0) queues.set(owner, own); // a Map keeps insertion order: this owner is now the last
    this.count -= 1;
    return item;
  }

  /** Everything that waits, taken out. */
  drain(): T[] {
    const items: T[] = [];
    for (let next = this.shift(); next !== undefined; next = this.shift()) items.push(next);
    return items;
  }
}
