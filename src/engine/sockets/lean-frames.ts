import type { Server } from 'socket.io';

type Sent = (error?: Error) => void;

/** The parts of a `ws` socket that Engine.IO itself writes prepared frames by. */
interface WebSocketLike {
  readonly readyState: number;
  readonly _sender: { sendFrame(frame: readonly Buffer[], sent: Sent): void };
  send(data: unknown, ...more: unknown[]): void;
}

interface Options {
  WebSocket: new (...given: never[]) => WebSocketLike;
}

interface Engine {
  readonly ws: { readonly options: Options };
  /** `wsEngine`: what `ws` is made with, once more when the HTTP server listens. */
  readonly opts: { wsEngine: new (options: object) => Engine['ws'] };
}

const OPEN = 1;
/** A frame that is the whole of a text message. */
const TEXT = 0x81;

/**
 * A text leaves as one piece of memory with the head of its frame. By itself `ws` hands both to the connection, which puts them
 * together in a costlier way; most of what is told are such texts, one or two of them for every action.
 */
export function sendLeanFrames(server: Server): void {
  const { ws, opts } = server.engine as unknown as Engine;
  const { WebSocket } = ws.options;
  class LeanWebSocket extends WebSocket {
    override send(data: unknown, ...more: unknown[]): void {
      const [sent] = more;
      // Nothing is compressed (`perMessageDeflate` is off), so no frame can be waiting inside of the sender.
      if (typeof data !== 'string' || typeof sent !== 'function' || this.readyState !== OPEN) super.send(data, ...more);
      else this._sender.sendFrame([textFrame(data)], sent as Sent);
    }
  }
  const Listener = opts.wsEngine;
  opts.wsEngine = class extends Listener {
    constructor(options: object) {
      super({ ...options, WebSocket: LeanWebSocket });
    }
  };
}

function textFrame(text: string): Buffer {
  const length = Buffer.byteLength(text);
  const head = length < 126 ? 2 : length < 65_536 ? 4 : 10;
  const frame = Buffer.allocUnsafe(head + length);
  frame[0] = TEXT;
  if (head === 2) frame[1] = length;
  else if (head === 4) frame.writeUInt16BE(length, 2);
  else frame.writeBigUInt64BE(BigInt(length), 2);
  if (head > 2) frame[1] = head === 4 ? 126 : 127;
  frame.write(text, head);
  return frame;
}
