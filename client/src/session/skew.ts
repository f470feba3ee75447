const KEPT = 16;

/**
 * How far the server's clock is ahead of this one. What a message says is old by the time it took to get here, so the
 * largest difference is of the message that travelled least; half the shortest round trip is what even that one took.
 */
export class Skew {
  private readonly differences: number[] = [];
  private readonly roundTrips: number[] = [];

  heard(serverNow: number, now = Date.now()): void {
    keep(this.differences, serverNow - now);
  }

  /** A question that took so long to be answered. */
  asked(roundTripMs: number): void {
    keep(this.roundTrips, Math.max(0, roundTripMs));
  }

  get ms(): number {
    if (this.differences.length === 0) return 0;
    const travelled = this.roundTrips.length === 0 ? 0 : Math.min(...this.roundTrips) / 2;
    return Math.round(Math.max(...this.differences) + travelled);
  }
}

function keep(list: number[], value: number): void {
  list.push(value);
  if (list.length > KEPT) list.shift();
}
