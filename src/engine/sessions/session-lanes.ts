/** One thing at a time for each key: whoever comes while something is under way waits for it. */
export class SessionLanes {
  private readonly tails = new Map<string, Promise<unknown>>();

  run<T>(key: string, work: () => Promise<T>): Promise<T> {
    const before = this.tails.get(key);
    const mine = before ? before.then(work, work) : work();
    this.tails.set(key, mine);
    const done = (): void => {
      if (this.tails.get(key) === mine) this.tails.delete(key);
    };
    mine.then(done, done);
    return mine;
  }

  /** Resolves when nothing is under way any more. */
  async settled(): Promise<void> {
    while (this.tails.size > 0) await Promise.allSettled(this.tails.values());
  }
}
