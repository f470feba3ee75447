/** One thing at a time for each key: a caller that comes while another is under way waits for it. */
export class SessionLanes {
  /**
   * What says when the last one is done, and nothing else. A Map that grows leaves its old table behind, and that one
   * keeps whatever it held until the next full garbage collection: it must not be what was answered.
   */
  private readonly tails = new Map<string, Promise<void>>();

  run<T>(key: string, work: () => Promise<T>): Promise<T> {
    const before = this.tails.get(key);
    const mine = before ? before.then(work) : work();
    const done = (): void => {
      if (this.tails.get(key) === tail) this.tails.delete(key);
    };
    const tail = mine.then(done, done);
    this.tails.set(key, tail);
    return mine;
  }

  /** Resolves when nothing is under way any more. */
  async settled(): Promise<void> {
    while (this.tails.size > 0) await Promise.all(this.tails.values());
  }
}
