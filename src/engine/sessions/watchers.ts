import { Injectable } from '@nestjs/common';
import { Feed } from '../../common/feed.js';
import { InstanceBus } from '../../common/cluster/instance-bus.js';

/** So many come and go at a well-known table that each change would be a message to all: they are told together. */
const TOLD_AFTER_MS = 500;

interface WatcherNews {
  readonly sessionId: string;
  readonly watchers: number;
}

/** How many watch each game: people without a seat at it, counted once however many tabs they have. Never who they are. */
@Injectable()
export class Watchers {
  /** By session the watchers at this instance, each with the number of their sockets. */
  private readonly here = new Map<string, Map<string, number>>();
  private readonly elsewhere = new Map<string, Map<string, number>>();
  private readonly untold = new Map<string, NodeJS.Timeout>();
  private readonly feed = new Feed<WatcherNews>('Watchers');

  constructor(private readonly bus: InstanceBus) {
    if (bus.alone) return;
    bus.on<WatcherNews>('watchers', (news, from) => this.heard(news, from));
    bus.on<readonly WatcherNews[]>('all watchers', (all, from) => {
      this.elsewhere.delete(from);
      for (const news of all) this.heard(news, from);
    });
    bus.onGap(() =>
      bus.say(
        'all watchers',
        [...this.here].map(([sessionId, people]) => ({ sessionId, watchers: people.size })),
      ),
    );
    bus.onGone((instance) => {
      const left = [...(this.elsewhere.get(instance)?.keys() ?? [])];
      this.elsewhere.delete(instance);
      for (const sessionId of left) this.changed(sessionId);
    });
  }

  /** Hears how many watch a game a moment after that has changed; returns what stops it. */
  onChanged(listener: (news: WatcherNews) => void): () => void {
    return this.feed.on(listener);
  }

  of(sessionId: string): number {
    let watchers = this.here.get(sessionId)?.size ?? 0;
    for (const sessions of this.elsewhere.values()) watchers += sessions.get(sessionId) ?? 0;
    return watchers;
  }

  /** One more socket of a watcher. */
  came(sessionId: string, watcher: string): void {
    const people = this.here.get(sessionId) ?? new Map<string, number>();
    this.here.set(sessionId, people);
    people.set(watcher, (people.get(watcher) ?? 0) + 1);
    if (people.get(watcher) === 1) this.tell(sessionId);
  }

  /** One socket of a watcher less. */
  went(sessionId: string, watcher: string): void {
    const people = this.here.get(sessionId);
    const sockets = people?.get(watcher);
    if (!people || sockets === undefined) return;
    if (sockets > 1) return void people.set(watcher, sockets - 1);
    people.delete(watcher);
    if (people.size === 0) this.here.delete(sessionId);
    this.tell(sessionId);
  }

  private tell(sessionId: string): void {
    this.bus.say('watchers', { sessionId, watchers: this.here.get(sessionId)?.size ?? 0 } satisfies WatcherNews);
    this.changed(sessionId);
  }

  private heard({ sessionId, watchers }: WatcherNews, from: string): void {
    const sessions = this.elsewhere.get(from) ?? new Map<string, number>();
    this.elsewhere.set(from, sessions);
    if (watchers > 0) sessions.set(sessionId, watchers);
    else sessions.delete(sessionId);
    this.changed(sessionId);
  }

  private changed(sessionId: string): void {
    if (this.untold.has(sessionId)) return;
    const timer = setTimeout(() => {
      this.untold.delete(sessionId);
      this.feed.tell({ sessionId, watchers: this.of(sessionId) });
    }, TOLD_AFTER_MS);
    timer.unref();
    this.untold.set(sessionId, timer);
  }
}
