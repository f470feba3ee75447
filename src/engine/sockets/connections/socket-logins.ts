import { Injectable } from '@nestjs/common';
import { ServerClock } from '../../../common/clock/server-clock.js';
import { AccountEvents } from '../../../auth/account-events.js';
import type { Revoked, RevokedReason } from '../../../auth/account-events.js';
import type { Account } from '../../../auth/account.js';
import { AuthService } from '../../../auth/auth.service.js';
import { unauthenticated } from '../../../auth/logins/access-tokens.js';
import { ApiError } from '../../../common/api-error.js';
import { InstanceBus } from '../../../common/cluster/instance-bus.js';
import { ConnectionLimits } from '../../../common/limits/connection-limits.js';
import type { Notice } from '../events.js';
import { sayGoodbye } from './goodbye.js';
import type { ParlourNamespace, ParlourSocket } from '../parlour-socket.js';
import { takePlace } from './socket-entrance.js';
import { accountRooms, loginRoom, userRoom } from '../company/viewer-rooms.js';
import { toWireError } from '../wire/wire-error.js';

/** A timer cannot wait longer than this. */
const LONGEST_WAIT_MS = 2 ** 31 - 1;

const GOODBYES: Readonly<Record<RevokedReason, Notice>> = {
  banned: { code: 'BANNED', message: 'This account is banned.' },
  logout: { code: 'LOGGED_OUT', message: 'You have signed out.' },
  'token-reuse': { code: 'LOGIN_ENDED', message: 'This login has ended. Sign in again.' },
  'role-changed': { code: 'ROLE_CHANGED', message: 'Your role has changed. Connect again.' },
};

/** Who a socket is, for as long as its token is good. */
@Injectable()
export class SocketLogins {
  /** Those that came after the one of the handshake. */
  private readonly tokens = new WeakMap<ParlourSocket, string>();
  private readonly expiries = new WeakMap<ParlourSocket, NodeJS.Timeout>();

  constructor(
    private readonly auth: AuthService,
    private readonly events: AccountEvents,
    private readonly limits: ConnectionLimits,
    private readonly bus: InstanceBus,
    private readonly clock: ServerClock,
  ) {}

  /** Lets in clients with a good token, and, unless `needed`, clients with none. Returns what stops it. */
  guard(namespace: ParlourNamespace, needed: boolean): () => void {
    namespace.use((socket, next) => {
      this.identify(socket, needed).then(
        () => next(),
        (thrown: unknown) => next(refusal(thrown)),
      );
    });
    const stops = [
      this.events.onRevoked((revoked) => dismiss(namespace, revoked)),
      this.bus.onGap(() => void this.lookAgain(namespace)),
    ];
    return () => stops.forEach((stop) => stop());
  }

  /** Keeps a connected socket honest until its token ends. */
  async watch(socket: ParlourSocket): Promise<void> {
    const { account } = socket.data;
    await socket.join(accountRooms(account));
    socket.once('disconnect', () => clearTimeout(this.expiries.get(socket)));
    if (account?.kind !== 'user') return;
    this.expire(socket, account.expiresAt);
    // An account that was banned between the look at the token and the door is not in the room that hears of it.
    await this.look(socket);
  }

  /** A fresh token lets the socket of the same user go on. */
  async refresh(socket: ParlourSocket, token: string): Promise<number | null> {
    const account = await this.auth.authenticate(token);
    const before = socket.data.account;
    if (before?.kind !== 'user' || account.kind !== 'user' || account.id !== before.id) {
      throw new ApiError(403, 'OTHER_ACCOUNT', 'This token belongs to another account. Connect again with it.');
    }
    if (before.loginId !== undefined && before.loginId !== account.loginId) {
      await socket.leave(loginRoom(before.loginId));
    }
    await socket.join(accountRooms(account));
    socket.data.account = account;
    this.tokens.set(socket, token);
    this.expire(socket, account.expiresAt);
    return account.expiresAt ?? null;
  }

  /** What another instance has revoked may not have been heard. */
  private async lookAgain(namespace: ParlourNamespace): Promise<void> {
    for (const socket of [...namespace.sockets.values()]) {
      if (socket.data.account?.kind === 'user') await this.look(socket);
    }
  }

  private async look(socket: ParlourSocket): Promise<void> {
    const token = this.tokens.get(socket) ?? tokenOf(socket);
    await this.auth.authenticate(token).catch((thrown: unknown) => {
      const { code, message } = toWireError(thrown);
      if (code === 'BANNED' || code === 'UNAUTHENTICATED') {
        sayGoodbye(socket, code === 'BANNED' ? 'BANNED' : 'LOGIN_ENDED', message);
      }
    });
  }

  private async identify(socket: ParlourSocket, needed: boolean): Promise<void> {
    const token = tokenOf(socket);
    socket.data.account = token === undefined && !needed ? undefined : await this.account(token);
    await takePlace(socket, socket.data.account, this.limits);
  }

  private account(token: unknown): Promise<Account> {
    if (token !== undefined && typeof token !== 'string') throw unauthenticated();
    return this.auth.authenticate(token);
  }

  private expire(socket: ParlourSocket, at: number | undefined): void {
    clearTimeout(this.expiries.get(socket));
    if (at === undefined || !socket.connected) return;
    const end = (): void => sayGoodbye(socket, 'TOKEN_EXPIRED', 'The access token has expired. Refresh it.');
    this.expiries.set(socket, setTimeout(end, Math.min(Math.max(0, at - this.clock.now()), LONGEST_WAIT_MS)));
  }
}

/** Only the handshake's `auth` is looked at: an address ends up in logs and histories. */
function tokenOf(socket: ParlourSocket): unknown {
  return (socket.handshake.auth as { token?: unknown }).token ?? undefined;
}

/** Reaches the client's `connect_error`, with the code in its `data`. */
function refusal(thrown: unknown): Error {
  const data = toWireError(thrown);
  return Object.assign(new Error(data.message), { data });
}

/** Only those of this process: every instance hears of it. */
function dismiss(namespace: ParlourNamespace, { userId, loginId, reason }: Revoked): void {
  const room = loginId === undefined ? userRoom(userId) : loginRoom(loginId);
  namespace.local.to(room).emit('notice', GOODBYES[reason]);
  namespace.local.in(room).disconnectSockets();
}
