import type { GameShape } from '../../src/engine/core/game.js';
import type { GameInfo, ListedSession, NewSession, SessionsQuery } from './nouns.types.js';
import type { Parlour } from './parlour.js';
import type { LiveSource } from './session/live-source.js';
import type { ReplaySource } from './session/replay-source.js';
import { Table } from './session/table.js';

/** A game against bots, or of several own seats. */
export interface PlayWanted<G extends GameShape> extends Omit<NewSession<G['options']>, 'seats'> {
  /** The levels of the bots, one for each. Left out: as many of the usual level as the game needs. */
  readonly bots?: readonly string[];
  /** How many seats are one's own. */
  readonly seats?: number;
  /** What the own seats bring. */
  readonly loadout?: object;
}

/** One game of the server, with its own types. */
export class GameHandle<G extends GameShape = GameShape> {
  constructor(
    private readonly parlour: Parlour,
    readonly id: string,
  ) {}

  info(): Promise<GameInfo> {
    return this.parlour.rest.get(`/api/games/${encodeURIComponent(this.id)}`);
  }

  /** Starts a game and sits down; as a guest where there is no account yet. */
  async play({ bots, seats = 1, loadout, ...wanted }: PlayWanted<G> = {}): Promise<Table<G>> {
    await this.parlour.account.orGuest();
    const brings = loadout === undefined ? undefined : { loadout };
    const own = Array.from({ length: seats }, () => ({ kind: 'me' as const, ...brings }));
    const others = bots?.map((level) => ({ kind: 'bot' as const, level })) ?? [];
    const usual = bots === undefined && seats === 1 && loadout === undefined;
    const filled = usual ? wanted : { ...wanted, seats: [...own, ...others] };
    const { sessionId } = await this.parlour.sessions.open<G>(this.id, filled);
    return this.sit(sessionId);
  }

  /** A table that exists already. */
  async sit(sessionId: string): Promise<Table<G>> {
    const table = new Table<G>(this.open(sessionId));
    await table.ready();
    return table;
  }

  /** A session as a store, for a page. */
  open(sessionId: string, token?: string): LiveSource<G> {
    return this.parlour.open<G>({ game: this.id, sessionId, ...(token === undefined ? undefined : { token }) });
  }

  replay(sessionId: string, as?: string): ReplaySource<G> {
    return this.parlour.replay<G>({ sessionId, ...(as === undefined ? undefined : { as }) });
  }

  sessions(query: Omit<SessionsQuery, 'game'> = {}): AsyncGenerator<ListedSession, void, undefined> {
    return this.parlour.sessions.list({ ...query, game: this.id });
  }
}
