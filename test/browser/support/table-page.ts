import type { Page } from 'playwright-core';

/** What the functions that run in the page use of it: the tests are compiled without the types of a browser. */
interface PageElement {
  readonly dataset: Readonly<Record<string, string | undefined>>;
  readonly disabled?: boolean;
  readonly outerHTML: string;
  getAttribute(name: string): string | null;
  getClientRects(): { readonly length: number };
  getBoundingClientRect(): { readonly width: number; readonly height: number };
  closest(selector: string): PageElement | null;
  matches(selector: string): boolean;
  querySelectorAll(selector: string): Iterable<PageElement>;
}
declare const document: {
  readonly activeElement: PageElement | null;
  readonly documentElement: { readonly scrollWidth: number };
  querySelector(selector: string): PageElement | null;
  querySelectorAll(selector: string): Iterable<PageElement>;
};
declare const CSS: { escape(text: string): string };
declare const screen: { readonly width: number };

/** How a player presses. */
export type Hand = 'mouse' | 'keyboard' | 'touch';

/** What the page offers at one moment, as its own selectors. */
interface Offered {
  readonly version: number;
  readonly over: boolean;
  readonly busy: boolean;
  readonly presses: readonly string[];
}

const GIVING_UP = /concede|surrender|resign|forfeit|draw\b|offer_draw|answer_draw|settings/;
const MOST_PRESSES = 4_000;
const FIRST_PATIENCE_MS = 1_000;

/** Any table, as a player before it uses it: it presses only what the page offers. */
export class TablePage {
  private seed = 1;
  /** How long a press may take; it grows when nothing has changed since one that took longer. */
  private patienceMs = FIRST_PATIENCE_MS;

  constructor(
    readonly page: Page,
    private readonly hand: Hand = 'mouse',
  ) {}

  /** Opens a game against bots as the guest of this browser, and sits down. */
  static async sitDown(
    page: Page,
    game: string,
    wanted: object,
    { hand = 'mouse' as Hand, search = '' } = {},
  ): Promise<TablePage> {
    const guest = await post(page, '/api/auth/guest', {});
    const { sessionId } = await post(page, '/api/sessions', { game, ...wanted }, String(guest.accessToken));
    const now = Date.now();
    const login = JSON.stringify({ ...guest, takenAt: now, expiresAt: now + Number(guest.expiresIn) * 1000 });
    // Unless the page has renewed it.
    await page.addInitScript(`localStorage['parlour.login'] ??= ${JSON.stringify(login)}`);
    await page.goto(`/${game}/table/${String(sessionId)}${search}`);
    const table = new TablePage(page, hand);
    await page.locator('.frame[data-version]').waitFor();
    return table;
  }

  /** Everything that can be pressed now, but for giving up. */
  async offered(): Promise<Offered> {
    const seen = await this.page.evaluate(() => {
      const frame = document.querySelector('.frame[data-version]');
      const shown = (element: PageElement): boolean =>
        element.getClientRects().length > 0 && !element.closest('[inert]');
      const attribute = (name: string, scope: string) =>
        [...document.querySelectorAll(`${scope}[${name}]`)]
          .filter((button) => shown(button) && !button.disabled)
          .map((button) => `[${name}="${CSS.escape(button.getAttribute(name) ?? '')}"]`);
      const sure = [...document.querySelectorAll('dialog[open] [data-sure]')].length > 0;
      const done = [...document.querySelectorAll('[data-done]')].filter((button) => shown(button) && !button.disabled);
      const things = [...document.querySelectorAll('.thing.source, .thing.target, button.slot[data-offer]')].filter(
        shown,
      );
      return {
        version: Number(frame?.dataset.version ?? 0),
        over: frame?.dataset.over === 'true',
        busy: document.querySelector('.prompt[inert]') !== null,
        presses: sure
          ? ['[data-sure]']
          : [
              ...(done.length > 0 ? ['[data-done]'] : []),
              ...attribute('data-press', 'button'),
              ...attribute('data-opens', 'button'),
              ...things.map((thing) => `[data-ref="${CSS.escape(thing.dataset.ref ?? '')}"]`),
            ],
      };
    });
    return { ...seen, presses: seen.presses.filter((press) => !GIVING_UP.test(press)) };
  }

  /** Plays whatever is offered, chosen by a seeded chance, until the game is over. */
  async playToTheEnd(beforeEach: () => Promise<void> = async () => {}): Promise<number> {
    for (let presses = 0; presses < MOST_PRESSES; presses++) {
      const offered = await this.waitForMore();
      if (offered.over) return presses;
      await beforeEach();
      await this.press(this.choose(offered.presses));
    }
    throw new Error(`The game is not over after ${MOST_PRESSES} presses.`);
  }

  private async waitForMore(): Promise<Offered> {
    for (let tries = 0; tries < 1_200; tries++) {
      const offered = await this.offered();
      if (offered.over || (!offered.busy && offered.presses.length > 0)) return offered;
      await this.page.waitForTimeout(tries < 20 ? 15 : 100);
    }
    throw new Error(`Nothing is offered:\n${await this.page.locator('body').innerText()}`);
  }

  /** Done is what a player wants once it is there; else any of what is offered. */
  private choose(presses: readonly string[]): string {
    if (presses.includes('[data-sure]')) return '[data-sure]';
    if (presses.includes('[data-done]') && this.chance(3) > 0) return '[data-done]';
    return presses[this.chance(presses.length)]!;
  }

  private chance(below: number): number {
    this.seed = (this.seed * 48_271) % 2_147_483_647;
    return this.seed % below;
  }

  private async press(selector: string): Promise<void> {
    if (this.hand === 'keyboard') return this.pressByKeys(selector);
    const thing = this.page.locator(selector).first();
    const timeout = this.patienceMs;
    // What was offered a moment ago may be gone when others act: the next look finds what is offered then.
    const gone = (error: Error): void => {
      if (!/Timeout|detached|not visible|intercepts/.test(error.message)) throw error;
      this.patienceMs = 2 * timeout;
    };
    this.patienceMs = FIRST_PATIENCE_MS;
    await (this.hand === 'touch' ? thing.tap({ timeout }) : thing.click({ timeout })).catch(gone);
  }

  /** F6 to a zone in which something is offered, arrows to it, Enter. Nothing is focused by the test itself. */
  private async pressByKeys(selector: string): Promise<void> {
    if (selector === '[data-sure]') return this.page.keyboard.press('Enter');
    const before = await this.offered();
    for (let zone = 0; zone < 40; zone++) {
      await this.page.keyboard.press('F6');
      for (let steps = 0; steps < 60; steps++) {
        const found = await this.underFocus();
        if (found === 'offered') return this.page.keyboard.press('Enter');
        if (found === 'elsewhere') break;
        await this.page.keyboard.press('ArrowRight');
      }
    }
    // What was offered may be gone when others act: the next look finds what is offered then.
    const { version, presses } = await this.offered();
    if (version === before.version && presses.length > 0) throw new Error('What is offered cannot be reached by keys.');
  }

  /** Whether the focus is on something offered, in a zone that has something, or in a zone that has nothing. */
  private underFocus(): Promise<'offered' | 'near' | 'elsewhere'> {
    return this.page.evaluate((no) => {
      const isOffered = (one: PageElement): boolean => {
        if (!one.matches('button') || one.disabled) return false;
        const { press } = one.dataset;
        if (press !== undefined) return !new RegExp(no).test(press);
        return 'done' in one.dataset || one.matches('.thing.source, .thing.target, button.slot[data-offer]');
      };
      const { activeElement } = document;
      if (activeElement && isOffered(activeElement)) return 'offered';
      const zone = activeElement?.closest('[data-zone]');
      return zone && [...zone.querySelectorAll('button')].some(isOffered) ? 'near' : 'elsewhere';
    }, GIVING_UP.source);
  }

  /** Whether anything is wider than the screen, and what is smaller than a finger. */
  async tooWideOrSmall(): Promise<readonly string[]> {
    return this.page.evaluate(() => {
      const found: string[] = [];
      // The window of a phone grows with a page that is too wide, its screen does not.
      if (document.documentElement.scrollWidth > screen.width)
        found.push(`page is ${document.documentElement.scrollWidth} wide`);
      for (const button of document.querySelectorAll('.thing.source, .thing.target, .prompt button')) {
        const { width, height } = button.getBoundingClientRect();
        if (width > 0 && (width < 44 || height < 44)) found.push(`${button.outerHTML.slice(0, 80)} ${width}x${height}`);
      }
      return found;
    });
  }
}

async function post(page: Page, path: string, data: object, token?: string): Promise<Record<string, unknown>> {
  const answer = await page.request.post(path, {
    data,
    ...(token !== undefined && { headers: { authorization: `Bearer ${token}` } }),
  });
  if (!answer.ok()) throw new Error(`${path}: ${await answer.text()}`);
  return (await answer.json()) as Record<string, unknown>;
}
