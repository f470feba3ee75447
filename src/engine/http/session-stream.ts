import type { Response } from 'express';
import type { SessionUpdate } from '../sessions/session-update.js';

/** Proxies close silent connections; a comment now and then keeps them open. */
const HEARTBEAT_MS = 20_000;
/** A client that has read nothing for this long does not read. */
const PATIENCE_MS = 30_000;

/** What a stream tells first, or after it has fallen behind: the whole session, or what happened since a version. */
export type Telling =
  | { readonly event: 'session'; readonly data: { readonly version: number } }
  | { readonly event: 'update'; readonly data: SessionUpdate };

/** Where a stream gets what its client has not been told; undefined: there is nothing newer. */
export type Teller = (told: number | undefined) => Promise<Telling | undefined>;

/**
 * One client's event stream: each version once and in order. Nothing waits in memory for a client that does not read: it is
 * told in one piece what it missed when it reads again, and cut off when it does not.
 */
export class SessionStream {
  private teller: Teller | undefined;
  private told: number | undefined;
  private behind = true;
  private telling = false;
  private unreadSince: number | undefined;
  private ended = false;
  private readonly cleanups: (() => void)[] = [];

  constructor(
    private readonly response: Response,
    /** Asked with every heartbeat: whether the client may still listen. */
    private readonly mayStay: () => Promise<boolean>,
  ) {
    const heartbeat = setInterval(() => void this.beat(), HEARTBEAT_MS);
    this.onEnd(() => clearInterval(heartbeat));
    // The client may be gone before the first version is read: everything that is begun from here on ends with it.
    response.once('close', () => this.end());
    response.on('drain', () => {
      this.unreadSince = undefined;
      this.catchUp();
    });
    // Gone while its token was looked at: `close` has been told already, and will not be told again.
    if (response.destroyed || (response.socket?.destroyed ?? true)) this.end();
  }

  /** Runs at the end of the stream, or at once if it has ended. */
  onEnd(cleanup: () => void): void {
    if (this.ended) cleanup();
    else this.cleanups.push(cleanup);
  }

  get hasEnded(): boolean {
    return this.ended;
  }

  /** Answers with the headers and with what the client does not have yet. */
  begin(teller: Teller, has: number | undefined): void {
    if (this.ended) return;
    this.teller = teller;
    this.told = has;
    const { response } = this;
    response.set({ 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store', 'X-Accel-Buffering': 'no' });
    response.flushHeaders();
    this.catchUp();
  }

  /** The session has moved: told at once where the client has everything before it. */
  hear(from: number, update: () => SessionUpdate): void {
    this.behind = true;
    if (this.ended || this.telling || this.isUnread || from !== this.told) return this.catchUp();
    this.behind = false;
    this.send({ event: 'update', data: update() });
  }

  /** From here on nothing more is told. */
  end(): void {
    if (this.ended) return;
    this.abandon();
    this.response.end();
  }

  /** Lets go of everything without an answer: that is for the error to give. */
  abandon(): void {
    this.ended = true;
    for (const cleanup of this.cleanups.splice(0)) cleanup();
  }

  private get isUnread(): boolean {
    return this.unreadSince !== undefined;
  }

  private catchUp(): void {
    if (this.ended || this.telling || this.isUnread || !this.behind || !this.teller) return;
    this.telling = true;
    this.tellMissed(this.teller).catch(() => this.end()); // the client comes back and says what it has
  }

  private async tellMissed(teller: Teller): Promise<void> {
    while (this.behind && !this.ended && !this.isUnread) {
      this.behind = false;
      const telling = await teller(this.told);
      if (telling && !this.ended) this.send(telling);
    }
    this.telling = false;
  }

  private send({ event, data }: Telling): void {
    this.told = data.version;
    this.write(`id: ${data.version}\nevent: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
  }

  private write(text: string): void {
    if (!this.response.write(text)) this.unreadSince ??= Date.now();
  }

  private async beat(): Promise<void> {
    if (this.unreadSince !== undefined) {
      if (Date.now() - this.unreadSince > PATIENCE_MS) this.response.destroy();
      return;
    }
    if (!(await this.mayStay())) return this.end();
    if (this.ended) return;
    this.write(': still here\n\n');
    this.behind = true;
    this.catchUp();
  }
}
