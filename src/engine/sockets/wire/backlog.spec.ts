import { EventEmitter } from 'node:events';
import { setImmediate as turn } from 'node:timers/promises';
import { Backlog, MOST_WAITING_BYTES } from './backlog.js';
import type { ParlourSocket } from '../parlour-socket.js';

const KB = 1024;

/** A connection as far as a backlog looks at it: what was said, what was handed to the network, and whether it is read. */
class StandIn extends EventEmitter {
  readonly wire = { bufferedAmount: 0, terminate: () => this.emit('close') };
  readonly transport = { writable: true, socket: this.wire };
  closes = 0;

  close(): void {
    this.closes += 1;
  }

  says(size: number): void {
    this.emit('packetCreate', { data: 'x'.repeat(size) });
  }

  /** What was said goes to the network, where it lies until it is read. */
  flush(size: number): void {
    this.emit('flush');
    this.transport.writable = false;
    this.wire.bufferedAmount += size;
  }

  isRead(): void {
    this.transport.writable = true;
    this.wire.bufferedAmount = 0;
  }

  get backlog(): Backlog {
    return Backlog.of(this as unknown as ParlourSocket['conn']);
  }
}

/** A connection with so much unread. */
function unread(size: number): StandIn {
  const connection = new StandIn();
  void connection.backlog;
  connection.says(size);
  connection.flush(size);
  return connection;
}

describe('What waits for a connection to be read', () => {
  it('lets commands of a client that reads through at once', async () => {
    const connection = unread(60 * KB);
    await connection.backlog.drained();
    expect(connection.backlog.bytes).toBe(60 * KB);
  });

  it('makes commands wait while the last answers are unread, and lets them through in their order', async () => {
    const connection = unread(70 * KB);
    const through: number[] = [];
    const commands = [1, 2, 3].map((number) => connection.backlog.drained().then(() => through.push(number)));
    await turn();
    expect(through).toEqual([]);
    connection.isRead();
    await Promise.all(commands);
    expect(through).toEqual([1, 2, 3]);
  });

  it('lets only some commands wait, and none of a connection that is gone', async () => {
    const connection = unread(70 * KB);
    const commands = Array.from({ length: 20 }, () =>
      connection.backlog.drained().catch((error: { code: string }) => error.code),
    );
    expect(await Promise.race(commands)).toBe('NOT_READING');
    connection.emit('close');
    expect(new Set(await Promise.all(commands))).toEqual(new Set(['NOT_READING']));
  });

  it('closes a connection with too much, after saying why', async () => {
    const connection = unread(MOST_WAITING_BYTES - 10);
    let goodbyes = 0;
    connection.backlog.onOverflow(() => (goodbyes += 1));
    connection.says(5);
    await turn();
    expect([goodbyes, connection.closes]).toEqual([0, 0]);
    connection.says(10);
    await turn();
    expect([goodbyes, connection.closes]).toEqual([1, 1]);
  });
});
