import type { SessionPage } from '../../src/engine/sessions/session-page.js';
import type { SessionUpdate } from '../../src/engine/sessions/session-update.js';
import { Wire } from './wire.js';

/** What a server answered. */
export interface Answer<T = Record<string, unknown>> {
  readonly status: number;
  readonly body: T;
  readonly headers: Headers;
}

export interface Ask {
  readonly headers?: Record<string, string>;
  readonly body?: unknown;
  /** Gives up on an answer that does not come; `fetch` alone would wait for five minutes. */
  readonly signal?: AbortSignal;
}

/** A person who talks to a server over REST and by sockets. */
export class Person {
  constructor(
    readonly url: string,
    readonly token: string | undefined,
    readonly id: string = '',
  ) {}

  async ask<T = Record<string, unknown>>(
    method: string,
    path: string,
    { headers, body, signal }: Ask = {},
  ): Promise<Answer<T>> {
    const response = await fetch(this.url + path, {
      method,
      signal,
      headers: {
        ...(this.token ? { authorization: `Bearer ${this.token}` } : undefined),
        ...(body === undefined ? undefined : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? undefined : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const text = await response.text();
    return {
      status: response.status,
      body: (text === '' ? undefined : JSON.parse(text)) as T,
      headers: response.headers,
    };
  }

  get<T = Record<string, unknown>>(path: string, headers?: Record<string, string>): Promise<Answer<T>> {
    return this.ask<T>('GET', path, { headers });
  }

  post<T = Record<string, unknown>>(
    path: string,
    body: unknown = {},
    headers?: Record<string, string>,
  ): Promise<Answer<T>> {
    return this.ask<T>('POST', path, { body, headers });
  }

  /** Starts a game, or fails loudly. */
  async opens(game: string, more: object = {}, path = '/api/sessions'): Promise<SessionPage> {
    const { status, body } = await this.post<SessionPage>(path, { game, ...more });
    if (status !== 201) throw new Error(`No game: ${status} ${JSON.stringify(body)}`);
    return body;
  }

  acts(
    sessionId: string,
    action: object,
    more: object = {},
    headers?: Record<string, string>,
  ): Promise<Answer<SessionUpdate>> {
    return this.post<SessionUpdate>(`/api/sessions/${sessionId}/actions`, { action, ...more }, headers);
  }

  /** A socket of theirs in a namespace. Its maker closes it. */
  connects(namespace: string, more: object = {}): Promise<Wire> {
    return Wire.open(this.url, namespace, this.token === undefined ? {} : { token: this.token }, more);
  }
}

/** A new guest of a server. */
export async function guest(url: string, name?: string): Promise<Person> {
  const nobody = new Person(url, undefined);
  const { status, body } = await nobody.post<{ accessToken: string; user: { id: string } }>('/api/auth/guest', {
    name,
  });
  if (status !== 201) throw new Error(`No guest: ${status} ${JSON.stringify(body)}`);
  return new Person(url, body.accessToken, body.user.id);
}
