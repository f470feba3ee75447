import { request } from 'node:http';
import type { ClientRequest } from 'node:http';
import type { SessionPage } from '../../src/engine/sessions/session-page.js';
import { until } from '../support/until.js';
import type { Person } from '../support/people.js';
import type { Wire } from '../support/wire.js';
import type { Eyes } from './hidden.js';

/** One text a client was sent, and by what way. */
export interface Sent {
  readonly by: string;
  readonly text: string;
}

/** A client at a table, or watching it, with a recorder on everything they are sent. */
export class Watcher {
  private sent: Sent[] = [];
  private readWire = 0;
  private streamed = '';
  private stream: ClientRequest | undefined;

  private constructor(
    readonly person: Person,
    readonly eyes: Eyes,
    private readonly sessionId: string,
    readonly wire: Wire,
  ) {}

  static async sit(person: Person, eyes: Eyes, game: string, sessionId: string): Promise<Watcher> {
    const watcher = new Watcher(person, eyes, sessionId, await person.connects(`/${game}`));
    watcher.keep('socket session:join', await watcher.wire.asks('session:join', { sessionId }));
    watcher.listenToStream();
    return watcher;
  }

  keep(by: string, body: unknown): void {
    this.sent.push({ by, text: JSON.stringify(body) ?? '' });
  }

  async ask<T = SessionPage>(
    method: 'GET' | 'POST',
    path: string,
    body?: object,
  ): Promise<{ status: number; body: T }> {
    const answer = await this.person.ask<T>(method, path, { body });
    this.keep(`${method} ${path} ${answer.status}`, [answer.body, [...answer.headers]]);
    return answer;
  }

  async says(event: string, body: object): Promise<{ ok: boolean; version?: number }> {
    const answer = await this.wire.asks(event, body);
    this.keep(`socket ${event}`, answer);
    return answer as { ok: boolean; version?: number };
  }

  /** Both the socket and the stream have told of this version. */
  async hasHeard(version: number): Promise<void> {
    await until(`version ${version} by socket and stream for ${this.eyes ?? 'a spectator'}`, () => {
      const heard = this.wire.heard.some(
        ({ event, body }) =>
          event === 'session:update' && body.sessionId === this.sessionId && Number(body.version) >= version,
      );
      return heard && this.streamed.includes(`id: ${version}\n`);
    });
  }

  /** Everything since the last time. */
  take(): Sent[] {
    for (const { event, body } of this.wire.heard.slice(this.readWire)) this.keep(`socket hears ${event}`, body);
    this.readWire = this.wire.heard.length;
    this.sent.push({ by: 'stream', text: this.streamed });
    this.streamed = '';
    const taken = this.sent;
    this.sent = [];
    return taken;
  }

  leave(): void {
    this.stream?.destroy();
    this.wire.close();
  }

  private listenToStream(): void {
    const headers = this.person.token ? { authorization: `Bearer ${this.person.token}` } : {};
    this.stream = request(`${this.person.url}/api/sessions/${this.sessionId}/stream`, { headers }, (answer) => {
      answer.on('data', (chunk: Buffer) => (this.streamed += chunk.toString()));
      answer.on('error', () => undefined);
    });
    this.stream.on('error', () => undefined);
    this.stream.end();
  }
}
