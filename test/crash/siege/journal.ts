/** An action the server has said yes to. */
export interface Acknowledged {
  readonly sessionId: string;
  readonly key: string;
  /** The version that the action made. */
  readonly seq: number;
  readonly action: object;
}

/** What one client of a siege was told, and what it made of it. */
export class Journal {
  readonly acknowledged: Acknowledged[] = [];
  readonly sessions = new Set<string>();
  /** The newest version heard of each session, by whatever way. */
  readonly newest = new Map<string, number>();
  /** What must not be: a version that was there and is gone, a version left out, an answer that no client can use. */
  readonly complaints: string[] = [];
  /** Ends every wait of this client. */
  readonly leaving = new AbortController();
  /** Requests under way right now. */
  inFlight = 0;
  /** Requests whose connection broke before the answer. */
  unanswered = 0;
  /** Answers that said: not now. */
  unavailable = 0;
  refused = 0;
  /** What it asked last and what came of that, for one who gets no further. */
  last = 'nothing asked';
  /** How often a socket or a stream was opened, or tried to be. */
  connections = 0;
  /** Messages heard by sockets. */
  heard = 0;

  /** What stands in an answer or an update must not be older than what was heard before. */
  saw(sessionId: string, version: number): void {
    const before = this.newest.get(sessionId) ?? 0;
    if (version < before) this.complaints.push(`${sessionId} was at ${before} and is at ${version}`);
    else this.newest.set(sessionId, version);
  }

  /** Each client acts one after the other: its versions rise. */
  acknowledges(entry: Acknowledged): void {
    const last = this.acknowledged.findLast(({ sessionId }) => sessionId === entry.sessionId);
    if (last && last.seq >= entry.seq)
      this.complaints.push(`${entry.key} was played at ${entry.seq}, before ${last.seq}`);
    this.acknowledged.push(entry);
  }
}
