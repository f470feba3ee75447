import { createServer, request } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { WebSocket, WebSocketServer } from 'ws';

/** What becomes of a message: the texts that go on, each after so many milliseconds or after something. None: it is lost. */
export type Fate = readonly (
  { readonly text: string; readonly afterMs: number } | { readonly text: string; readonly after: Promise<unknown> }
)[];

/** What the proxy does to what passes; everything it does not name passes as it is. */
export interface Meddling {
  toClient?(message: string): Fate;
  toServer?(message: string): Fate;
  /** The body of a REST answer, or what to send instead. */
  answer?(path: string, body: string): string;
}

/** Stands between a client and the server, and does to their messages what bad lines do. */
export class MeddlingProxy {
  meddling: Meddling = {};
  /** Every REST request, as `POST /api/auth/refresh`. */
  readonly requests: string[] = [];
  /** Closed: new connections are refused, as if the server were gone. */
  private open = true;
  private readonly pairs = new Set<{ readonly client: WebSocket; readonly server: WebSocket }>();

  private constructor(
    private readonly target: URL,
    private readonly http: Server,
  ) {}

  static async start(target: string): Promise<MeddlingProxy> {
    // What the server tells of its patience passes through: here it is kept as well.
    const http = createServer({ keepAliveTimeout: 120_000 });
    const proxy = new MeddlingProxy(new URL(target), http);
    const sockets = new WebSocketServer({ noServer: true, perMessageDeflate: false });
    http.on('request', (asked, answer) => proxy.pass(asked, answer));
    http.on('upgrade', (asked, socket, head) => {
      if (!proxy.open) socket.destroy();
      else sockets.handleUpgrade(asked, socket, head, (client) => proxy.join(client, asked.url ?? '/'));
    });
    await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
    return proxy;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.http.address() as AddressInfo).port}`;
  }

  /** Cuts every WebSocket, without a word. */
  cut(): void {
    for (const { client, server } of this.pairs) {
      client.terminate();
      server.terminate();
    }
    this.pairs.clear();
  }

  /** Cuts everything and lets no WebSocket in until `mend`. */
  break(): void {
    this.open = false;
    this.cut();
  }

  mend(): void {
    this.open = true;
  }

  async stop(): Promise<void> {
    this.break();
    this.http.closeAllConnections();
    await new Promise((resolve) => this.http.close(resolve));
  }

  private pass(asked: IncomingMessage, answer: ServerResponse): void {
    const path = asked.url ?? '/';
    this.requests.push(`${asked.method} ${path}`);
    const { hostname, port } = this.target;
    const onward = request({ hostname, port, path, method: asked.method, headers: asked.headers }, (told) => {
      const chunks: Buffer[] = [];
      told.on('data', (chunk: Buffer) => chunks.push(chunk));
      told.on('end', () => {
        const body = Buffer.concat(chunks).toString();
        const said = this.meddling.answer?.(path, body) ?? body;
        const { 'content-length': _length, 'transfer-encoding': _encoding, ...headers } = told.headers;
        answer.writeHead(told.statusCode ?? 502, headers).end(said);
      });
    });
    onward.on('error', () => answer.destroy());
    asked.pipe(onward);
  }

  private join(client: WebSocket, path: string): void {
    const server = new WebSocket(`ws://${this.target.host}${path}`, { perMessageDeflate: false });
    const pair = { client, server };
    this.pairs.add(pair);
    const early: string[] = [];
    const toServer = (text: string): void =>
      server.readyState === WebSocket.OPEN ? server.send(text) : void early.push(text);
    server.on('open', () => early.splice(0).forEach((text) => server.send(text)));
    client.on('message', (data) => send(this.meddling.toServer?.(String(data)), String(data), toServer));
    server.on('message', (data) => {
      const toClient = (text: string): void => void (client.readyState === WebSocket.OPEN && client.send(text));
      send(this.meddling.toClient?.(String(data)), String(data), toClient);
    });
    const end = (): void => {
      this.pairs.delete(pair);
      client.close();
      server.close();
    };
    for (const socket of [client, server]) socket.on('close', end).on('error', end);
  }
}

function send(fate: Fate | undefined, text: string, onward: (text: string) => void): void {
  for (const one of fate ?? [{ text, afterMs: 0 }]) {
    if ('after' in one) void one.after.then(() => onward(one.text));
    else if (one.afterMs === 0) onward(one.text);
    else setTimeout(() => onward(one.text), one.afterMs);
  }
}
