import { RecentMap } from './recent-map.js';

/** Remembers answers for a short while, and only so many of them; the one unused longest goes first. */
export class TtlCache<V> {
  private readonly entries: RecentMap<string, { value: V; until: number }>;

  constructor(
    private readonly limits: { readonly max: number; readonly ttlMs: number },
    private readonly now: () => number = Date.now,
  ) {
    this.entries = new RecentMap(limits.max);
  }

  get(key: string): V | undefined {
    const entry = this.entries.touch(key);
    if (!entry || entry.until > this.now()) return entry?.value;
    this.entries.delete(key);
    return undefined;
  }

  set(key: string, value: V, ttlMs = this.limits.ttlMs): void {
    this.entries.set(key, { value, until: this.now() + ttlMs });
  }

  delete(key: string): void {
    this.entries.delete(key);
  }

  clear(): void {
    this.entries.clear();
  }
}
