import { changed } from '../../dist/src/engine/core/change.js';
import { SocketIo } from './socket-io.mjs';

const NAMESPACE = '/bench-duel';

export async function openMatches(url, many) {
  const response = await fetch(`${url}/api/bench/matches`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ many }),
  });
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
  return response.json();
}

/** A client at a table: `seat` 0 or 1, or undefined for a watcher. */
export class Viewer {
  constructor(url, match, seat, onView) {
    this.match = match;
    this.seat = seat;
    this.onView = onView;
    this.url = url;
    this.version = undefined;
  }

  async connect() {
    const auth = this.seat === undefined ? undefined : { token: this.match.tokens[this.seat] };
    const handlers = {
      'session:update': (update) => this.#hear(update),
      'session:changed': (update) => this.#hear(update),
    };
    this.io = new SocketIo(this.url, NAMESPACE, auth, handlers, `&table=${this.match.sessionId}`);
    await this.io.ready;
    await this.#ask('session:join', { sessionId: this.match.sessionId, changes: true });
  }

  act(card, cell) {
    const body = { sessionId: this.match.sessionId, action: { type: 'place', card, cell }, echo: false };
    this.#ask('session:act', body).catch((error) => this.onView(undefined, error));
  }

  get bytes() {
    return this.io.bytes;
  }

  cut() {
    this.io.cut();
  }

  /**
   * Nothing is lost on one connection. Beside other instances an answer and an update may tell the same version, and the second is
   * left out, as the client library does. The hollow server has no versions.
   */
  #hear(update) {
    if (update.version <= this.version) return;
    if (update.changed && update.from !== this.version) {
      return this.onView(undefined, new Error(`A change of ${update.from} came to ${this.version}.`));
    }
    this.version = update.version;
    this.view = update.changed ? changed(this.view, update.changed.view ?? {}) : update.view;
    this.onView(this.view);
  }

  #ask(event, body) {
    return new Promise((resolve, reject) => {
      this.io.ask(
        (answer) => {
          if (!answer.ok) return reject(new Error(JSON.stringify(answer.error)));
          this.#hear(answer);
          return resolve();
        },
        event,
        body,
      );
    });
  }
}
