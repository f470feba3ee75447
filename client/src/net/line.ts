import type { Socket } from 'socket.io-client';
import type { Account } from '../account/account.js';
import { quietTimer } from '../environment.js';
import { Problem } from '../problem.js';
import type { Answer, Notice, WireError } from '../wire.js';

/** What a line tells its users besides what they listen for. */
export interface LineListener {
  up(): void;
  down(): void;
  /** The server will not have this account, or has no such namespace. */
  ended(problem: Problem): void;
}

const PATIENCE_MS = 10_000;
const BEFORE_KNOCKING_AGAIN_MS = 1_000;
/** Knocking again will not help. */
const FINAL = new Set(['BANNED', 'LOGGED_OUT', 'LOGIN_ENDED', 'NO_NAMESPACE', 'INVALID_NAMESPACE']);
const STALE_TOKEN = new Set(['TOKEN_EXPIRED', 'UNAUTHENTICATED', 'ROLE_CHANGED']);

/** One namespace of the server: comes back by itself, also when it was the server that sent it away. */
export class Line {
  private readonly users = new Set<LineListener>();
  private stopKnocking: () => void = () => {};
  private readonly stopAccount: () => void;
  private farewell: Notice | undefined;
  private used: string | undefined;
  private closed = false;

  constructor(
    private readonly socket: Socket,
    private readonly account: Account,
    /** A token of its own (an old seat token) is never renewed. */
    private readonly fixedToken?: string,
  ) {
    socket.auth = (give) => void this.introduce(give as (auth: object) => void);
    socket.on('connect', () => this.greeted());
    socket.on('disconnect', () => this.lost());
    socket.on('connect_error', (error: Error & { data?: WireError }) => this.refused(error));
    socket.on('notice', (notice: Notice) => (this.farewell = notice));
    this.stopAccount = account.onChange((login) => this.renewed(login?.accessToken));
    socket.connect();
  }

  get connected(): boolean {
    return this.socket.connected;
  }

  /** Hears how the line is; told at once if it is up. Returns what stops it. */
  use(listener: LineListener): () => void {
    this.users.add(listener);
    if (this.connected) listener.up();
    return () => this.users.delete(listener);
  }

  /** Hears a message; returns what stops it. */
  hear<T>(event: string, listener: (payload: T) => void): () => void {
    this.socket.on(event, listener);
    return () => void this.socket.off(event, listener);
  }

  /** Undefined: no answer came. */
  async ask<T extends object>(event: string, body: object, patience = PATIENCE_MS): Promise<Answer<T> | undefined> {
    if (!this.connected) return undefined;
    try {
      return (await this.socket.timeout(patience).emitWithAck(event, body)) as Answer<T>;
    } catch {
      return undefined;
    }
  }

  /** Resolves when the line is up, when it is closed, or when the caller has waited long enough. */
  whenUp(patience?: number): Promise<void> {
    if (this.connected || this.closed) return Promise.resolve();
    return new Promise((resolve) => {
      const stopTimer = patience === undefined ? () => {} : quietTimer(done, patience);
      const stop = this.use({ up: done, down: () => {}, ended: done });
      function done(): void {
        stopTimer();
        stop();
        resolve();
      }
    });
  }

  close(): void {
    this.closed = true;
    this.stopKnocking();
    this.stopAccount();
    // Socket.IO hands the same socket to the next line of this namespace.
    this.socket.removeAllListeners();
    this.socket.close();
    this.tell((user) => user.ended(new Problem('CLOSED', 'This connection was closed.')));
    this.users.clear();
  }

  private async introduce(give: (auth: object) => void): Promise<void> {
    this.used = this.fixedToken ?? (await this.account.token().catch(() => this.account.accessToken));
    give(this.used === undefined ? {} : { token: this.used });
  }

  private greeted(): void {
    this.farewell = undefined;
    // Who signed in while the greeting was on its way is not known here by it.
    this.renewed(this.account.accessToken);
    if (this.connected) this.tell((user) => user.up());
  }

  private lost(): void {
    this.tell((user) => user.down());
    if (this.closed || this.socket.active) return; // Socket.IO comes back by itself after a lost line
    const { farewell } = this;
    if (farewell && FINAL.has(farewell.code)) this.end(Problem.fromWire(farewell));
    else void this.knock(farewell?.code);
  }

  private refused(error: Error & { data?: WireError }): void {
    if (this.closed || this.socket.active) return;
    const code = error.data?.code ?? (error.message === 'Invalid namespace' ? 'INVALID_NAMESPACE' : 'REFUSED');
    if (FINAL.has(code)) this.end(Problem.fromWire({ ...error.data, code, message: error.message }));
    else void this.knock(code);
  }

  /** Socket.IO does not come back after a refusal. A token that was refused is renewed first. */
  private async knock(code: string | undefined): Promise<void> {
    if (code !== undefined && STALE_TOKEN.has(code) && this.used !== undefined && this.fixedToken === undefined) {
      const renewed = await this.account.refresh(this.used).catch(() => undefined);
      if (renewed && !this.closed) return this.comeIn();
    }
    if (this.closed) return;
    this.stopKnocking();
    this.stopKnocking = quietTimer(() => this.comeIn(), BEFORE_KNOCKING_AGAIN_MS);
  }

  /** Not twice: the server sends a client away that introduces itself again while its greeting is on the way. */
  private comeIn(): void {
    if (!this.socket.active) this.socket.connect();
  }

  /** A fresh token lets the socket go on; another account needs another connection. */
  private renewed(token: string | undefined): void {
    if (this.fixedToken !== undefined || token === this.used) return;
    if (!this.connected) return;
    const before = this.used;
    this.used = token;
    if (before === undefined || token === undefined) return this.reconnect();
    void this.ask('auth:refresh', { token }).then((answer) => {
      if (answer && !answer.ok && !this.closed) this.reconnect();
    });
  }

  private reconnect(): void {
    this.socket.disconnect();
    this.socket.connect();
  }

  private end(problem: Problem): void {
    this.tell((user) => user.ended(problem));
  }

  private tell(what: (user: LineListener) => void): void {
    for (const user of [...this.users]) what(user);
  }
}
