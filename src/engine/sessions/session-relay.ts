import { Injectable, Logger } from '@nestjs/common';
import { RecentMap } from '../../common/memory/recent-map.js';
import { InstanceBus } from '../../common/cluster/instance-bus.js';
import { ShutdownGate } from '../../common/shutdown/shutdown-gate.js';
import { LiveSessions } from './live-sessions.js';
import { SessionFeed } from './session-feed.js';
import { Moved } from './session-update.js';
import { SessionStore } from '../store/session-store.js';

/** How often versions are looked up in Postgres: while Redis is away, and in any case. */
const AWAY_MS = 1_000;
const ALWAYS_MS = 30_000;
const RETRY_MS = 1_000;
/** Versions of sessions whose viewers have just left that are remembered, for one who comes a moment later. */
const MOST_HEARD = 10_000;
/** A table that was read while the version was being stored is read again; a version that Postgres has lost is not waited for. */
const MOST_READS = 3;

/** What instances tell each other of a session: nothing but which version it has. */
interface Notice {
  readonly id: string;
  readonly version: number;
}

/** A session with viewers at this process, and the version they were told last. */
interface Followed {
  viewers: number;
  told: number;
  /** The newest version that is known to exist. */
  known: number;
  reading: boolean;
  /** Something moved while the last look was on its way. */
  stale: boolean;
}

/**
 * Beside other instances: viewers at this process hear of every version, wherever it was played, once and in order.
 * Instances tell each other versions, never views, and each hears only of sessions with a viewer there; what happened is
 * read from Postgres, where it is known to be true, for many sessions at once.
 */
@Injectable()
export class SessionRelay {
  private readonly followed = new Map<string, Followed>();
  private readonly heard = new RecentMap<string, number>(MOST_HEARD);
  private readonly logger = new Logger('SessionRelay');
  private sweptAt = Date.now();
  private sweeping = false;
  /** A version was not looked up: all are, soon. */
  private missed = false;

  constructor(
    private readonly bus: InstanceBus,
    private readonly feed: SessionFeed,
    private readonly live: LiveSessions,
    private readonly store: SessionStore,
    gate: ShutdownGate,
  ) {
    if (bus.alone) return;
    feed.routeThrough((moved) => this.pass(moved));
    const stops = [bus.on<Notice>('moved', (notice) => this.hear(notice)), bus.onGap(() => void this.sweep())];
    const timer = setInterval(() => this.sweepInTime(), AWAY_MS);
    gate.onStop('sockets', 'relay', () => {
      clearInterval(timer);
      stops.forEach((stop) => stop());
    });
  }

  /** Hears every version of a session after the one that was read; returns what stops it. */
  follow(session: { readonly id: string; readonly version: number }, listener: (moved: Moved) => void): () => void {
    const stops = [this.feed.onSession(session.id, listener), this.heed(session)];
    return () => stops.forEach((stop) => stop());
  }

  /** A viewer of this process has the session at this version; returns what is called when it goes. */
  heed({ id, version }: { readonly id: string; readonly version: number }): () => void {
    if (this.bus.alone) return () => undefined;
    const followed = this.followed.get(id) ?? { viewers: 0, told: version, known: 0, reading: false, stale: false };
    this.followed.set(id, followed);
    followed.viewers += 1;
    const listening = this.bus.listen(sessionTopic(id));
    // What was played between the reading and the listening was not heard.
    if (listening?.isNew) listening.subscribed.then(() => this.lookUp([id])).catch(() => undefined);
    const known = Math.max(version, this.heard.get(id) ?? 0);
    if (known > followed.told) this.catchUp(id, followed, known);
    let heeding = true;
    return () => {
      if (!heeding) return;
      heeding = false;
      listening?.stop();
      followed.viewers -= 1;
      if (followed.viewers === 0 && this.followed.get(id) === followed) this.followed.delete(id);
    };
  }

  /** What this process has stored: told here at once unless an earlier version, played elsewhere, is still to come. */
  private pass(moved: Moved): void {
    const { id } = moved.session;
    const followed = this.followed.get(id);
    if (moved.version > moved.from) {
      this.bus.say('moved', { id, version: moved.version } satisfies Notice, sessionTopic(id));
    }
    if (!followed || moved.version === moved.from) return this.feed.tellViewers(moved);
    if (followed.reading) this.catchUp(id, followed, moved.version);
    else if (moved.from > followed.told) this.catchUp(id, followed, moved.version);
    else if (moved.version > followed.told) {
      followed.told = moved.version;
      this.feed.tellViewers(moved);
    }
  }

  private hear({ id, version }: Notice): void {
    this.heard.set(id, version);
    const followed = this.followed.get(id);
    if (followed && version > followed.told) this.catchUp(id, followed, version);
  }

  private catchUp(id: string, followed: Followed, version: number): void {
    followed.stale = true;
    followed.known = Math.max(followed.known, version);
    if (followed.reading) return;
    followed.reading = true;
    this.read(id, followed).catch((error: unknown) => {
      followed.reading = false;
      this.logger.warn(`Session ${id} was not read: ${String(error)}`);
      setTimeout(() => this.followed.get(id) === followed && this.catchUp(id, followed, 0), RETRY_MS).unref();
    });
  }

  private async read(id: string, followed: Followed): Promise<void> {
    for (let late = 0; followed.stale && followed.viewers > 0;) {
      followed.stale = false;
      const { told, known } = followed;
      const session = await this.live.getFrom(id, known);
      const { version } = session;
      if (version < known && ++late < MOST_READS) followed.stale = true;
      if (version <= told) continue;
      const actions = await this.store.actionsBetween(id, told, version);
      // The table in memory moves on by itself: then both are read again.
      if (session.version !== version) followed.stale = true;
      else {
        followed.told = version;
        const events = actions.map((logged) => logged.events);
        this.feed.tellViewers(new Moved(session, told, version, events));
      }
    }
    followed.reading = false;
  }

  private sweepInTime(): void {
    if (this.missed || this.bus.state === 'away' || Date.now() - this.sweptAt >= ALWAYS_MS) void this.sweep();
  }

  /** Looks up the versions of everything that has viewers here. */
  private async sweep(): Promise<void> {
    if (this.sweeping || this.followed.size === 0) return;
    this.sweeping = true;
    this.missed = false;
    this.sweptAt = Date.now();
    await this.lookUp([...this.followed.keys()]);
    this.sweeping = false;
  }

  private async lookUp(ids: readonly string[]): Promise<void> {
    try {
      const versions = await Promise.all(ids.map((id) => this.store.findVersion(id)));
      for (const [index, id] of ids.entries()) this.hear({ id, version: versions[index] ?? 0 });
    } catch (error) {
      this.missed = true;
      this.logger.warn(`Versions were not looked up: ${String(error)}`);
    }
  }
}

/** What instances with viewers of a session listen to. */
function sessionTopic(id: string): string {
  return `session:${id}`;
}
