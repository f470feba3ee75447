import type { Page } from 'playwright-core';

/** Counts the kinds of actions that pages send and of events that they hear, from what goes over their lines. */
export class KindsSeen {
  readonly sent = new Map<string, number>();
  readonly heard = new Map<string, number>();

  follow(page: Page): void {
    // Giving up is the frame's for every game: an endpoint of its own.
    page.on('request', (request) => {
      if (request.url().endsWith('/resign')) this.sent.set('forfeit', (this.sent.get('forfeit') ?? 0) + 1);
    });
    page.on('websocket', (line) => {
      line.on('framesent', ({ payload }) => count(this.sent, payload));
      line.on('framereceived', ({ payload }) => count(this.heard, payload));
    });
    // What happened before a slow page came to the table, it reads in the history.
    page.on('response', (response) => {
      if (!/\/api\/sessions\/[^/]+\/history/.test(response.url())) return;
      response.text().then(
        (text) => count(this.heard, text),
        () => {}, // The page has moved on: the browser keeps no body.
      );
    });
  }
}

function count(into: Map<string, number>, payload: string | Buffer): void {
  for (const [, kind] of payload.toString().matchAll(/"type":"(\w+)"/g)) into.set(kind!, (into.get(kind!) ?? 0) + 1);
}
