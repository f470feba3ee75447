/** Nearer than this the clocks agree: correcting less would only make the time jitter with every measurement. */
const TOLERANCE_MS = 500;

/**
 * The time that deadlines, tokens and `serverNow` follow: that of Postgres, which all instances share. The clock of a machine
 * may be minutes off; an instance that trusted it would end the turns of others too early, or never.
 */
export class ServerClock {
  private offset = 0;

  constructor(private readonly machine: () => number = () => Date.now()) {}

  /** Milliseconds since 1970. */
  now(): number {
    return this.machine() + this.offset;
  }

  /** How far this machine's clock is behind Postgres'. */
  get correction(): number {
    return this.offset;
  }

  /**
   * Compares with a clock that read `theirs` at some moment between `before` and `after` of this machine's clock. Returns
   * whether the correction has changed.
   */
  compare(before: number, theirs: number, after: number): boolean {
    const behind = theirs - (before + after) / 2;
    const uncertain = (after - before) / 2;
    if (Math.abs(behind - this.offset) <= TOLERANCE_MS + uncertain) return false;
    this.offset = Math.round(behind);
    return true;
  }
}
