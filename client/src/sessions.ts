import type { GameShape } from '../../src/engine/core/game.js';
import type { Proof } from '../../src/engine/core/proof.js';
import { newId } from './new-id.js';
import type {
  Forecasts,
  JoinSession,
  ListedSession,
  NewSession,
  Preview,
  SessionsQuery,
  WaitingSession,
} from './nouns.types.js';
import type { Rest } from './rest.js';
import type { HistoryEntry, SessionPage, SessionPicture, SessionUpdate } from './wire.js';

/** How an action is sent over REST. */
export interface RestAct {
  /** The version the action was chosen at; another one is a conflict. */
  readonly expectedVersion?: number;
  /** The same again is answered the same again, and played once; made up if left out. */
  readonly key?: string;
  /** The answer waits until the bots have moved. */
  readonly waitForTurn?: boolean;
}

/** Sessions over REST, of any game. */
export class Sessions {
  constructor(private readonly rest: Rest) {}

  /** Starts a game at once, or waits for people in its open seats. */
  open<G extends GameShape = GameShape>(
    game: string,
    wanted: NewSession<G['options']> = {},
    key = newId(),
  ): Promise<SessionPage<G> | WaitingSession> {
    return this.rest.post('/api/sessions', { game, ...wanted }, { key });
  }

  get<G extends GameShape = GameShape>(sessionId: string): Promise<SessionPage<G>> {
    return this.rest.get(at(sessionId));
  }

  /** Games open to watchers, or one's own; newest first. */
  list({ mine, ...query }: SessionsQuery = {}): AsyncGenerator<ListedSession, void, undefined> {
    return this.rest.all('/api/sessions', { ...query, ...(mine ? { mine } : undefined) });
  }

  join<G extends GameShape = GameShape>(
    sessionId: string,
    how: JoinSession = {},
  ): Promise<SessionPage<G> | WaitingSession> {
    return this.rest.post(`${at(sessionId)}/join`, how);
  }

  act<G extends GameShape = GameShape>(
    sessionId: string,
    action: G['action'],
    { key = newId(), waitForTurn, expectedVersion }: RestAct = {},
  ): Promise<SessionUpdate<G>> {
    const body = { action, ...(expectedVersion === undefined ? undefined : { expectedVersion }) };
    return this.rest.post(`${at(sessionId)}/actions`, body, { key, query: { waitForTurn } });
  }

  resign<G extends GameShape = GameShape>(sessionId: string): Promise<SessionUpdate<G>> {
    return this.rest.post(`${at(sessionId)}/resign`);
  }

  preview<G extends GameShape = GameShape>(sessionId: string, action: G['action']): Promise<Preview> {
    return this.rest.post(`${at(sessionId)}/preview`, { action });
  }

  /** What one would hear of each of these actions, up to the first draw or chance; nothing where a game foretells nothing. */
  forecasts<G extends GameShape = GameShape>(
    sessionId: string,
    actions: readonly G['action'][],
    token?: string,
  ): Promise<Forecasts<G>> {
    return this.rest.post(`${at(sessionId)}/forecasts`, { actions }, { token });
  }

  /** What happened after a version, page by page as it is asked for. `as`: `all`, `public`, `seat0`, once that may be told. */
  async *history<G extends GameShape = GameShape>(
    sessionId: string,
    { since = 0, as }: { readonly since?: number; readonly as?: string } = {},
  ): AsyncGenerator<HistoryEntry<G>, void, undefined> {
    for (let next: number | null = since; next !== null;) {
      const page: { entries: readonly HistoryEntry<G>[]; next: number | null } = await this.rest.get(
        `${at(sessionId)}/history`,
        { query: { since: next, limit: 500, as } },
      );
      yield* page.entries;
      next = page.next;
    }
  }

  /** The table as it was at a version, as far as one may look back. */
  at<G extends GameShape = GameShape>(sessionId: string, version: number, as?: string): Promise<SessionPicture<G>> {
    return this.rest.get(`${at(sessionId)}/at/${version}`, { query: { as } });
  }

  /** After the end: everything needed to check the game offline. */
  proof(sessionId: string): Promise<Proof> {
    return this.rest.get(`${at(sessionId)}/proof`);
  }
}

function at(sessionId: string): string {
  return `/api/sessions/${encodeURIComponent(sessionId)}`;
}
