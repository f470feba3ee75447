import type { Account } from '../account/account.js';
import type { Environment } from '../environment.js';
import type { Sockets } from '../net/sockets.js';
import type { Rest } from '../rest.js';

/** Where a session is found. A seat token of an older link is used instead of one's login. */
export interface SessionAddress {
  readonly game: string;
  readonly sessionId: string;
  readonly token?: string;
}

/** What a live session is made with. */
export interface LiveParts {
  readonly sockets: Sockets;
  readonly account: Account;
  readonly rest: Rest;
  readonly environment: Environment;
}
