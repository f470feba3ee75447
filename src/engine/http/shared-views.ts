import type { SessionPicture } from '../sessions/session-update.js';
import type { GameShape } from '../core/index.js';

/** One of several pictures in a row. The first has its whole view, the others what is not as in the one before. */
export interface FollowingPicture extends Omit<SessionPicture, 'view' | 'legalActions'> {
  readonly view?: GameShape['view'];
  /** The members of the view that changed, whole. */
  readonly changed?: Readonly<Record<string, unknown>>;
  /** Members that are no longer there. */
  readonly gone?: readonly string[];
}

/** Writes a row of pictures so that what stays the same in their views is sent once. */
export function shareViews(pictures: readonly SessionPicture[]): FollowingPicture[] {
  let before: ReadonlyMap<string, string> | undefined;
  return pictures.map(({ view, legalActions: _none, ...picture }) => {
    const now = new Map(Object.entries(view).map(([name, value]) => [name, JSON.stringify(value)]));
    const last = before;
    before = now;
    if (!last) return { ...picture, view };
    const changed = Object.entries(view).filter(([name]) => last.get(name) !== now.get(name));
    const gone = [...last.keys()].filter((name) => !now.has(name));
    return { ...picture, changed: Object.fromEntries(changed), ...(gone.length > 0 && { gone }) };
  });
}
