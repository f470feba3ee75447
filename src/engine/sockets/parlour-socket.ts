import type { DefaultEventsMap, Namespace, Socket } from 'socket.io';
import type { Account } from '../../auth/account.js';
import type { Seat } from '../core/index.js';
import type { LiveSession } from '../sessions/session.js';

/** A table a socket has come to, and the seats it has there. */
export interface JoinedTable extends Pick<LiveSession, 'id' | 'seats'> {
  readonly mine: readonly Seat[];
}

/** What the server knows of a socket. */
export interface SocketData {
  /** Undefined: a spectator without a token. */
  account: Account | undefined;
  /** The sessions it has joined, by their ids. */
  joined: Map<string, JoinedTable>;
}

/** Events go by name: a game adds its own, and the door knows which ones there are. */
export type ParlourSocket = Socket<DefaultEventsMap, DefaultEventsMap, DefaultEventsMap, SocketData>;
export type ParlourNamespace = Namespace<DefaultEventsMap, DefaultEventsMap, DefaultEventsMap, SocketData>;
