import type { StoreApi } from 'zustand/vanilla';
import type { GameShape } from '../../../src/engine/core/game.js';
import type { Line } from '../net/line.js';
import { Problem } from '../problem.js';
import type { Rest } from '../rest.js';
import type { ChatNews } from '../wire.js';
import type { SessionState } from './source.js';
import { lineOf, readTalk, withoutLine, withTalk } from './talk.js';

/** What is said at a table. */
export class Conversation<G extends GameShape> {
  /** The server does not repeat what is said or hidden while the line is down: it is asked for once the table is there. */
  private isOld = true;

  constructor(
    private readonly state: StoreApi<SessionState<G>>,
    private readonly rest: Rest,
    private readonly at: { readonly sessionId: string; readonly token?: string },
    private readonly closed: () => boolean,
  ) {}

  async say(line: Line, text: string): Promise<'done' | Problem> {
    const body = { sessionId: this.at.sessionId, text };
    const answer = await line.ask<{ readonly message: ChatNews }>('session:chat', body);
    if (!answer) return new Problem('OFFLINE', 'The server does not answer.');
    if (!answer.ok) return Problem.fromWire(answer.error);
    this.said(answer.message);
    return 'done';
  }

  said(news: ChatNews): void {
    this.state.setState(({ chat }) => ({ chat: withTalk(chat, [lineOf(news)]) }));
  }

  hidden(messageId: string): void {
    this.state.setState(({ chat }) => ({ chat: withoutLine(chat, messageId) }));
  }

  /** Something may have been missed. */
  missed(): void {
    this.isOld = true;
  }

  async renew(): Promise<void> {
    if (!this.isOld) return;
    this.isOld = false;
    const renewed = await readTalk(this.rest, this.at, this.state.getState().chat);
    if (!this.closed()) this.state.setState(({ chat }) => ({ chat: renewed(chat) }));
  }
}
