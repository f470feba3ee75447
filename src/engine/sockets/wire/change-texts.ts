import { changeOf } from '../../core/change.js';
import type { SessionUpdate } from '../../sessions/session-update.js';
import { JsonText } from './json-text.js';

/** What the sockets of a room were told last. */
interface Told {
  version: number;
  picture: object;
  /** How long the whole of it was when it was last written. */
  size: number;
}

/**
 * Updates for sockets that take changes: what is different from the last update of the same viewer, or the whole where there
 * was none or where that is shorter. A change is made of two pictures of one viewer and of nothing else, so it tells nothing
 * that the second one does not.
 */
export class ChangeTexts {
  /** An entry stays for as long as its room, and is written to: a Map whose entries come and go keeps old ones alive. */
  private readonly told = new Map<string, Told>();
  private readonly known = new WeakMap<SessionUpdate, JsonText>();

  write(room: string, update: SessionUpdate, whole: () => JsonText): JsonText {
    const { sessionId, seat, from, version, events } = update;
    const picture = pictureOf(update);
    const last = this.told.get(room);
    let text: JsonText | undefined;
    let size = last?.size ?? 0;
    if (last?.version === from) {
      const changed = changeOf(last.picture, picture) ?? {};
      text = JsonText.of({ sessionId, seat, from, version, events, changed });
    }
    if (!text || text.length >= size) {
      text = whole();
      size = text.length;
    }
    if (last) Object.assign(last, { version, picture, size });
    else this.told.set(room, { version, picture, size });
    this.known.set(update, text);
    return text;
  }

  /** Undefined for an update that no such socket here was told. */
  find(update: SessionUpdate): JsonText | undefined {
    return this.known.get(update);
  }

  forget(room: string): void {
    this.told.delete(room);
  }
}

/** The members that a change tells of. Written out, since taking the others away from a copy costs as much as finding the change. */
function pictureOf({
  status,
  view,
  toAct,
  legalActions,
  sideActions,
  captions,
  deadline,
  outcome,
}: SessionUpdate): Told['picture'] {
  const besides = sideActions ? (captions ? { sideActions, captions } : { sideActions }) : captions && { captions };
  const picture = { status, view, toAct, legalActions, deadline, outcome };
  return besides ? { ...picture, ...besides } : picture;
}
