const MINUTE = 60_000;

/** Counts the requests of each day (UTC), wherever the count is kept. */
export interface DayCount {
  /** Counts one more, unless the day has had so many; whether it was counted. */
  take(day: string, most: number): Promise<boolean>;
}

/** A count of this process alone: for programs that run by themselves. */
class LocalDayCount implements DayCount {
  private day = '';
  private used = 0;

  take(day: string, most: number): Promise<boolean> {
    if (day !== this.day) [this.day, this.used] = [day, 0];
    const ok = this.used < most;
    if (ok) this.used += 1;
    return Promise.resolve(ok);
  }
}

/** Counts requests against a limit for each day (UTC) and each minute. */
export class CallBudget {
  private usedUpOn = '';
  private recent: number[] = [];

  constructor(
    private readonly limits: { readonly dailyBudget?: number; readonly perMinute?: number },
    private readonly days: DayCount = new LocalDayCount(),
  ) {}

  /** Whether a request was refused today because the day has had all of its own. */
  isUsedUp(now: number): boolean {
    return dayOf(now) === this.usedUpOn;
  }

  /** How long a caller that has time should wait until the minute has a request left. */
  delay(now: number): number {
    const { perMinute = Infinity } = this.limits;
    const recent = this.recent.filter((at) => at > now - MINUTE);
    return recent.length < perMinute ? 0 : recent[recent.length - perMinute]! + MINUTE - now;
  }

  /** Takes one request if there is one left; else says why not. */
  async take(now: number): Promise<'taken' | 'daily budget used up' | 'too many requests a minute'> {
    this.recent = this.recent.filter((at) => at > now - MINUTE);
    const { dailyBudget = Infinity, perMinute = Infinity } = this.limits;
    if (this.recent.length >= perMinute) return 'too many requests a minute';
    this.recent.push(now);
    if (await this.days.take(dayOf(now), dailyBudget)) return 'taken';
    this.usedUpOn = dayOf(now);
    return 'daily budget used up';
  }
}

function dayOf(now: number): string {
  return new Date(now).toISOString().slice(0, 10);
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
