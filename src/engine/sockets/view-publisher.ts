import { Injectable } from '@nestjs/common';
import { Settings } from '../../config/settings.js';
import type { Viewer } from '../core/index.js';
import type { Moved } from '../sessions/session-update.js';
import type { LiveUpdate, Notice } from './events.js';
import type { ParlourNamespace } from './parlour-socket.js';
import { publicRoom, seatRoom } from './viewer-rooms.js';

/** Somebody who may be listening: through whose eyes, and in which room. */
export interface Listener {
  readonly viewer: Viewer;
  readonly room: string;
}

/** Tells each viewer what happened as that viewer may know it. A view is made only for a room with somebody in it. */
@Injectable()
export class ViewPublisher {
  private readonly alone: boolean;

  constructor({ redisUrl }: Settings) {
    this.alone = redisUrl === undefined;
  }

  publish(namespace: ParlourNamespace, moved: Moved): void {
    const serverNow = Date.now();
    for (const { viewer, room } of this.listeners(namespace, moved)) {
      const update: LiveUpdate = { ...moved.updateFor(viewer), serverNow };
      namespace.to(room).emit('session:update', update);
      if (moved.session.status === 'cancelled') namespace.to(room).emit('notice', cancelled(moved.session.id));
    }
  }

  /** Whose room has somebody in it. With other instances that cannot be known, so everybody who could be there. */
  listeners(namespace: ParlourNamespace, { session }: Moved): Listener[] {
    const people = session.seats.filter(({ kind }) => kind !== 'bot');
    const all: Listener[] = people.map(({ seat }) => ({ viewer: seat, room: seatRoom(session.id, seat) }));
    if (session.facts.watch !== 'nobody') all.push({ viewer: 'public', room: publicRoom(session.id) });
    return this.alone ? all.filter(({ room }) => namespace.adapter.rooms.has(room)) : all;
  }
}

function cancelled(sessionId: string): Notice {
  return { code: 'SESSION_CANCELLED', message: 'This game was called off.', sessionId };
}
