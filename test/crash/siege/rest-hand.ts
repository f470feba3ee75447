import { setTimeout as delay } from 'node:timers/promises';
import type { SessionPage } from '../../../src/engine/sessions/session-page.js';
import type { SessionUpdate } from '../../../src/engine/sessions/session-update.js';
import { Person } from '../../support/people.js';
import type { Answer } from '../../support/people.js';
import type { Journal } from './journal.js';

/** One answer may take this long: Postgres may be starting again, on a busy machine. */
const ANSWER_MS = 60_000;
/** And this long it may take until there is an answer at all. */
const PATIENCE_MS = 240_000;

/** What a hand was told about an action: done at a version, or no. */
export type Told = { readonly seq: number; readonly version: number } | undefined;

/** A way to the server: what changes something goes out again under its key until it is answered. */
export interface Hand {
  look(sessionId: string): Promise<SessionPage>;
  act(sessionId: string, action: object, key: string): Promise<Told>;
  close(): void;
}

/** A client of a server that may be gone. */
export class RestHand implements Hand {
  constructor(
    private readonly server: { readonly address: string },
    private readonly token: string,
    private readonly journal: Journal,
  ) {}

  async open(wanted: object, key: string): Promise<SessionPage> {
    const { status, body } = await this.ask<SessionPage>('POST', '/api/sessions', wanted, key);
    if (status !== 201) throw new Error(`No game for ${key}: ${status} ${JSON.stringify(body)}`);
    return body;
  }

  async look(sessionId: string): Promise<SessionPage> {
    const { status, body } = await this.ask<SessionPage>('GET', `/api/sessions/${sessionId}`);
    if (status !== 200) throw new Error(`${sessionId} cannot be looked at: ${status} ${JSON.stringify(body)}`);
    return body;
  }

  async act(sessionId: string, action: object, key: string): Promise<Told> {
    const { status, body } = await this.ask<SessionUpdate>(
      'POST',
      `/api/sessions/${sessionId}/actions`,
      { action },
      key,
    );
    if (status === 200) return { seq: body.from + 1, version: body.version };
    // The rules, or a faster client. Anything else is none of the answers a client is promised.
    if (status !== 422 && status !== 409) throw new Error(`${key}: ${status} ${JSON.stringify(body)}`);
    return undefined;
  }

  close(): void {}

  private async ask<T>(method: string, path: string, body?: object, key?: string): Promise<Answer<T>> {
    const end = Date.now() + PATIENCE_MS;
    for (;;) {
      this.journal.last = `${method} ${path} is under way`;
      const answer = await this.tryOnce<T>(method, path, body, key);
      this.journal.last = `${method} ${path} got ${answer ? `${answer.status} ${codeOf(answer.body)}` : 'no answer'}`;
      if (answer !== undefined && answer.status !== 503) return answer;
      if (answer) this.journal.unavailable += 1;
      if (Date.now() > end || this.journal.leaving.signal.aborted) {
        throw new Error(`${method} ${path} (${key ?? 'no key'}) found no answer`);
      }
      await delay(100);
    }
  }

  private async tryOnce<T>(
    method: string,
    path: string,
    body: object | undefined,
    key: string | undefined,
  ): Promise<Answer<T> | undefined> {
    const headers = key === undefined ? undefined : { 'idempotency-key': key };
    this.journal.inFlight += 1;
    try {
      const person = new Person(this.server.address, this.token);
      return await person.ask<T>(method, path, {
        body,
        headers,
        signal: AbortSignal.any([AbortSignal.timeout(ANSWER_MS), this.journal.leaving.signal]),
      });
    } catch (error) {
      const { name, message } = error as Error;
      // A server that lives and does not answer is a find, whatever comes later.
      if (name === 'TimeoutError') this.journal.complaints.push(`${method} ${path} (${key}) was not answered`);
      // What `fetch` throws when the connection is refused or breaks (also in the middle of a body). Not `instanceof`:
      // it comes from outside Jest's realm. A page instead of JSON is a balancer's word for the same.
      else if (name !== 'TypeError' && name !== 'AbortError' && name !== 'SyntaxError')
        throw new Error(`${method} ${path}: ${name} ${message}`, { cause: error });
      this.journal.unanswered += 1;
      return undefined;
    } finally {
      this.journal.inFlight -= 1;
    }
  }
}

function codeOf(body: unknown): string {
  return (body as { code?: string } | undefined)?.code ?? '';
}
