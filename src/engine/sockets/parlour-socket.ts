import type { DefaultEventsMap, Namespace, Socket } from 'socket.io';
import type { Account } from '../../auth/account.js';

/** What the server knows of a socket. It travels to other instances, so nothing that is only ours stands here. */
interface SocketData {
  /** Undefined: a spectator without a token. */
  account: Account | undefined;
}

/** Events go by name: a game adds its own, and the door knows which ones there are. */
export type ParlourSocket = Socket<DefaultEventsMap, DefaultEventsMap, DefaultEventsMap, SocketData>;
export type ParlourNamespace = Namespace<DefaultEventsMap, DefaultEventsMap, DefaultEventsMap, SocketData>;
