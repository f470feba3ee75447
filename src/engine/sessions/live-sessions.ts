import { Injectable } from '@nestjs/common';
import { isAbout } from '../../common/tracing/trail.js';
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

  /** The session at a version that is known to exist, or a later one: what is in memory is not asked about. */
  async getFrom(id: string, version: number): Promise<LiveSession> {
    const cached = this.cache.find(id);
    if (cached && cached.version >= version) return cached;
    this.cache.drop(id);
    return this.get(id);
  }

  async find(anyId: string): Promise<LiveSession | undefined> {
    // Postgres does not mind how an id is written; a cache does.
    const id = anyId.toLowerCase();
    isAbout(id);
    const cached = this.cache.find(id);
    if (cached && (await this.isCurrent(cached))) return cached;
    const underway = this.loading.get(id);
    if (!underway) return this.loadOnce(id);
    // It may have read before this caller asked, and another process have answered a newer version to that caller since.
    const session = await underway;
    if (session && (await this.isCurrent(session))) return session;
    return this.loadOnce(id);
  }

  /** Several who ask at once share one load. */
  private loadOnce(id: string): Promise<LiveSession | undefined> {
    const loading = this.loading.get(id) ?? this.load(id).finally(() => this.loading.delete(id));
    this.loading.set(id, loading);
    return loading;
  }

  /**
   * The table as this process remembers it, without asking whether another one has moved it since: for those who find
   * out when they store. One with a seat to be taken is asked for, since a seat that is taken moves nothing. What is remembered
   * is there at once: nothing waits for it.
   */
  remembered(id: string): LiveSession | Promise<LiveSession> {
    const cached = this.cache.find(id.toLowerCase());
    if (cached) isAbout(cached.id);
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
