const MINUTE = 60_000;

/** Counts requests against a limit for each day (UTC) and each minute. */
export class CallBudget {
  private day = '';
  private today = 0;
  private recent: number[] = [];

  constructor(private readonly limits: { readonly dailyBudget?: number; readonly perMinute?: number }) {}

  /** Goes on counting from what an earlier run of the server has used of a day. */
  resume(day: string, used: number): void {
    this.day = day;
    this.today = used;
  }

  /** Whether nothing more will be taken today. */
  isUsedUp(now: number): boolean {
    const { dailyBudget = Infinity } = this.limits;
    return new Date(now).toISOString().slice(0, 10) === this.day && this.today >= dailyBudget;
  }

  /** How long whoever has time should wait until the minute has a request left. */
  delay(now: number): number {
    const { perMinute = Infinity } = this.limits;
    const recent = this.recent.filter((at) => at > now - MINUTE);
    return recent.length < perMinute ? 0 : recent[recent.length - perMinute]! + MINUTE - now;
  }

  /** Takes one request if there is one left; else says why not. */
  take(now: number): 'taken' | 'daily budget used up' | 'too many requests a minute' {
    const day = new Date(now).toISOString().slice(0, 10);
    if (day !== this.day) this.resume(day, 0);
    this.recent = this.recent.filter((at) => at > now - MINUTE);
    const { dailyBudget = Infinity, perMinute = Infinity } = this.limits;
    if (this.today >= dailyBudget) return 'daily budget used up';
    if (this.recent.length >= perMinute) return 'too many requests a minute';
    this.today += 1;
    this.recent.push(now);
    return 'taken';
  }

  /** What has been used of the current day: for `api_usage_daily`. */
  get usage(): { readonly day: string; readonly requests: number } {
    return { day: this.day, requests: this.today };
  }
}

/** The requests that one game may make, whatever the day has left. */
export class GameBudget {
  constructor(private left: number) {}

  take(): boolean {
    if (this.left <= 0) return false;
    this.left -= 1;
    return true;
  }
}
