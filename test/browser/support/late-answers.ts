import type { Page, WebSocketRoute } from 'playwright-core';

/** What is held back, and how it is let go. */
interface Held {
  readonly url: string;
  readonly go: () => Promise<void>;
}

/** What can be pressed, where it was, and where it is now. */
interface Moved {
  readonly what: string;
  readonly from: string;
  readonly to: string;
}

/** Run in the page, as text: everything that can be pressed and has moved since the last look. */
const LOOK = `(() => {
  const before = window.lastSeen ?? new Map();
  const now = (window.lastSeen = new Map());
  const moved = [];
  for (const one of document.querySelectorAll('button, a[href], input, select, textarea, summary, label')) {
    const { x, y, width, height } = one.getBoundingClientRect();
    if (width < 2 || height < 2 || one.closest('.skip, dialog:not([open])')) continue;
    if (!one.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    const at = { x: Math.round(x + scrollX), y: Math.round(y + scrollY) };
    now.set(one, at);
    const was = before.get(one);
    // Letters of another face are a little narrower or wider: that is less than a fingertip.
    if (was === undefined || (Math.abs(was.x - at.x) < 12 && Math.abs(was.y - at.y) < 4)) continue;
    const name = one.getAttribute('aria-label') ?? (one.innerText || one.className);
    moved.push({ what: one.tagName + ' ' + name.slice(0, 60), from: was.x + ',' + was.y, to: at.x + ',' + at.y });
  }
  return moved;
})()`;

/**
 * A page that has waited for seconds shows what it kept back, though it may still move. How long a slow machine takes for a wave is
 * no matter of the page: as long as answers are held back here, its patience does not run out.
 */
const ENDLESS_PATIENCE = `(() => {
  const { setTimeout } = window;
  window.setTimeout = (work, ms, ...more) => (ms >= 5000 ? 0 : setTimeout(work, ms, ...more));
})()`;

/** What the page was given has been drawn. */
const DRAWN = 'new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))';

/** The first page itself: without it there is nothing to press. */
const FIRST = /\/assets\/index-[^/]+\.(js|css)$|\.(css|svg|webmanifest)$/;

/** All that a page asks for comes late, one answer after the other, and after each one is looked whether anything has moved. */
export class LateAnswers {
  private held: Held[] = [];
  private flying = 0;

  private constructor(private readonly page: Page) {}

  static async on(page: Page): Promise<LateAnswers> {
    const late = new LateAnswers(page);
    await page.addInitScript(ENDLESS_PATIENCE);
    await page.route('**/*', (route) => {
      const request = route.request();
      const go = async () => {
        late.flying += 1;
        await route.continue().catch(() => {}); // the page has moved on
      };
      if (request.resourceType() === 'document' || FIRST.test(new URL(request.url()).pathname)) return go();
      late.held.push({ url: new URL(request.url()).pathname, go });
    });
    const landed = (): void => void (late.flying = Math.max(0, late.flying - 1));
    page.on('requestfinished', landed);
    page.on('requestfailed', landed);
    await page.routeWebSocket(/socket\.io/, (socket) => late.carry(socket));
    return late;
  }

  /** Opens an address, and tells what moved while its answers came in. */
  async moves(path: string): Promise<readonly string[]> {
    this.held = [];
    this.flying = 0;
    // The page may not even begin before a script that is held back.
    await this.page.goto(path, { waitUntil: 'commit' });
    await this.quiet();
    await this.page.evaluate<readonly Moved[]>(LOOK);
    const found: string[] = [];
    while (this.held.length > 0) {
      const wave = this.next();
      for (const { go } of wave) await go();
      await this.quiet();
      const moved = await this.page.evaluate<readonly Moved[]>(LOOK);
      const by = wave.map(({ url }) => url).join(' ');
      found.push(...moved.map(({ what, from, to }) => `${path}: ${what} from ${from} to ${to} by ${by}`));
    }
    return found;
  }

  /** Scripts and faces of letters come together, answers one by one. */
  private next(): readonly Held[] {
    const assets = this.held.filter(({ url }) => url.startsWith('/assets/'));
    const wave = assets.length > 0 ? assets : this.held.slice(0, 1);
    this.held = this.held.filter((one) => !wave.includes(one));
    return wave;
  }

  private async quiet(): Promise<void> {
    do {
      await this.page.evaluate(DRAWN);
    } while (this.flying > 0);
    await this.page.evaluate(DRAWN);
  }

  private carry(socket: WebSocketRoute): void {
    const server = socket.connectToServer();
    server.onMessage((message) => {
      const text = String(message);
      // What keeps the line up, and the greeting of a namespace.
      if (/^(0|2|3|40)/.test(text)) return socket.send(message);
      this.held.push({ url: `socket ${text.slice(0, 60)}`, go: async () => socket.send(message) });
    });
  }
}
