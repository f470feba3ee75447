import { randomInt } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { SessionPage } from '../../src/engine/sessions/session-page.js';
import type { SessionUpdate } from '../../src/engine/sessions/session-update.js';
import { Person } from './people.js';
import type { Answer, Ask } from './people.js';

/** An answer that takes longer than this does not come: a killed server's port may belong to a process that never answers. */
const ANSWER_MS = 60_000;
/** Until then there is an answer: nothing is away for longer. */
const PATIENCE_MS = 240_000;

/** An action the server has said yes to. */
export interface Acknowledged {
  readonly sessionId: string;
  readonly key: string;
  /** The version that the action made. */
  readonly seq: number;
  readonly action: object;
}

/** A row of another client's table: the games it plays there one after the other. */
export interface TableOfGames {
  readonly name: string;
  readonly seats: readonly object[];
}

/**
 * A client as it should be: whatever changes something carries a key, and is sent again under that key until it is
 * answered. It keeps a journal of what it was told.
 */
export class StubbornClient {
  readonly acknowledged: Acknowledged[] = [];
  readonly sessions = new Set<string>();
  /** The `Retry-After` of every 503; null where there was none. */
  readonly unavailable: (string | null)[] = [];
  /** Requests whose connection broke before the answer. */
  unanswered = 0;
  inFlight = 0;
  private sent = 0;

  constructor(
    private readonly server: { readonly address: string },
    readonly name: string,
    private readonly token: string,
  ) {}

  /** Plays one game after the other at a table, with random legal actions, until it is told to stop. */
  async playsAt(table: TableOfGames, stopped: () => boolean): Promise<void> {
    for (let game = 1; !stopped(); game++) {
      // Two clients at one table use the same key, and so find the same game.
      const wanted = { game: 'go-fish', seats: table.seats };
      const opened = await this.ask<SessionPage>('POST', '/api/sessions', wanted, `${table.name}-${game}`);
      if (opened.status !== 201) throw new Error(`No game: ${opened.status} ${JSON.stringify(opened.body)}`);
      this.sessions.add(opened.body.sessionId);
      await this.plays(opened.body.sessionId, stopped);
    }
  }

  async ask<T>(method: string, path: string, body?: object, key?: string): Promise<Answer<T>> {
    const ask: Ask = { body, headers: key === undefined ? undefined : { 'idempotency-key': key } };
    const end = Date.now() + PATIENCE_MS;
    for (;;) {
      if (Date.now() > end) throw new Error(`${this.name} waited in vain for an answer to ${method} ${path} (${key})`);
      const answer = await this.tryOnce<T>(method, path, ask);
      if (answer !== undefined && answer.status !== 503) return answer;
      if (answer) this.unavailable.push(answer.headers.get('retry-after'));
      await delay(50);
    }
  }

  private async plays(sessionId: string, stopped: () => boolean): Promise<void> {
    while (!stopped()) {
      const { body: page } = await this.ask<SessionPage>('GET', `/api/sessions/${sessionId}`);
      if (page.outcome !== null) return;
      if (page.legalActions.length === 0) await delay(20);
      else await this.acts(sessionId, page.legalActions[randomInt(page.legalActions.length)]!);
    }
  }

  private async acts(sessionId: string, action: object): Promise<void> {
    const key = `${this.name}-${++this.sent}`;
    const answer = await this.ask<SessionUpdate>('POST', `/api/sessions/${sessionId}/actions`, { action }, key);
    // Refused: the other client at this table was faster.
    if (answer.status === 422) return;
    if (answer.status !== 200) throw new Error(`${key}: ${answer.status} ${JSON.stringify(answer.body)}`);
    this.acknowledged.push({ sessionId, key, seq: answer.body.from + 1, action });
  }

  private async tryOnce<T>(method: string, path: string, ask: Ask): Promise<Answer<T> | undefined> {
    this.inFlight += 1;
    try {
      return await new Person(this.server.address, this.token).ask<T>(method, path, {
        ...ask,
        signal: AbortSignal.timeout(ANSWER_MS),
      });
    } catch (error) {
      // What `fetch` throws when the connection is refused or breaks. Not `instanceof`: it comes from outside Jest's realm.
      if (!['TypeError', 'TimeoutError'].includes((error as Error).name)) throw error;
      this.unanswered += 1;
      return undefined;
    } finally {
      this.inFlight -= 1;
    }
  }
}
