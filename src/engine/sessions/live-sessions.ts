import { Injectable } from '@nestjs/common';
import { Settings } from '../../config/settings.js';
import { SessionCache } from './session-cache.js';
import { sessionNotFound } from './session.js';
import type { LiveSession } from './session.js';
import { SessionStore } from '../store/session-store.js';

/** The current table of a session: from memory where that is the truth, otherwise from Postgres. */
@Injectable()
export class LiveSessions {
  private readonly cache: SessionCache;
  private readonly loading = new Map<string, Promise<LiveSession | undefined>>();
  /** With a Postgres of its own, no other process can have moved a session. */
  private readonly alone: boolean;

  constructor(
    private readonly store: SessionStore,
    settings: Settings,
  ) {
    this.cache = new SessionCache(settings.sessionCacheSize);
    this.alone = settings.databaseUrl === undefined;
  }

  get size(): number {
    return this.cache.size;
  }

  async get(id: string): Promise<LiveSession> {
    const session = await this.find(id);
    if (!session) throw sessionNotFound();
    return session;
  }

  async find(anyId: string): Promise<LiveSession | undefined> {
    // Postgres does not mind how an id is written; a cache does.
    const id = anyId.toLowerCase();
    const cached = this.cache.find(id);
    if (cached && (await this.isCurrent(cached))) return cached;
    // Several who ask at once share one load.
    const loading = this.loading.get(id) ?? this.load(id).finally(() => this.loading.delete(id));
    this.loading.set(id, loading);
    return loading;
  }

  /**
   * The table as this process remembers it, without asking whether another one has moved it since: for those who find
   * out when they store. One with a seat to be taken is asked for, since a seat that is taken moves nothing.
   */
  async remembered(id: string): Promise<LiveSession> {
    const cached = this.cache.find(id.toLowerCase());
    return cached?.seats.every(({ kind }) => kind !== 'open') ? cached : this.get(id);
  }

  /** The session if it is in memory: nothing is read for it. */
  known(id: string): LiveSession | undefined {
    return this.cache.find(id.toLowerCase());
  }

  /** Whether no other process has moved it since. */
  async isCurrent(session: LiveSession): Promise<boolean> {
    return this.alone || this.store.isCurrent(session);
  }

  keep(session: LiveSession): void {
    this.cache.keep(session);
  }

  forget(id: string): void {
    this.cache.drop(id.toLowerCase());
  }

  /** Lets go of tables that have been left alone. */
  sweep(): void {
    this.cache.sweep();
  }

  private async load(id: string): Promise<LiveSession | undefined> {
    const session = await this.store.find(id);
    // What was stored while this was read is newer.
    const kept = this.cache.find(id);
    if (kept && session && kept.version > session.version) return kept;
    if (session) this.cache.keep(session);
    return session;
  }
}
