import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { connect } from 'node:net';
import type { Socket } from 'node:net';

/** A TCP connection that says what it is told to and never reads an answer. */
export class Deaf {
  closed = false;

  private constructor(private readonly socket: Socket) {
    socket.on('error', () => undefined);
    socket.on('close', () => (this.closed = true));
    socket.pause();
  }

  static async open(url: string, first: string): Promise<Deaf> {
    const { hostname, port } = new URL(url);
    const socket = connect(Number(port), hostname);
    const deaf = new Deaf(socket);
    await once(socket, 'connect');
    socket.write(first);
    return deaf;
  }

  /** A socket in a namespace that is let in without being seen to be. */
  static async socket(url: string, namespace: string, auth: object = {}): Promise<Deaf> {
    const key = randomBytes(16).toString('base64');
    const lines = [
      'GET /socket.io/?EIO=4&transport=websocket HTTP/1.1',
      `Host: ${new URL(url).host}`,
      'Connection: Upgrade',
      'Upgrade: websocket',
      'Sec-WebSocket-Version: 13',
      `Sec-WebSocket-Key: ${key}`,
    ];
    const deaf = await Deaf.open(url, `${lines.join('\r\n')}\r\n\r\n`);
    await new Promise((resolve) => setTimeout(resolve, 100));
    deaf.frame(`40${namespace},${JSON.stringify(auth)}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
    return deaf;
  }

  /** An event stream that is asked for and not read. */
  static stream(url: string, sessionId: string, token?: string): Promise<Deaf> {
    const lines = [`GET /api/sessions/${sessionId}/stream HTTP/1.1`, `Host: ${new URL(url).host}`];
    if (token !== undefined) lines.push(`Authorization: Bearer ${token}`);
    return Deaf.open(url, `${lines.join('\r\n')}\r\n\r\n`);
  }

  /** A message of Socket.IO that wants an answer. */
  says(namespace: string, number: number, event: string, body: object): void {
    this.frame(`42${namespace},${number}${JSON.stringify([event, body])}`);
  }

  /** Answers the heartbeat without having heard it. */
  pong(): void {
    this.frame('3');
  }

  end(): void {
    this.socket.destroy();
  }

  private frame(text: string): void {
    if (this.socket.destroyed) return;
    const payload = Buffer.from(text);
    const mask = randomBytes(4);
    const head =
      payload.length < 126
        ? Buffer.from([0x81, 0x80 | payload.length])
        : Buffer.from([0x81, 0x80 | 126, payload.length >> 8, payload.length & 0xff]);
    this.socket.write(Buffer.concat([head, mask, payload.map((byte, index) => byte ^ mask[index % 4]!)]));
  }
}
