import type { Viewer } from '../../core/index.js';
import type { Moved, SessionUpdate } from '../../sessions/session-update.js';
import { JsonText } from './json-text.js';

/**
 * Updates as JSON. One is written once for all that are told it, the caller that is answered with it included; what its view
 * has in common with the table is taken from what the commit wrote.
 */
export class UpdateTexts {
  private readonly known = new WeakMap<SessionUpdate, JsonText>();

  write(moved: Moved, viewer: Viewer): JsonText {
    const update = moved.updateFor(viewer);
    const known = this.known.get(update);
    if (known) return known;
    const { view, ...rest } = update;
    const text = new JsonText(`${JSON.stringify(rest).slice(1, -1)},"view":${moved.json.write(view)}`);
    this.known.set(update, text);
    return text;
  }

  /** Undefined for an update that no viewer here was told. */
  find(update: SessionUpdate): JsonText | undefined {
    return this.known.get(update);
  }
}
