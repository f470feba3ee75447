import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Server } from 'socket.io';
import { WebSocket } from 'ws';
import { sendLeanFrames } from './lean-frames.js';

/** Texts on either side of the lengths at which the head of a frame grows, and some with more bytes than characters. */
const TEXTS = [
  '',
  'a',
  ...[100, 125, 126, 65_535, 65_536, 70_000].map((length) => 'x'.repeat(length)),
  'ä€🂡'.repeat(50),
];

describe('Texts that leave as one piece', () => {
  const http = createServer();
  const server = new Server(http, { perMessageDeflate: false });
  sendLeanFrames(server);
  const received: string[] = [];
  beforeAll(async () => {
    http.listen(0, '127.0.0.1');
    await once(http, 'listening');
  });
  afterAll(() => server.close());

  it('arrive as they were sent, whatever their length, in their order, beside what is binary', async () => {
    const { port } = http.address() as AddressInfo;
    const client = new WebSocket(`ws://127.0.0.1:${port}/socket.io/?EIO=4&transport=websocket`);
    const opened = once(server.engine, 'connection');
    const all = new Promise<void>((resolve) => {
      client.on('message', (data: Buffer, isBinary) => {
        const text = isBinary ? `bytes ${data.length}` : data.toString();
        if (text === '4the end') resolve();
        else if (!text.startsWith('0')) received.push(text);
      });
    });
    const [connection] = (await opened) as [{ send(data: string | Buffer): void; transport: { socket: object } }];
    expect(connection.transport.socket.constructor.name).toBe('LeanWebSocket');
    for (const text of TEXTS) connection.send(text);
    connection.send(Buffer.alloc(5));
    connection.send('the end');
    await all;
    expect(received).toEqual([...TEXTS.map((text) => `4${text}`), 'bytes 5']);
    client.close();
  });
});
