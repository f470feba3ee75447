import { io } from 'socket.io-client';
import type { Socket } from 'socket.io-client';

export type Connection = 'connecting' | 'connected' | 'lost';

/** How the server answers every message. */
export type Answer<T> =
  | ({ readonly ok: true } & T)
  | { readonly ok: false; readonly error: { readonly code: string; readonly message: string } };

const PATIENCE_MS = 10_000;
const BEFORE_KNOCKING_AGAIN_MS = 1_000;

/** A socket that comes back by itself, also when it was the server that sent it away. */
export class SteadySocket {
  private readonly socket: Socket;
  private knocking: number | undefined;
  private closed = false;

  constructor(namespace: string, token: string | undefined, on: { connect(): void; lost(): void }) {
    this.socket = io(namespace, {
      auth: token === undefined ? {} : { token },
      transports: ['websocket', 'polling'],
      reconnectionDelay: 500,
      reconnectionDelayMax: 3_000,
    });
    this.socket.on('connect', on.connect);
    for (const reason of ['disconnect', 'connect_error']) {
      this.socket.on(reason, () => {
        on.lost();
        this.knockAgain();
      });
    }
  }

  hear<T>(event: string, listener: (payload: T) => void): void {
    this.socket.on(event, listener);
  }

  /** Undefined: nobody answered. */
  async ask<T>(event: string, body: object): Promise<Answer<T> | undefined> {
    try {
      return (await this.socket.timeout(PATIENCE_MS).emitWithAck(event, body)) as Answer<T>;
    } catch {
      return undefined;
    }
  }

  /** Asks again after a lost connection; the body must carry an id that makes this safe. Undefined: closed meanwhile. */
  async askUntilAnswered<T>(event: string, body: object): Promise<Answer<T> | undefined> {
    while (!this.closed) {
      const answer = await this.ask<T>(event, body);
      if (answer) return answer;
      await this.whenConnected();
    }
    return undefined;
  }

  get connected(): boolean {
    return this.socket.connected;
  }

  close(): void {
    this.closed = true;
    window.clearTimeout(this.knocking);
    this.socket.close();
  }

  private whenConnected(): Promise<void> {
    if (this.socket.connected || this.closed) return Promise.resolve();
    return new Promise((resolve) => this.socket.once('connect', resolve));
  }

  /** Socket.IO reconnects after a lost line, but not after a refusal. */
  private knockAgain(): void {
    if (this.closed || this.socket.active) return;
    window.clearTimeout(this.knocking);
    this.knocking = window.setTimeout(() => this.socket.connect(), BEFORE_KNOCKING_AGAIN_MS);
  }
}
