import { Injectable } from '@nestjs/common';
import { ApiError } from '../../../common/api-error.js';
import type { Seat } from '../../core/index.js';
import { SessionRelay } from '../../sessions/session-relay.js';
import type { LiveSession } from '../../sessions/session.js';
import { Watchers } from '../../sessions/watchers.js';
import type { ParlourNamespace, ParlourSocket } from '../parlour-socket.js';
import { TableCompany } from './table-company.js';
import type { Table } from './table-company.js';
import { changesRoom, roomsOf } from './viewer-rooms.js';

/** How many tables one socket may sit at or watch. */
const MOST_JOINED = 100;

/** A table a socket has come to, and the seats it has there. */
interface Visit extends Table {
  readonly mine: readonly Seat[];
  /** Lets other instances' versions of it go unheard again. */
  readonly stopHeeding: () => void;
}

/** Which sockets are at which tables: the rooms they hear, and the seats or watchers that have come with them. */
@Injectable()
export class TableVisits {
  private readonly visits = new WeakMap<ParlourSocket, Map<string, Visit>>();

  constructor(
    private readonly relay: SessionRelay,
    private readonly company: TableCompany,
    private readonly watchers: Watchers,
  ) {}

  /** The ids of the tables at which a socket is. */
  of(socket: ParlourSocket): string[] {
    return [...this.visitsOf(socket).keys()];
  }

  /** Resolves when the socket is in the rooms of the table, with the seats that had no socket at this process before. */
  async come(
    namespace: ParlourNamespace,
    session: LiveSession,
    socket: ParlourSocket,
    changes: boolean,
  ): Promise<readonly Seat[]> {
    const visits = this.visitsOf(socket);
    if (visits.has(session.id)) return [];
    if (visits.size >= MOST_JOINED) {
      throw new ApiError(409, 'TOO_MANY_SESSIONS', `One socket joins at most ${MOST_JOINED} games. Leave one first.`);
    }
    if (!socket.connected) throw new ApiError(409, 'DISCONNECTED', 'The socket is gone.');
    const mine = session.seatsOf(socket.data.account);
    const rooms = roomsOf(session.id, mine);
    // With several seats it has the picture of one of them only: what has changed for the others would mean nothing to it.
    const joining = socket.join(changes && rooms.length === 1 ? [...rooms, ...rooms.map(changesRoom)] : rooms);
    visits.set(session.id, { id: session.id, mine, seats: session.seats, stopHeeding: this.relay.heed(session) });
    if (mine.length === 0) this.watchers.came(session.id, watcherOf(socket));
    const taken = this.company.came(namespace, session, mine);
    await joining;
    return taken;
  }

  /** The table that was left, and its seats that have no socket anywhere any more. Undefined: the socket was not there. */
  async go(
    namespace: ParlourNamespace,
    sessionId: string,
    socket: ParlourSocket,
  ): Promise<{ readonly table: Table; readonly gone: readonly Seat[] } | undefined> {
    const visits = this.visitsOf(socket);
    const table = visits.get(sessionId.toLowerCase());
    if (!table) return undefined;
    visits.delete(table.id);
    table.stopHeeding();
    for (const room of roomsOf(table.id, table.mine)) {
      void socket.leave(room);
      void socket.leave(changesRoom(room));
    }
    if (table.mine.length === 0) this.watchers.went(table.id, watcherOf(socket));
    return { table, gone: await this.company.went(namespace, table, table.mine) };
  }

  private visitsOf(socket: ParlourSocket): Map<string, Visit> {
    const known = this.visits.get(socket);
    const visits = known ?? new Map<string, Visit>();
    if (!known) this.visits.set(socket, visits);
    return visits;
  }
}

/** A person is one watcher with however many tabs; without an account every socket is one. */
function watcherOf({ id, data: { account } }: ParlourSocket): string {
  return account?.kind === 'user' ? account.id : id;
}
