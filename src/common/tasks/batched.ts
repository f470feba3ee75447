interface Asked<Key, Value> {
  readonly key: Key;
  readonly resolve: (value: Value) => void;
  readonly reject: (error: unknown) => void;
}

/** More than this go out in several pieces, one after the other. */
const MOST_TOGETHER = 500;

/** Reads many at once: the first goes out at the end of this tick, and what is asked for while it is on its way goes together with the next. */
export class Batched<Key, Value> {
  private waiting: Asked<Key, Value>[] = [];
  private running = false;

  /** `read` gives a value for each key, in their order. */
  constructor(private readonly read: (keys: readonly Key[]) => Promise<readonly Value[]>) {}

  get(key: Key): Promise<Value> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ key, resolve, reject });
      if (this.running) return;
      this.running = true;
      queueMicrotask(() => void this.run());
    });
  }

  private async run(): Promise<void> {
    while (this.waiting.length > 0) {
      const asked = this.waiting.splice(0, MOST_TOGETHER);
      try {
        const values = await this.read(asked.map(({ key }) => key));
        asked.forEach(({ resolve }, index) => resolve(values[index]!));
      } catch (error) {
        asked.forEach(({ reject }) => reject(error));
      }
    }
    this.running = false;
  }
}
