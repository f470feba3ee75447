import { Injectable } from '@nestjs/common';
import { ServerClock } from '../../common/clock/server-clock.js';
import type { Viewer } from '../core/index.js';
import type { Moved, SessionUpdate } from '../sessions/session-update.js';
import type { LiveSession, SessionFacts } from '../sessions/session.js';
import type { LiveUpdate, Notice } from './events.js';
import { ChangeTexts } from './wire/change-texts.js';
import type { JsonText } from './wire/json-text.js';
import type { ParlourNamespace } from './parlour-socket.js';
import { UpdateTexts } from './wire/update-texts.js';
import { changesRoom, publicRoom, seatRoom } from './company/viewer-rooms.js';

/** A viewer that may be listening: through whose eyes, and in which room. */
export interface Listener {
  readonly viewer: Viewer;
  readonly room: string;
  /** The room of those in it that take changes. */
  readonly taking: string;
}

/** A table as far as its viewers are concerned. */
type Heard = Pick<LiveSession, 'id' | 'seats'> & { readonly facts: Pick<SessionFacts, 'watch'> };

/**
 * Tells each viewer at this process what happened as that viewer may know it; other instances tell theirs. A view is made
 * only for a room with a socket in it, and written once for all of them.
 */
@Injectable()
export class ViewPublisher {
  private readonly texts = new UpdateTexts();
  private readonly changes = new ChangeTexts();
  /** All viewers of a table, by its seats: the names of their rooms are made once. */
  private readonly possible = new WeakMap<object, Listener[]>();

  constructor(private readonly clock: ServerClock) {}

  /** Lets go of what was told in rooms that are empty. */
  watchRooms({ adapter }: ParlourNamespace): void {
    adapter.on('delete-room', (room: string) => this.changes.forget(room));
  }

  /** Returns those who may have heard it. */
  publish(namespace: ParlourNamespace, moved: Moved): readonly Listener[] {
    const serverNow = this.clock.now();
    const { session } = moved;
    const { rooms } = namespace.adapter;
    const listeners = this.listeners(namespace, session);
    for (const { viewer, room, taking } of listeners) {
      const whole = (): JsonText => this.texts.write(moved, viewer);
      let others = rooms.get(room)?.size ?? 0;
      if (rooms.has(taking)) {
        const text = this.changes.write(taking, moved.updateFor(viewer), whole);
        const message = text === this.texts.find(moved.updateFor(viewer)) ? 'session:update' : 'session:changed';
        this.tell(namespace, moved, { room: taking }, message, text.with({ serverNow }));
        others -= rooms.get(taking)?.size ?? 0;
      }
      // Written also where only the socket that acted listens: it is answered with this text, and left out here.
      if (others > 0) {
        this.tell(namespace, moved, { room, except: taking }, 'session:update', whole().with({ serverNow }));
      }
      if (session.status === 'cancelled') namespace.local.to(room).emit('notice', cancelled(session.id));
    }
    return listeners;
  }

  /** What a caller in these rooms is answered: the text that viewers were told, if any were. */
  answer(update: SessionUpdate, rooms: ReadonlySet<string>): JsonText | LiveUpdate {
    const serverNow = this.clock.now();
    const takesChanges = update.seat !== null && rooms.has(changesRoom(seatRoom(update.sessionId, update.seat)));
    const text = takesChanges ? this.changes.find(update) : this.texts.find(update);
    return text?.with({ serverNow }) ?? { ...update, serverNow };
  }

  private tell(
    namespace: ParlourNamespace,
    { answering }: Moved,
    { room, except }: { readonly room: string; readonly except?: string },
    message: 'session:update' | 'session:changed',
    text: JsonText,
  ): void {
    const sockets = namespace.adapter.rooms.get(room);
    if (!sockets) return;
    if (sockets.size === 1) {
      // Nearly always it is one: it is told without a broadcast, unless the answer tells it.
      const [only] = sockets;
      if (only !== answering && !(except !== undefined && namespace.adapter.rooms.get(except)?.has(only!))) {
        namespace.sockets.get(only!)?.emit(message, text as never);
      }
      return;
    }
    const left = [answering, except].filter((one) => one !== undefined);
    namespace.local.to(room).except(left).emit(message, text);
  }

  /** Whose room has a socket of this process in it. */
  listeners(namespace: ParlourNamespace, { id, seats, facts }: Heard): Listener[] {
    let all = this.possible.get(seats);
    if (!all) {
      const people = seats.filter(({ kind }) => kind !== 'bot');
      all = people.map(({ seat }) => listener(seat, seatRoom(id, seat)));
      if (facts.watch !== 'nobody') all.push(listener('public', publicRoom(id)));
      this.possible.set(seats, all);
    }
    return all.filter(({ room }) => namespace.adapter.rooms.has(room));
  }
}

function listener(viewer: Viewer, room: string): Listener {
  return { viewer, room, taking: changesRoom(room) };
}

function cancelled(sessionId: string): Notice {
  return { code: 'SESSION_CANCELLED', message: 'This game was called off.', sessionId };
}
