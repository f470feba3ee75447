import type { GameShape } from '../../../src/engine/core/game.js';
import type { Line, LineListener } from '../net/line.js';
import type { ChatHiddenNews, ChatNews, LiveChange, LiveUpdate, Notice, PresenceNews, WatchersNews } from '../wire.js';

/** What a session does about each kind of news, and about the line itself. */
export interface Ears<G extends GameShape> extends LineListener {
  update(update: LiveUpdate<G> | LiveChange<G>): void;
  presence(news: PresenceNews): void;
  watchers(news: WatchersNews): void;
  said(news: ChatNews): void;
  hidden(news: ChatHiddenNews): void;
  notice(news: Notice): void;
}

/** Hears everything that a line tells of one table; returns what stops it. A line carries all tables of a game. */
export function hearTable<G extends GameShape>(line: Line, sessionId: string, ears: Ears<G>): () => void {
  const hear = <News extends { readonly sessionId?: string }>(event: string, listen: (news: News) => void) =>
    line.hear<News>(event, (news) => {
      if (news.sessionId === sessionId) listen(news);
    });
  const stops = [
    hear<LiveUpdate<G>>('session:update', (news) => ears.update(news)),
    hear<LiveChange<G>>('session:changed', (news) => ears.update(news)),
    hear<PresenceNews>('session:presence', (news) => ears.presence(news)),
    hear<WatchersNews>('session:watchers', (news) => ears.watchers(news)),
    hear<ChatNews>('session:chat', (news) => ears.said(news)),
    hear<ChatHiddenNews>('session:chat-hidden', (news) => ears.hidden(news)),
    hear<Notice>('notice', (news) => ears.notice(news)),
    line.use(ears),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
