import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Server } from 'socket.io';
import { Wire } from './wire.js';

describe('A wire', () => {
  it('does not wait for ever at a door whose server dies before it has let anybody in', async () => {
    const http = createServer();
    const server = new Server(http);
    // The connection stands, no client is let in, and then it breaks: as when a server is killed just then.
    server.of('/check').use((socket) => socket.conn.close());
    await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
    const { port } = http.address() as AddressInfo;
    try {
      await expect(Wire.open(`http://127.0.0.1:${port}`, '/check', {})).rejects.toThrow('before anybody was let in');
    } finally {
      await server.close();
    }
  });
});
