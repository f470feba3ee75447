import { Injectable } from '@nestjs/common';
import type { Seat } from '../../core/index.js';
import type { LiveSession } from '../../sessions/session.js';
import type { PresenceNews } from '../events.js';
import type { ParlourNamespace } from '../parlour-socket.js';
import { Presence } from './presence.js';
import { SeatsElsewhere } from './seats-elsewhere.js';
import { everyRoomOf } from './viewer-rooms.js';

/** A session as far as its company is concerned. */
export type Table = Pick<LiveSession, 'id' | 'seats'>;

/** Who is at a table, seen by all players and watchers: tells them when a seat's first socket comes and its last one goes. */
@Injectable()
export class TableCompany {
  constructor(
    private readonly presence: Presence,
    private readonly elsewhere: SeatsElsewhere,
  ) {}

  /** The seats that had no socket at this process before. */
  came(namespace: ParlourNamespace, session: Table, seats: readonly Seat[]): Seat[] {
    const taken = seats.filter((seat) => this.presence.came(session.id, seat));
    for (const seat of taken) {
      this.elsewhere.tell(session.id, seat, true);
      this.tell(namespace, session, seat, true);
    }
    return taken;
  }

  /** The seats that have no socket anywhere any more. */
  async went(namespace: ParlourNamespace, session: Table, seats: readonly Seat[]): Promise<Seat[]> {
    const left = seats.filter((seat) => this.presence.went(session.id, seat));
    for (const seat of left) this.elsewhere.tell(session.id, seat, false);
    if (left.length > 0) await this.elsewhere.heard();
    const gone = left.filter(
      (seat) => !this.presence.isHere(session.id, seat) && !this.elsewhere.has(session.id, seat),
    );
    for (const seat of gone) {
      this.presence.away(session.id, seat);
      this.tell(namespace, session, seat, false);
    }
    return gone;
  }

  /** The seats with a socket anywhere, and bots. */
  present({ id, seats }: Table): ReadonlySet<Seat> {
    const here = seats.filter(
      ({ seat, kind }) => kind === 'bot' || this.presence.isHere(id, seat) || this.elsewhere.has(id, seat),
    );
    return new Set(here.map(({ seat }) => seat));
  }

  private tell(namespace: ParlourNamespace, { id: sessionId, seats }: Table, seat: Seat, connected: boolean) {
    const news: PresenceNews = { sessionId, seat, connected };
    namespace.to(everyRoomOf({ id: sessionId, seats })).emit('session:presence', news);
  }
}
