import { Injectable } from '@nestjs/common';
import { RecentMap } from '../../common/memory/recent-map.js';
import { breathing } from '../../common/tasks/breath.js';
import { eventsFor } from '../core/index.js';
import type { Emitted, GameShape, Seat } from '../core/index.js';
import type { Moved } from '../sessions/session-update.js';
import type { LiveSession } from '../sessions/session.js';
import { SessionStore } from '../store/session-store.js';
import { stillTrue } from '../store/action-log.js';
import type { BotFamily } from './bot.js';

type AnyFamily = BotFamily<GameShape, unknown>;

interface Kept {
  readonly family: AnyFamily;
  version: number;
  memory: unknown;
}

const MOST_KEPT = 5_000;

/** What bots remember: folded from what their seats have heard, and folded again from the log after a restart. */
@Injectable()
export class BotMemories {
  private readonly kept = new RecentMap<string, Kept>(MOST_KEPT);

  constructor(private readonly store: SessionStore) {}

  /** Everything a seat remembers up to the session's version. */
  async at(session: LiveSession, seat: Seat, family: AnyFamily): Promise<unknown> {
    const { version } = session;
    const known = this.kept.get(keyOf(session.id, seat));
    if (known?.version === version) return known.memory;
    const went = await this.goOn(session, seat, known);
    const memory = went ? went.memory : await this.fromTheBeginning(session, seat, family);
    this.kept.set(keyOf(session.id, seat), { family, version, memory });
    return memory;
  }

  /** What is remembered of an earlier version, and what came since; undefined where something was taken back since. */
  private async goOn(
    { id, version }: LiveSession,
    seat: Seat,
    known: Kept | undefined,
  ): Promise<Pick<Kept, 'memory'> | undefined> {
    if (!known || known.version > version) return undefined;
    const log = await this.store.actions(id, { after: known.version, upTo: version });
    if (log.some(({ kind }) => kind !== 'game')) return undefined;
    return { memory: log.reduce((memory, { events }) => fold(known.family, memory, events, seat), known.memory) };
  }

  private async fromTheBeginning({ id, version, seats }: LiveSession, seat: Seat, family: AnyFamily): Promise<unknown> {
    const log = await this.store.actions(id, { after: 0, upTo: version });
    let memory = family.firstMemory(seat, seats[seat]!.loadout);
    for await (const { events } of breathing(stillTrue(log))) memory = fold(family, memory, events, seat);
    return memory;
  }

  /** Adds what has just happened to what is kept. */
  hear({ session, from, version, events }: Moved): void {
    for (const { seat, kind } of session.seats) {
      const key = keyOf(session.id, seat);
      const known = kind === 'bot' ? this.kept.get(key) : undefined;
      if (!known) continue;
      // Of a table that went back, the seat never heard what came after.
      const wentBack = events.some((one) => one.some((event) => event.public?.type === 'rewound'));
      if (known.version !== from || wentBack || session.status !== 'active') this.kept.delete(key);
      else {
        for (const one of events) known.memory = fold(known.family, known.memory, one, seat);
        known.version = version;
      }
    }
  }
}

function fold(family: AnyFamily, memory: unknown, events: readonly Emitted<GameShape>[], seat: Seat): unknown {
  return eventsFor(events, seat).reduce((known, event) => family.remember(known, event, seat), memory);
}

function keyOf(sessionId: string, seat: Seat): string {
  return `${sessionId}:${seat}`;
}
