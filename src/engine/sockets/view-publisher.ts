import { Injectable } from '@nestjs/common';
import { ServerClock } from '../../common/clock/server-clock.js';
import type { Viewer } from '../core/index.js';
import type { Moved } from '../sessions/session-update.js';
import type { Notice } from './events.js';
import { JsonText } from './json-text.js';
import type { ParlourNamespace } from './parlour-socket.js';
import { publicRoom, seatRoom } from './viewer-rooms.js';

/** A viewer that may be listening: through whose eyes, and in which room. */
export interface Listener {
  readonly viewer: Viewer;
  readonly room: string;
}

/**
 * Tells each viewer at this process what happened as that viewer may know it; other instances tell theirs. A view is made
 * only for a room with a socket in it, and written once for all of them.
 */
@Injectable()
export class ViewPublisher {
  constructor(private readonly clock: ServerClock) {}

  publish(namespace: ParlourNamespace, moved: Moved): void {
    const serverNow = this.clock.now();
    for (const { viewer, room } of this.listeners(namespace, moved)) {
      this.tell(namespace, room, moved, () => new JsonText(moved.membersFor(viewer)).with({ serverNow }));
      if (moved.session.status === 'cancelled') namespace.local.to(room).emit('notice', cancelled(moved.session.id));
    }
  }

  /** The socket that hears of it by the answer to its own message is left out. */
  private tell(namespace: ParlourNamespace, room: string, { answering }: Moved, update: () => JsonText): void {
    if (answering === undefined) namespace.local.to(room).emit('session:update', update());
    else if (hasOthers(namespace, room, answering)) {
      namespace.local.to(room).except(answering).emit('session:update', update());
    }
  }

  /** Whose room has a socket of this process in it. */
  listeners(namespace: ParlourNamespace, { session }: Moved): Listener[] {
    const people = session.seats.filter(({ kind }) => kind !== 'bot');
    const all: Listener[] = people.map(({ seat }) => ({ viewer: seat, room: seatRoom(session.id, seat) }));
    if (session.facts.watch !== 'nobody') all.push({ viewer: 'public', room: publicRoom(session.id) });
    return all.filter(({ room }) => namespace.adapter.rooms.has(room));
  }
}

function hasOthers(namespace: ParlourNamespace, room: string, answering: string): boolean {
  const sockets = namespace.adapter.rooms.get(room);
  return sockets !== undefined && (sockets.size > 1 || !sockets.has(answering));
}

function cancelled(sessionId: string): Notice {
  return { code: 'SESSION_CANCELLED', message: 'This game was called off.', sessionId };
}
