import { connect, createServer } from 'node:net';
import type { AddressInfo, Server, Socket } from 'node:net';

/**
 * A TCP proxy in front of something. A partition swallows: connections stay open and nothing comes through, which is what
 * a network does that loses packets. A door that is shut does that to new connections only. A stop ends it: connections
 * break and new ones are refused.
 */
export class TcpProxy {
  private readonly pairs = new Set<readonly [Socket, Socket]>();
  private swallows = false;
  private isShut = false;
  private readonly lost = new Set<readonly [Socket, Socket]>();
  private readonly atTheDoor = new Set<readonly [Socket, Socket]>();
  /** How many connections have found the door shut. */
  waiting = 0;

  private constructor(
    private readonly server: Server,
    /** The address of what stands behind it, by way of this proxy. */
    readonly url: string,
  ) {}

  static async before(target: string): Promise<TcpProxy> {
    const url = new URL(target);
    const [host, port] = [url.hostname, Number(url.port)];
    const server = createServer((near) => proxy.link(near, connect(port, host)));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    url.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
    const proxy = new TcpProxy(server, url.href);
    return proxy;
  }

  /** Nothing comes through in either direction, new connections included. */
  partition(): void {
    this.swallows = true;
    for (const pair of this.pairs) for (const socket of pair) socket.pause();
  }

  heal(): void {
    this.swallows = false;
    for (const pair of this.pairs) for (const socket of pair) socket.resume();
  }

  /** New connections are accepted and then hear nothing; those that there are go on. */
  shut(): void {
    this.isShut = true;
  }

  open(): void {
    this.isShut = false;
    for (const pair of this.atTheDoor) for (const socket of pair) socket.resume();
    this.atTheDoor.clear();
  }

  /** How many connections there are. */
  get size(): number {
    return this.pairs.size;
  }

  /** Nothing comes through the connections that there are, ever again; new ones are as they should be. */
  lose(): void {
    for (const pair of this.pairs) {
      for (const socket of pair) socket.pause();
      this.lost.add(pair);
      this.pairs.delete(pair);
    }
  }

  async stop(): Promise<void> {
    for (const pair of [...this.pairs, ...this.lost]) for (const socket of pair) socket.destroy();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private link(near: Socket, far: Socket): void {
    const pair = [near, far] as const;
    this.pairs.add(pair);
    if (this.isShut) {
      this.waiting += 1;
      this.atTheDoor.add(pair);
    }
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      from.on('data', (chunk) => to.write(chunk));
      from.on('error', () => undefined);
      from.on('close', () => {
        to.destroy();
        this.pairs.delete(pair);
        this.atTheDoor.delete(pair);
      });
      if (this.swallows || this.isShut) from.pause();
    }
  }
}
