import { io } from 'socket.io-client';
import type { Socket } from 'socket.io-client';
import type { GameEvent, GameView } from './game-types.js';

/** One version of the game, and what happened on the way to it. */
export interface Shown {
  readonly version: number;
  readonly view: GameView;
  readonly events: readonly GameEvent[];
}

export interface LiveGameListener {
  shown(next: Shown): void;
  seated(seats: readonly number[]): void;
  connection(state: 'connecting' | 'connected' | 'lost'): void;
  failed(message: string): void;
}

interface Answer {
  readonly ok: boolean;
  readonly error?: { readonly code: string; readonly message: string };
  readonly version?: number;
  readonly view?: GameView;
  readonly events?: readonly GameEvent[];
  readonly entries?: readonly { readonly version: number; readonly events: readonly GameEvent[] }[];
  readonly seats?: readonly number[];
}

/** The bot's placement and its slide are seen one after the other. */
const BETWEEN_ACTIONS_MS = 650;
const PATIENCE_MS = 10_000;

/**
 * A game followed over a socket. Every version is shown once and in order; after a lost connection, or a server that
 * was restarted, it asks for what it missed.
 */
export class LiveGame {
  private readonly socket: Socket;
  private version = -1;
  private readonly waiting: Shown[] = [];
  private timer: number | undefined;
  private closed = false;

  constructor(
    private readonly gameId: string,
    token: string | undefined,
    private readonly listener: LiveGameListener,
  ) {
    this.socket = io('/four-in-a-square', { auth: token ? { token } : {}, transports: ['websocket', 'polling'] });
    this.socket.on('connect', () => void this.catchUp());
    this.socket.on('disconnect', () => this.listener.connection('lost'));
    this.socket.on('connect_error', () => this.listener.connection('lost'));
    this.socket.on('session:update', (update: Shown) => this.take(update));
  }

  /** Plays, and says whether it was accepted. A refusal is told to the player. */
  async act(action: object): Promise<boolean> {
    const answer = await this.ask('session:act', { sessionId: this.gameId, action, actionId: crypto.randomUUID() });
    if (answer.ok) this.take({ version: answer.version!, view: answer.view!, events: answer.events ?? [] });
    else this.listener.failed(answer.error?.message ?? 'That did not work.');
    return answer.ok;
  }

  close(): void {
    this.closed = true;
    window.clearTimeout(this.timer);
    this.socket.close();
  }

  private async catchUp(): Promise<void> {
    const first = this.version < 0;
    const answer = first
      ? await this.ask('session:join', { sessionId: this.gameId })
      : await this.ask('session:resume', { sessionId: this.gameId, sinceVersion: this.version });
    if (this.closed) return;
    if (!answer.ok) {
      this.listener.failed(answer.error?.message ?? 'This game cannot be joined.');
      return;
    }
    this.listener.connection('connected');
    this.listener.seated(answer.seats ?? []);
    const events = (answer.entries ?? []).flatMap((entry) => entry.events);
    this.take({ version: answer.version!, view: answer.view!, events });
  }

  private take(next: Shown): void {
    if (next.version <= Math.max(this.version, this.waiting.at(-1)?.version ?? -1)) return;
    this.waiting.push(next);
    if (this.timer === undefined) this.showNext();
  }

  private showNext(): void {
    const next = this.waiting.shift();
    this.timer = undefined;
    if (!next || this.closed) return;
    this.version = next.version;
    this.listener.shown(next);
    this.timer = window.setTimeout(() => this.showNext(), BETWEEN_ACTIONS_MS);
  }

  private async ask(event: string, body: object): Promise<Answer> {
    try {
      return (await this.socket.timeout(PATIENCE_MS).emitWithAck(event, body)) as Answer;
    } catch {
      return { ok: false, error: { code: 'NO_ANSWER', message: 'The server did not answer. It will be tried again.' } };
    }
  }
}
