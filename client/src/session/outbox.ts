import type { KeyValue } from '../environment.js';

/** An action on its way to the server. Sent again under the same id it is played once. */
export interface Posted {
  readonly action: { readonly type: string };
  readonly actionId: string;
  readonly expectedVersion?: number;
  readonly at: number;
}

/** Older than this it is no longer what the player wants now. */
export const OUTBOX_MS = 120_000;

/** The one open action of a session, kept where a reload finds it. */
export class Outbox {
  private readonly key: string;

  constructor(
    private readonly storage: KeyValue,
    sessionId: string,
  ) {
    this.key = `parlour.outbox.${sessionId}`;
  }

  put(posted: Posted): void {
    this.storage.setItem(this.key, JSON.stringify(posted));
  }

  clear(): void {
    this.storage.removeItem(this.key);
  }

  /** What was left open by the page before the reload. */
  find(now = Date.now()): Posted | undefined {
    try {
      const posted = JSON.parse(this.storage.getItem(this.key) ?? 'null') as Posted | null;
      if (posted && Math.abs(now - posted.at) < OUTBOX_MS) return posted;
    } catch {
      // Not ours, or half written: as good as nothing.
    }
    this.clear();
    return undefined;
  }
}
