import { newId } from './new-id.js';
import { Pace } from './pace.js';
import { SteadySocket } from './steady-socket.js';
import type { Connection } from './steady-socket.js';

/** One version of a game, and what happened on the way to it. */
export interface Shown<View, Event> {
  readonly version: number;
  readonly view: View;
  readonly events: readonly Event[];
}

export interface PlayerAtTable {
  readonly seat: number;
  readonly name: string;
  readonly kind: 'human' | 'bot' | 'open';
  readonly level: string | null;
}

/** Who sits where, and which seats are one's own. */
export interface Company {
  readonly seats: readonly number[];
  readonly players: readonly PlayerAtTable[];
}

export interface LiveSessionListener<View, Event> {
  shown(next: Shown<View, Event>): void;
  company(company: Company): void;
  connection(state: Connection): void;
  failed(message: string): void;
}

interface Joined<View, Event> extends Company, Omit<Shown<View, Event>, 'events'> {
  readonly entries?: readonly { readonly events: readonly Event[] }[];
}

const BETWEEN_VERSIONS_MS = 700;
const BEFORE_JOINING_AGAIN_MS = 1_000;
/** Asking again will not help. */
const FINAL = ['SESSION_NOT_FOUND', 'GAME_NOT_FOUND', 'BAD_SHAPE'];

/**
 * A game of any kind, followed over its namespace. Every version is shown once, in order and one after the other; after
 * a lost connection, or a server that was restarted, it asks for what it missed.
 */
export class LiveSession<View, Event> {
  private readonly socket: SteadySocket;
  private readonly pace: Pace<Shown<View, Event>>;
  private version = -1;
  private closed = false;

  constructor(
    private readonly at: { readonly namespace: string; readonly sessionId: string; readonly token?: string },
    private readonly listener: LiveSessionListener<View, Event>,
  ) {
    this.pace = new Pace((next) => this.show(next), BETWEEN_VERSIONS_MS);
    this.socket = new SteadySocket(at.namespace, at.token, {
      connect: () => void this.catchUp(),
      lost: () => this.listener.connection('lost'),
    });
    this.socket.hear('session:update', (update: Shown<View, Event>) => this.take(update));
    this.socket.hear('session:presence', () => void this.catchUp());
  }

  /** Plays. What was asked while the connection went away is asked again when it is back, and played once. */
  async act(action: object): Promise<void> {
    const body = { sessionId: this.at.sessionId, action, actionId: newId() };
    const answer = await this.socket.askUntilAnswered<Shown<View, Event>>('session:act', body);
    if (!answer || this.closed) return;
    if (answer.ok) {
      this.take(answer);
      this.pace.hurry();
    } else this.listener.failed(answer.error.message);
  }

  close(): void {
    this.closed = true;
    this.pace.stop();
    this.socket.close();
  }

  private async catchUp(): Promise<void> {
    const { sessionId } = this.at;
    const known = this.pace.last?.version ?? this.version;
    const answer = await (known < 0
      ? this.socket.ask<Joined<View, Event>>('session:join', { sessionId })
      : this.socket.ask<Joined<View, Event>>('session:resume', { sessionId, sinceVersion: known }));
    if (this.closed) return;
    if (answer?.ok) {
      this.listener.connection('connected');
      this.listener.company({ seats: answer.seats, players: answer.players });
      const events = (answer.entries ?? []).flatMap((entry) => entry.events);
      this.take({ version: answer.version, view: answer.view, events });
      return;
    }
    if (answer) this.listener.failed(answer.error.message);
    if (answer && FINAL.includes(answer.error.code)) return;
    // A lost connection comes here again by itself when it is back.
    if (this.socket.connected) window.setTimeout(() => !this.closed && void this.catchUp(), BEFORE_JOINING_AGAIN_MS);
  }

  private take(next: Shown<View, Event>): void {
    if (next.version > (this.pace.last?.version ?? this.version)) this.pace.add(next);
  }

  private show(next: Shown<View, Event>): void {
    this.version = next.version;
    this.listener.shown(next);
  }
}
