import { Injectable } from '@nestjs/common';
import { ServerClock } from '../../common/clock/server-clock.js';
import type { Viewer } from '../core/index.js';
import type { Moved, SessionUpdate } from '../sessions/session-update.js';
import type { LiveSession, SessionFacts } from '../sessions/session.js';
import type { LiveUpdate, Notice } from './events.js';
import { ChangeTexts } from './change-texts.js';
import type { JsonText } from './json-text.js';
import type { ParlourNamespace } from './parlour-socket.js';
import { UpdateTexts } from './update-texts.js';
import { changesRoom, publicRoom, seatRoom } from './viewer-rooms.js';

/** A viewer that may be listening: through whose eyes, and in which room. */
export interface Listener {
  readonly viewer: Viewer;
  readonly room: string;
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

  constructor(private readonly clock: ServerClock) {}

  /** Lets go of what was told in rooms that are empty. */
  watchRooms({ adapter }: ParlourNamespace): void {
    adapter.on('delete-room', (room: string) => this.changes.forget(room));
  }

  publish(namespace: ParlourNamespace, moved: Moved): void {
    const serverNow = this.clock.now();
    const { session } = moved;
    const { rooms } = namespace.adapter;
    for (const { viewer, room } of this.listeners(namespace, session)) {
      const taking = changesRoom(room);
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
    if (answering !== undefined && !hasOthers(namespace, room, answering)) return;
    const left = [answering, except].filter((one) => one !== undefined);
    namespace.local.to(room).except(left).emit(message, text);
  }

  /** Whose room has a socket of this process in it. */
  listeners(namespace: ParlourNamespace, { id, seats, facts }: Heard): Listener[] {
    const people = seats.filter(({ kind }) => kind !== 'bot');
    const all: Listener[] = people.map(({ seat }) => ({ viewer: seat, room: seatRoom(id, seat) }));
    if (facts.watch !== 'nobody') all.push({ viewer: 'public', room: publicRoom(id) });
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
