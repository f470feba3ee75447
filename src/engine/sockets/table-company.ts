import { Injectable } from '@nestjs/common';
import { Settings } from '../../config/settings.js';
import type { Seat } from '../core/index.js';
import type { LiveSession } from '../sessions/session.js';
import type { PresenceNews } from './events.js';
import type { ParlourNamespace } from './parlour-socket.js';
import { Presence } from './presence.js';
import { publicRoom, seatRoom } from './viewer-rooms.js';

/** A session as far as its company is concerned. */
export type Table = Pick<LiveSession, 'id' | 'seats'>;

/** Who is at a table, seen by everybody there: tells them when a seat's first socket comes and its last one goes. */
@Injectable()
export class TableCompany {
  private readonly alone: boolean;

  constructor(
    private readonly presence: Presence,
    settings: Settings,
  ) {
    this.alone = settings.redisUrl === undefined;
  }

  /** The seats at which nobody was before. */
  came(namespace: ParlourNamespace, session: Table, seats: readonly Seat[]): Seat[] {
    const taken = seats.filter((seat) => this.presence.came(session.id, seat));
    for (const seat of taken) this.tell(namespace, session, seat, true);
    return taken;
  }

  /** The seats at which nobody is any more. */
  async went(namespace: ParlourNamespace, session: Table, seats: readonly Seat[]): Promise<Seat[]> {
    const gone: Seat[] = [];
    for (const seat of seats) {
      if (!this.presence.went(session.id, seat) || (await this.isElsewhere(namespace, session.id, seat))) continue;
      if (this.presence.isHere(session.id, seat)) continue; // came back while we asked
      this.presence.away(session.id, seat);
      this.tell(namespace, session, seat, false);
      gone.push(seat);
    }
    return gone;
  }

  /** The seats with somebody at them, bots included. */
  async present(namespace: ParlourNamespace, session: Table): Promise<ReadonlySet<Seat>> {
    const elsewhere = this.alone ? [] : await this.roomsElsewhere(namespace, session);
    const here = session.seats.filter(
      ({ seat, kind }) =>
        kind === 'bot' || this.presence.isHere(session.id, seat) || elsewhere.includes(seatRoom(session.id, seat)),
    );
    return new Set(here.map(({ seat }) => seat));
  }

  private tell(namespace: ParlourNamespace, { id: sessionId, seats }: Table, seat: Seat, connected: boolean) {
    const news: PresenceNews = { sessionId, seat, connected };
    const rooms = [publicRoom(sessionId), ...seats.map((record) => seatRoom(sessionId, record.seat))];
    namespace.to(rooms).emit('session:presence', news);
  }

  private async isElsewhere(namespace: ParlourNamespace, sessionId: string, seat: Seat): Promise<boolean> {
    if (this.alone) return false;
    return (await socketsIn(namespace, [seatRoom(sessionId, seat)])).length > 0;
  }

  private async roomsElsewhere(namespace: ParlourNamespace, { id, seats }: Table): Promise<string[]> {
    const sockets = await socketsIn(
      namespace,
      seats.map(({ seat }) => seatRoom(id, seat)),
    );
    return sockets.flatMap(({ rooms }) => [...rooms]);
  }
}

/** An instance that does not answer has nobody we could reach. */
async function socketsIn(namespace: ParlourNamespace, rooms: string[]): Promise<{ rooms: Set<string> }[]> {
  return namespace
    .in(rooms)
    .fetchSockets()
    .catch(() => []);
}
