import { setTimeout as delay } from 'node:timers/promises';
import type { Answer, Joined, LiveUpdate, Resumed } from '../../../src/engine/sockets/events.js';
import { Wire } from '../../support/wire.js';
import type { Journal } from './journal.js';
import type { Hand, Told } from './rest-hand.js';

const PATIENCE_MS = 240_000;

/** Not done, and the same message may be sent again. */
const PASSING = new Set(['RATE_LIMITED', 'DATABASE_UNAVAILABLE', 'SHUTTING_DOWN', 'DISCONNECTED']);

/** A socket that comes back after every cut, says which version it has, and misses nothing. */
export class SocketHand implements Hand {
  private wire: Wire | undefined;
  private joined: string | undefined;
  private read = 0;

  constructor(
    private readonly server: { readonly address: string },
    private readonly token: string,
    private readonly game: string,
    private readonly journal: Journal,
  ) {}

  async look(sessionId: string): Promise<Joined> {
    return this.asks<Resumed>(sessionId, 'session:resume', () => ({
      sessionId,
      sinceVersion: this.journal.newest.get(sessionId) ?? 0,
    })).then((answer) => this.resumed(sessionId, orThrow('session:resume', answer)));
  }

  async act(sessionId: string, action: object, key: string): Promise<Told> {
    const answer = await this.asks<LiveUpdate>(sessionId, 'session:act', () => ({ sessionId, action, actionId: key }));
    if (!answer.ok) {
      if (answer.error.code === 'INTERNAL_ERROR') throw new Error(`${key}: ${JSON.stringify(answer.error)}`);
      return undefined;
    }
    return { seq: answer.from + 1, version: answer.version };
  }

  close(): void {
    this.wire?.close();
  }

  /** Says it again, on a new socket if need be, until it is answered with yes or no. */
  private async asks<T extends object>(sessionId: string, event: string, body: () => object): Promise<Answer<T>> {
    const end = Date.now() + PATIENCE_MS;
    for (;;) {
      this.journal.last = `${event} in ${sessionId} is under way`;
      const answer = await this.tryOnce<T>(sessionId, event, body);
      const told = answer ? (answer.ok ? 'yes' : answer.error.code) : 'no answer';
      this.journal.last = `${event} in ${sessionId} got ${told}`;
      if (answer?.ok || (answer && !PASSING.has(answer.error.code))) return answer;
      if (answer) this.journal.unavailable += 1;
      if (Date.now() > end || this.journal.leaving.signal.aborted)
        throw new Error(`${event} in ${sessionId} found no answer`);
      await delay(100);
    }
  }

  private async tryOnce<T extends object>(
    sessionId: string,
    event: string,
    body: () => object,
  ): Promise<Answer<T> | undefined> {
    this.journal.inFlight += 1;
    try {
      const wire = await this.connected(sessionId, event !== 'session:resume');
      return wire && (await wire.asks<Answer<T>>(event, body()));
    } catch (error) {
      if (/timed out/.test((error as Error).message) && this.wire?.socket.connected) {
        this.journal.complaints.push(`${event} in ${sessionId} was not answered`);
      }
      this.journal.unanswered += 1;
      return undefined;
    } finally {
      this.journal.inFlight -= 1;
    }
  }

  /** A living socket at this table. */
  private async connected(sessionId: string, join: boolean): Promise<Wire | undefined> {
    if (this.wire && !this.wire.socket.connected) {
      this.listen();
      this.wire.close();
      this.wire = undefined;
    }
    if (!this.wire) {
      this.journal.connections += 1;
      this.wire = await Wire.open(this.server.address, `/${this.game}`, { token: this.token });
      this.joined = undefined;
      this.read = 0;
    }
    if (join && this.joined !== sessionId) {
      const sinceVersion = this.journal.newest.get(sessionId) ?? 0;
      const answer = await this.wire.asks<Answer<Resumed>>('session:resume', { sessionId, sinceVersion });
      if (!answer.ok) return undefined;
      this.resumed(sessionId, answer);
    }
    return this.wire;
  }

  /** What was missed comes in order, each version once, up to the version of the table. */
  private resumed(sessionId: string, answer: Resumed): Resumed {
    const before = this.journal.newest.get(sessionId) ?? 0;
    if (this.joined === sessionId) this.listen();
    const versions = answer.entries.map(({ version }) => version);
    const missed = versions.every((version, index) => version === before + 1 + index);
    if (answer.complete && !(missed && versions.length === answer.version - before)) {
      this.journal.complaints.push(`${sessionId} resumed from ${before} to ${answer.version} by ${versions.join()}`);
    }
    const heard = this.journal.newest.get(sessionId) ?? 0;
    if (answer.version >= heard || this.joined !== sessionId) this.journal.saw(sessionId, answer.version);
    this.joined = sessionId;
    return answer;
  }

  /** Reads what came by itself since the last look: no version may be missing. */
  private listen(): void {
    const heard = this.wire!.heard.slice(this.read);
    this.read += heard.length;
    this.journal.heard += heard.length;
    for (const { event, body } of heard) {
      if (event !== 'session:update' || body.sessionId !== this.joined) continue;
      const update = body as unknown as LiveUpdate;
      const newest = this.journal.newest.get(update.sessionId) ?? 0;
      if (update.version <= newest) continue;
      if (update.from > newest) this.journal.complaints.push(`${update.sessionId}: ${newest}, then ${update.from}+`);
      this.journal.saw(update.sessionId, update.version);
    }
  }
}

function orThrow<T extends object>(event: string, answer: Answer<T>): T {
  if (!answer.ok) throw new Error(`${event}: ${JSON.stringify(answer.error)}`);
  return answer;
}
