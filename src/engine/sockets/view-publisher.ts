import { Injectable } from '@nestjs/common';
import { Settings } from '../../config/settings.js';
import type { Viewer } from '../core/index.js';
import type { Moved } from '../sessions/session-update.js';
import type { LiveUpdate, Notice } from './events.js';
import { JsonText } from './json-text.js';
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
      this.tell(namespace, room, moved, () => this.update(moved, viewer, serverNow));
      if (moved.session.status === 'cancelled') namespace.to(room).emit('notice', cancelled(moved.session.id));
    }
  }

  /** Whoever hears of it by the answer to its own message is left out. */
  private tell(namespace: ParlourNamespace, room: string, { answering }: Moved, update: () => object): void {
    if (answering === undefined) namespace.to(room).emit('session:update', update());
    else if (!this.alone || hasOthers(namespace, room, answering)) {
      namespace.to(room).except(answering).emit('session:update', update());
    }
  }

  /** Written once for all in a room; other instances are handed the object, and write it themselves. */
  private update(moved: Moved, viewer: Viewer, serverNow: number): LiveUpdate | JsonText {
    if (!this.alone) return { ...moved.updateFor(viewer), serverNow };
    return new JsonText(moved.membersFor(viewer)).with({ serverNow });
  }

  /** Whose room has somebody in it. With other instances that cannot be known, so everybody who could be there. */
  listeners(namespace: ParlourNamespace, { session }: Moved): Listener[] {
    const people = session.seats.filter(({ kind }) => kind !== 'bot');
    const all: Listener[] = people.map(({ seat }) => ({ viewer: seat, room: seatRoom(session.id, seat) }));
    if (session.facts.watch !== 'nobody') all.push({ viewer: 'public', room: publicRoom(session.id) });
    return this.alone ? all.filter(({ room }) => namespace.adapter.rooms.has(room)) : all;
  }
}

function hasOthers(namespace: ParlourNamespace, room: string, answering: string): boolean {
  const sockets = namespace.adapter.rooms.get(room);
  return sockets !== undefined && (sockets.size > 1 || !sockets.has(answering));
}

function cancelled(sessionId: string): Notice {
  return { code: 'SESSION_CANCELLED', message: 'This game was called off.', sessionId };
}
