import type { SessionPage } from '../../../src/engine/sessions/session-page.js';
import { EventStream } from '../../support/event-stream.js';
import type { Journal } from './journal.js';
import { RestHand } from './rest-hand.js';
import type { Hand, Told } from './rest-hand.js';

/** A client that looks on by event stream: cut off, it comes back with the version it has, and misses nothing. */
export class StreamHand implements Hand {
  private readonly rest: RestHand;
  private stream: EventStream | undefined;
  private sessionId = '';
  private told = 0;
  private read = 0;

  constructor(
    private readonly server: { readonly address: string },
    private readonly token: string,
    private readonly journal: Journal,
  ) {
    this.rest = new RestHand(server, token, journal);
  }

  /** The page as of the version that the stream has told of. */
  async look(sessionId: string): Promise<SessionPage> {
    const page = await this.rest.look(sessionId);
    if (sessionId !== this.sessionId) this.turnTo(sessionId);
    this.listen();
    if (!this.stream || this.stream.ended) await this.connect();
    return { ...page, version: this.told, outcome: this.told < page.version ? null : page.outcome };
  }

  act(): Promise<Told> {
    throw new Error('A stream only looks on.');
  }

  close(): void {
    this.stream?.close();
  }

  private turnTo(sessionId: string): void {
    this.close();
    this.stream = undefined;
    this.sessionId = sessionId;
    this.told = 0;
  }

  private async connect(): Promise<void> {
    this.journal.connections += 1;
    const has = this.told === 0 ? undefined : this.told;
    this.stream = await EventStream.open(this.server.address, this.sessionId, this.token, has).catch(() => undefined);
    this.read = 0;
    if (this.stream?.status === 503) this.stream = undefined;
  }

  /** Each version once and in order, over any number of connections. */
  private listen(): void {
    const heard = this.stream?.events.slice(this.read) ?? [];
    this.read += heard.length;
    this.journal.heard += heard.length;
    for (const { event, data } of heard) {
      const isNext = event === 'session' ? data.version >= this.told : data.from === this.told;
      if (!isNext) {
        this.journal.complaints.push(`stream of ${this.sessionId}: ${this.told}, then ${data.from} to ${data.version}`);
      }
      this.told = data.version;
    }
  }
}
