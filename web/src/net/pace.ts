/** Shows one thing after the other, each for long enough to be seen. */
export class Pace<T> {
  private readonly waiting: T[] = [];
  private timer: number | undefined;

  constructor(
    private readonly show: (next: T) => void,
    private readonly ms: number,
  ) {}

  /** The one that will be shown last. */
  get last(): T | undefined {
    return this.waiting.at(-1);
  }

  add(next: T): void {
    this.waiting.push(next);
    if (this.timer === undefined) this.showNext();
  }

  /** Shows at once whatever waits: nobody should wait for what they did themselves. */
  hurry(): void {
    if (this.waiting.length === 0) return;
    window.clearTimeout(this.timer);
    while (this.waiting.length > 0) this.showNext();
  }

  stop(): void {
    window.clearTimeout(this.timer);
    this.waiting.length = 0;
  }

  private showNext(): void {
    const next = this.waiting.shift();
    window.clearTimeout(this.timer);
    this.timer = undefined;
    if (next === undefined) return;
    this.timer = window.setTimeout(() => this.showNext(), this.ms);
    this.show(next);
  }
}
