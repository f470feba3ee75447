import type { Role } from './entities/user.entity.js';

/** A person with an account, guests included. */
export interface UserAccount {
  readonly kind: 'user';
  readonly id: string;
  readonly name: string;
  readonly role: Role;
  readonly guest: boolean;
  /** The login this token came from; live sockets are closed by it on logout. */
  readonly loginId?: string;
  /** When the token ends, in milliseconds; a socket must not outlive it. */
  readonly expiresAt?: number;
}

/** The holder of a seat token. The hash proves nothing yet: only the session knows whether it has such a seat. */
interface SeatAccount {
  readonly kind: 'seat';
  readonly tokenHash: string;
}

/** The caller, as the rest of the server knows him. */
export type Account = UserAccount | SeatAccount;
