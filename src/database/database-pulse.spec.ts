import { connect, createServer } from 'node:net';
import type { AddressInfo, Server, Socket } from 'node:net';
import { until } from '../../test/support/until.js';
import { DatabasePulse } from './database-pulse.js';
import { SteadyPool } from './steady-pool.js';

/** Postgres' message for one it has no connection for. */
function tooManyConnections(): Buffer {
  const fields = Buffer.from('SFATAL\0VFATAL\0C53300\0Msorry, too many clients already\0\0');
  const head = Buffer.alloc(5);
  head.write('E');
  head.writeInt32BE(fields.length + 4, 1);
  return Buffer.concat([head, fields]);
}

describe('Whether Postgres answers', () => {
  let server: Server;
  let pulse: DatabasePulse;
  let url: string;
  let stop: AbortController;
  let asked: number;
  let greet: (socket: Socket) => void;
  beforeEach(async () => {
    asked = 0;
    greet = () => undefined;
    server = createServer((socket) => {
      socket.on('error', () => undefined);
      socket.once('data', () => {
        asked += 1;
        greet(socket);
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    url = `postgres://nobody:nothing@127.0.0.1:${(server.address() as AddressInfo).port}/none`;
    stop = new AbortController();
    pulse = new DatabasePulse(url, stop.signal);
  });
  afterEach(async () => {
    stop.abort();
    await new Promise((resolve) => server.close(resolve));
  });

  it('is no when nothing is heard of it: then no caller is kept waiting for a connection', async () => {
    pulse.suspect();
    expect(pulse.isSilent).toBe(false);
    await until('silence', () => pulse.isSilent);
    const pool = new SteadyPool({ connectionString: url, pulse });
    await expect(pool.query('SELECT 1')).rejects.toMatchObject({ code: '57P03' });
    pulse.heard();
    expect(pulse.isSilent).toBe(false);
  });

  it('is yes as soon as any connection is answered, while it is still in doubt', async () => {
    pulse.suspect();
    await until('a question', () => asked === 1);
    pulse.heard();
    pulse.suspect();
    await until('another question', () => asked === 2);
    expect(pulse.isSilent).toBe(false);
  });

  it('is yes when it says that it has no connection left to give', async () => {
    pulse.suspect();
    await until('silence', () => pulse.isSilent);
    greet = (socket) => socket.end(tooManyConnections());
    await until('a sign of life', () => !pulse.isSilent);
  });

  it('is not asked any more once the server goes down', async () => {
    stop.abort();
    const pool = new SteadyPool({ connectionString: url, pulse });
    await pool.end();
    await expect(pool.query('SELECT 1')).rejects.toThrow('after calling end');
    pulse.suspect();
    // Connections are taken in the order in which they were begun: the only one is this.
    const own = connect((server.address() as AddressInfo).port, '127.0.0.1').end('?');
    await until('a question', () => asked > 0);
    own.destroy();
    expect(asked).toBe(1);
  });
});
