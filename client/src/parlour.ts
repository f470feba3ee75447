import type { GameShape } from '../../src/engine/core/game.js';
import { Account } from './account/account.js';
import { findEnvironment } from './environment.js';
import type { Environment } from './environment.js';
import { GameHandle } from './game-handle.js';
import type { ShapeOf } from './games/index.js';
import { Sockets } from './net/sockets.js';
import type { GameInfo } from './nouns.types.js';
import { Rest } from './rest.js';
import { Matchmaking, Rooms } from './rooms.js';
import { LiveSource } from './session/live-source.js';
import type { SessionAddress } from './session/live.types.js';
import { ReplaySource } from './session/replay-source.js';
import type { ReplayAddress } from './session/replay-source.js';
import { Sessions } from './sessions.js';

/** A Parlour server: one's account there, its games, rooms and sessions. */
export class Parlour {
  readonly account: Account;
  readonly rest: Rest;
  readonly sockets: Sockets;
  readonly sessions: Sessions;
  readonly rooms: Rooms;
  readonly matchmaking: Matchmaking;
  private readonly environment: Environment;

  constructor(
    /** Where the server is, without a slash at the end; empty: where the page came from. */
    readonly url: string,
    environment: Partial<Environment> = {},
  ) {
    this.environment = { ...findEnvironment(), ...environment };
    this.account = new Account(url, this.environment);
    this.rest = new Rest(url, this.account);
    this.sockets = new Sockets(url, this.account);
    this.sessions = new Sessions(this.rest);
    this.rooms = new Rooms(this.rest);
    this.matchmaking = new Matchmaking(this.rest);
  }

  /** The catalogue. */
  async games(): Promise<readonly GameInfo[]> {
    return (await this.rest.get<{ readonly games: readonly GameInfo[] }>('/api/games')).games;
  }

  /** A game by its id, with its types if this package knows them; of any other game they can be given. */
  game<Id extends string>(id: Id): GameHandle<ShapeOf<Id>>;
  game<G extends GameShape>(id: string): GameHandle<G>;
  game(id: string): GameHandle {
    return new GameHandle(this, id);
  }

  /** A session as it is played, for a seat or a spectator. */
  open<G extends GameShape = GameShape>(at: SessionAddress): LiveSource<G> {
    return new LiveSource<G>({ ...this, environment: this.environment }, at);
  }

  /** A session looked back at. */
  replay<G extends GameShape = GameShape>(at: ReplayAddress): ReplaySource<G> {
    return new ReplaySource<G>(this.rest, this.sessions, at);
  }

  /** Ends every connection and timer. */
  close(): void {
    this.sockets.close();
    this.account.close();
  }
}

/** A Parlour server by its address. */
export function parlour(url = '', environment: Partial<Environment> = {}): Parlour {
  return new Parlour(url.replace(/\/+$/, ''), environment);
}
