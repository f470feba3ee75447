import type { Manager } from 'socket.io-client';
import type { Account } from '../account/account.js';
import { Line } from './line.js';

interface Shared {
  readonly line: Line;
  users: number;
}

/** A line for as long as it is needed. */
export interface Lent {
  readonly line: Line;
  release(): void;
}

/**
 * The sockets of one server: all namespaces share one connection, and all users of a namespace one line. Socket.IO is
 * loaded when the first line is wanted, so that a page without one does not carry it.
 */
export class Sockets {
  private manager: Promise<Manager> | undefined;
  private readonly lines = new Map<string, Promise<Shared>>();

  constructor(
    private readonly url: string,
    private readonly account: Account,
  ) {}

  /** A line to a namespace. With a token of its own it has a connection of its own: one connection, one identity. */
  async open(namespace: string, token?: string): Promise<Lent> {
    if (token !== undefined) {
      const manager = await connect(this.url);
      const line = new Line(manager.socket(namespace), this.account, token);
      return { line, release: () => line.close() };
    }
    const opening = this.lines.get(namespace) ?? this.openShared(namespace);
    this.lines.set(namespace, opening);
    const shared = await opening;
    shared.users += 1;
    let released = false;
    return {
      line: shared.line,
      release: () => {
        if (released) return;
        released = true;
        shared.users -= 1;
        if (shared.users > 0) return;
        this.lines.delete(namespace);
        shared.line.close();
      },
    };
  }

  close(): void {
    for (const opening of this.lines.values()) void opening.then(({ line }) => line.close());
    this.lines.clear();
  }

  private async openShared(namespace: string): Promise<Shared> {
    this.manager ??= connect(this.url);
    try {
      const manager = await this.manager;
      return { line: new Line(manager.socket(namespace), this.account), users: 0 };
    } catch (error) {
      // A chunk that did not load may load the next time.
      this.manager = undefined;
      this.lines.delete(namespace);
      throw error;
    }
  }
}

async function connect(url: string): Promise<Manager> {
  const { Manager } = await import('socket.io-client');
  const options = {
    autoConnect: false,
    transports: ['websocket', 'polling'],
    reconnectionDelay: 500,
    reconnectionDelayMax: 3_000,
  };
  return url === '' ? new Manager(options) : new Manager(url, options);
}
