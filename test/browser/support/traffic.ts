import type { Page } from 'playwright-core';

const OVER = /"outcome":\{/;

/** Everything that a page is sent while its game runs, and what it holds itself. What comes with the end is left out. */
export class Traffic {
  private readonly heard: string[] = [];

  constructor(private readonly page: Page) {
    page.on('websocket', (line) => line.on('framereceived', ({ payload }) => this.keep(payload.toString())));
    page.on('response', (response) => {
      if (!/\/api\/|socket\.io/.test(response.url())) return;
      response.text().then(
        (text) => this.keep(text),
        () => {}, // The page has moved on: the browser keeps no body.
      );
    });
  }

  get size(): number {
    return this.heard.length;
  }

  /** Keeps what is in the page now: its elements and its storage. */
  async lookAround(): Promise<void> {
    const [isOver, held] = await this.page.evaluate<[boolean, string]>(`[
      document.querySelector('.frame')?.dataset.over === 'true',
      document.documentElement.outerHTML + JSON.stringify([{ ...localStorage }, { ...sessionStorage }, history.state]),
    ]`);
    if (!isOver) this.heard.push(held);
  }

  /** Everything in it that a pattern finds. */
  find(pattern: RegExp): Set<string> {
    return new Set(this.heard.flatMap((text) => [...text.matchAll(pattern)].map((found) => found[1] ?? found[0])));
  }

  private keep(text: string): void {
    if (!OVER.test(text)) this.heard.push(text);
  }
}
