import { createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';

/** As much of Redis as instances speak: channels, in memory. */
export interface LittleRedis {
  readonly url: string;
  /** Hears everything that is published; returns what stops it. */
  listen(ear: (text: string) => void): () => void;
  stop(): Promise<void>;
}

type Reply = string | number | null | Buffer | readonly Reply[] | Map<string, Reply>;

export async function startLittleRedis(): Promise<LittleRedis> {
  const channels = new Map<string, Set<Socket>>();
  const clients = new Set<Socket>();
  const ears = new Set<(text: string) => void>();

  function answer(socket: Socket, args: Buffer[]): void {
    const [name, ...rest] = args.map(String);
    const reply = (value: Reply): void => void socket.write(encode(value));
    switch (name!.toUpperCase()) {
      case 'HELLO':
        return reply(new Map<string, Reply>([['server', 'redis'], ['version', '7.4.0'], ['proto', 3]])); // prettier-ignore
      case 'SUBSCRIBE':
        for (const channel of rest) {
          channels.set(channel, (channels.get(channel) ?? new Set()).add(socket));
          socket.write(push(['subscribe', channel, 1]));
        }
        return;
      case 'UNSUBSCRIBE':
        for (const channel of rest) {
          channels.get(channel)?.delete(socket);
          socket.write(push(['unsubscribe', channel, 0]));
        }
        return;
      case 'PUBLISH': {
        const hearing = channels.get(rest[0]!) ?? new Set();
        for (const ear of ears) ear(rest[1]!);
        for (const one of hearing) one.write(push(['message', rest[0]!, args[2]!]));
        return reply(hearing.size);
      }
      default:
        return reply('OK');
    }
  }

  const server = createServer((socket) => {
    let unread: Buffer = Buffer.alloc(0);
    clients.add(socket);
    socket.on('error', () => undefined);
    socket.on('close', () => {
      clients.delete(socket);
      for (const hearing of channels.values()) hearing.delete(socket);
    });
    socket.on('data', (chunk) => {
      unread = Buffer.concat([unread, chunk as Buffer]);
      for (let read = readCommand(unread); read; read = readCommand(unread)) {
        unread = unread.subarray(read.length);
        answer(socket, read.args);
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `redis://127.0.0.1:${(server.address() as AddressInfo).port}`,
    listen(ear) {
      ears.add(ear);
      return () => ears.delete(ear);
    },
    async stop() {
      for (const client of clients) client.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** A list of texts as clients send commands; undefined: not all of it is here yet. */
function readCommand(bytes: Buffer): { args: Buffer[]; length: number } | undefined {
  const line = (from: number): [text: string, next: number] | undefined => {
    const end = bytes.indexOf('\r\n', from);
    return end < 0 ? undefined : [bytes.toString('latin1', from, end), end + 2];
  };
  const head = line(0);
  if (!head) return undefined;
  const args: Buffer[] = [];
  let at = head[1];
  for (let left = Number(head[0].slice(1)); left > 0; left--) {
    const size = line(at);
    if (!size) return undefined;
    const end = size[1] + Number(size[0].slice(1));
    if (bytes.length < end + 2) return undefined;
    args.push(bytes.subarray(size[1], end));
    at = end + 2;
  }
  return { args, length: at };
}

function encode(value: Reply): Buffer {
  if (value === null) return Buffer.from('_\r\n');
  if (typeof value === 'number') return Buffer.from(`:${value}\r\n`);
  if (typeof value === 'string' || Buffer.isBuffer(value)) {
    const bytes = Buffer.from(value as string);
    return Buffer.concat([Buffer.from(`$${bytes.length}\r\n`), bytes, Buffer.from('\r\n')]);
  }
  if (value instanceof Map) {
    const flat = [...value].flat() as Reply[];
    return Buffer.concat([Buffer.from(`%${value.size}\r\n`), ...flat.map(encode)]);
  }
  const items = value as readonly Reply[];
  return Buffer.concat([Buffer.from(`*${items.length}\r\n`), ...items.map(encode)]);
}

function push(items: readonly Reply[]): Buffer {
  return Buffer.concat([Buffer.from(`>${items.length}\r\n`), ...items.map(encode)]);
}
