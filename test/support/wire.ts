import { io } from 'socket.io-client';
import type { Socket } from 'socket.io-client';
import type { Answer, WireError } from '../../src/engine/sockets/events.js';
import { expectFit } from './socket-misfits.js';

/** What a message was answered, as tests look at it. */
export type Told = { ok: boolean; error?: WireError } & Record<string, unknown>;

/** Nothing takes this long; a test that waits in vain should say so. */
const PATIENCE_MS = 15_000;

export interface Heard {
  readonly event: string;
  readonly body: Record<string, unknown>;
}

/** A socket of a person, which remembers everything it has heard. */
export class Wire {
  readonly heard: Heard[] = [];
  /** Why it was closed. */
  readonly closed: Promise<string>;
  private readonly waiting = new Set<() => void>();

  private constructor(
    readonly socket: Socket,
    private readonly namespace: string,
  ) {
    socket.onAny((event: string, body: Record<string, unknown>) => {
      this.heard.push({ event, body });
      expectFit(namespace, event, 'told', body);
      for (const look of [...this.waiting]) look();
    });
    this.closed = new Promise((resolve) => socket.on('disconnect', resolve));
  }

  /** Connects, or throws what the server refused it with. */
  static async open(url: string, namespace: string, auth: object, more: object = {}): Promise<Wire> {
    const socket = io(url + namespace, {
      auth,
      transports: ['websocket'],
      forceNew: true,
      reconnection: false,
      ...more,
    });
    const wire = new Wire(socket, namespace);
    await new Promise<void>((resolve, reject) => {
      // A connection that breaks between the handshake and the door is neither a connect nor a `connect_error`. One that
      // is turned away closes first and tells why just after.
      const broke = (reason: string): void =>
        void setImmediate(() => {
          socket.close();
          reject(new Error(`The connection broke before anybody was let in: ${reason}`));
        });
      socket.io.once('close', broke);
      socket.once('connect', () => {
        socket.io.off('close', broke);
        resolve();
      });
      socket.once('connect_error', (error: Error & { data?: WireError }) => {
        socket.close();
        reject(Object.assign(new Error(error.message), { code: error.data?.code }));
      });
    });
    return wire;
  }

  /** Says something and waits for the answer, whatever it is. */
  async asks<T extends object = Told>(event: string, ...said: unknown[]): Promise<T> {
    const answer = this.socket.timeout(PATIENCE_MS).emitWithAck(event, ...said) as Promise<T>;
    void answer.then(
      (body) => expectFit(this.namespace, event, 'answer', body),
      () => undefined,
    );
    // A message on a closed socket waits in vain: say why it was closed, with the last that was heard.
    return answer.catch(async (error: unknown) => {
      if (this.socket.connected) throw error;
      throw new Error(`${event} went out on a socket that was closed: ${await this.closed}, ${this.lastWords()}`);
    });
  }

  /** Says something that must be done; waits where it was told to slow down. */
  async does<T extends object = Told>(event: string, body: object): Promise<T> {
    for (;;) {
      const answer = await this.asks<Answer<T>>(event, body);
      if (answer.ok) return answer;
      if (answer.error.code !== 'RATE_LIMITED') throw Object.assign(new Error(answer.error.message), answer.error);
      await new Promise((resolve) => setTimeout(resolve, (answer.error.retryAfter ?? 1) * 1000));
    }
  }

  private lastWords(): string {
    return JSON.stringify(this.heard.at(-1))?.slice(0, 300) ?? 'nothing heard';
  }

  /** The first message of a kind that fits, be it heard already or still to come. */
  async hears<T = Record<string, unknown>>(event: string, fits: (body: T) => boolean = () => true): Promise<T> {
    const find = () => this.heard.find((one) => one.event === event && fits(one.body as T))?.body as T | undefined;
    const already = find();
    if (already !== undefined) return already;
    return new Promise<T>((resolve, reject) => {
      const timer = setTimeout(() => {
        this.waiting.delete(look);
        reject(new Error(`Nobody said ${event}; heard: ${JSON.stringify(this.heard).slice(0, 2000)}`));
      }, PATIENCE_MS);
      const look = (): void => {
        const found = find();
        if (found === undefined) return;
        clearTimeout(timer);
        this.waiting.delete(look);
        resolve(found);
      };
      this.waiting.add(look);
    });
  }

  /** Everything of a kind that was heard so far. */
  all<T = Record<string, unknown>>(event: string): T[] {
    return this.heard.filter((one) => one.event === event).map(({ body }) => body as T);
  }

  close(): void {
    this.socket.close();
  }
}

/** Which of these cards stand in something, anywhere. */
export function revealed(something: unknown, cards: readonly string[]): string[] {
  const text = JSON.stringify(something);
  return cards.filter((card) => text.includes(`"${card}"`));
}
