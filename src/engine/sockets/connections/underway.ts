/** The commands of one connection that are being carried out, whichever namespace they came by. */
export class Underway {
  private static readonly byConnection = new WeakMap<object, Underway>();
  private count = 0;
  private waiting: (() => void)[] = [];

  static of(connection: object): Underway {
    const known = Underway.byConnection.get(connection) ?? new Underway();
    Underway.byConnection.set(connection, known);
    return known;
  }

  begin(): void {
    this.count += 1;
  }

  end(): void {
    this.count -= 1;
    if (this.count === 0) this.waiting.splice(0).forEach((resolve) => resolve());
  }

  /** Resolves when everything that was asked is answered. */
  idle(): Promise<void> {
    return this.count === 0 ? Promise.resolve() : new Promise((resolve) => this.waiting.push(resolve));
  }
}
