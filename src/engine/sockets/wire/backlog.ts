import { ApiError } from '../../../common/api-error.js';
import type { ParlourSocket } from '../parlour-socket.js';

type Connection = ParlourSocket['conn'];

/** What may wait for one connection to be read. A client that lets more pile up is cut off. */
export const MOST_WAITING_BYTES = 1024 * 1024;
/** With more than this unread, commands of the connection wait. */
const UNREAD_BYTES = 64 * 1024;
/** So many commands wait; each may be as large as a message may be. */
const MOST_WAITING_COMMANDS = 16;
const LOOK_AGAIN_MS = 20;
/** A client that has read nothing for this long, while its commands wait, does not read. */
const PATIENCE_MS = 10_000;
/** How long a connection that is closed may take to hear why. */
const GOODBYE_MS = 2_000;

/** The parts of Engine.IO's packets and transports that tell how much has not been handed to the network. */
interface Outgoing {
  readonly data?: string | Buffer;
}
interface Transport {
  readonly writable: boolean;
  /** The WebSocket; long polling has none. */
  readonly socket?: { readonly bufferedAmount: number; terminate(): void };
}

/**
 * What was said to one connection and has not left this process. It is bounded: a client that does not read costs at most
 * about a megabyte, gets nothing more done, and is closed when it does not begin to read.
 */
export class Backlog {
  private static readonly known = new WeakMap<Connection, Backlog>();

  /** Said since the last handover to the transport, and handed over with that one. */
  private queued = 0;
  private sent = 0;
  private checking = false;
  private closing = false;
  private readonly waiting: { readonly go: () => void; readonly giveUp: (error: ApiError) => void; since: number }[] =
    [];
  private looking: NodeJS.Timeout | undefined;
  private readonly goodbyes = new Set<() => void>();

  private constructor(private readonly connection: Connection) {
    connection.on('packetCreate', ({ data }: Outgoing) => this.add(data?.length ?? 0));
    connection.on('flush', () => {
      this.sent = this.queued;
      this.queued = 0;
    });
    connection.once('close', () => this.end());
  }

  /** Counts from the first packet of a connection on. */
  static of(connection: Connection): Backlog {
    const known = Backlog.known.get(connection) ?? new Backlog(connection);
    Backlog.known.set(connection, known);
    return known;
  }

  /** Says goodbye, in one namespace, before the connection is closed for not reading; returns what forgets it. */
  onOverflow(goodbye: () => void): () => void {
    this.goodbyes.add(goodbye);
    return () => this.goodbyes.delete(goodbye);
  }

  get bytes(): number {
    const { writable, socket } = this.transport;
    return this.queued + (writable ? 0 : Math.min(this.sent, socket?.bufferedAmount ?? this.sent));
  }

  /** Whether the client has read enough for another command to be answered at once, as nearly always. */
  get isDrained(): boolean {
    return this.waiting.length === 0 && this.bytes <= UNREAD_BYTES;
  }

  /** Resolves when it has, in the order of asking. */
  async drained(): Promise<void> {
    if (this.isDrained) return;
    if (this.waiting.length >= MOST_WAITING_COMMANDS) throw unread();
    await new Promise<void>((go, giveUp) => {
      this.waiting.push({ go, giveUp, since: Date.now() });
      this.looking ??= setInterval(() => this.look(), LOOK_AGAIN_MS);
    });
  }

  private get transport(): Transport {
    return this.connection.transport as unknown as Transport;
  }

  /**
   * The look comes a moment later: what is said within one turn of the event loop is handed over after it, and a client
   * that reads has then been sent it. One message alone may be larger than everything that may wait.
   */
  private add(size: number): void {
    this.queued += size;
    if (this.checking || this.closing || this.bytes <= MOST_WAITING_BYTES) return;
    this.checking = true;
    setImmediate(() => {
      this.checking = false;
      if (this.queued > 0 && this.bytes > MOST_WAITING_BYTES) this.overflow();
    });
  }

  private look(): void {
    if (this.bytes <= UNREAD_BYTES) {
      this.waiting.shift()?.go();
    } else if (Date.now() - (this.waiting[0]?.since ?? Infinity) > PATIENCE_MS) {
      this.overflow();
    }
    if (this.waiting.length === 0) this.stopLooking();
  }

  private overflow(): void {
    if (this.closing) return;
    this.closing = true;
    for (const goodbye of [...this.goodbyes]) goodbye();
    this.connection.close();
    // Closing waits until everything has been read, which is what does not happen here.
    setTimeout(() => {
      this.transport.socket?.terminate();
      this.connection.close(true);
    }, GOODBYE_MS).unref();
  }

  private end(): void {
    this.closing = true;
    this.stopLooking();
    for (const { giveUp } of this.waiting.splice(0)) giveUp(unread());
    this.goodbyes.clear();
  }

  private stopLooking(): void {
    clearInterval(this.looking);
    this.looking = undefined;
  }
}

function unread(): ApiError {
  return new ApiError(429, 'NOT_READING', 'Read the answers to your last messages first.', { retryAfter: 1 });
}
