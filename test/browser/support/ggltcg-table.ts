import type { Locator, Page } from 'playwright-core';
import { TablePage } from './table-page.js';

/** How a player presses: with the mouse, a finger or the keyboard. */
export type Press = (page: Page, thing: Locator) => Promise<void>;

export const byMouse: Press = (_page, thing) => thing.click({ position: { x: 14, y: 22 } });
export const byTouch: Press = (_page, thing) => thing.tap({ position: { x: 14, y: 22 } });

/** What the functions that run in the page use of it: the tests are compiled without the types of a browser. */
declare const document: { readonly activeElement: { closest(selector: string): unknown } | null };

const isFocused = (one: unknown): boolean => one === document.activeElement;
const isInZone = (one: unknown): boolean =>
  (one as { closest(selector: string): unknown }).closest('[data-zone]') ===
  document.activeElement?.closest('[data-zone]');

/** F6 to the zone, arrows to the thing, Enter. Nothing is focused by the test itself. */
export const byKeys: Press = async (page, thing) => {
  await walk(page, 'F6', 14, () => thing.evaluate(isInZone));
  await page.keyboard.press('Home');
  await walk(page, 'ArrowRight', 24, () => thing.evaluate(isFocused));
  await page.keyboard.press('Enter');
};

async function walk(page: Page, key: string, most: number, there: () => Promise<boolean>): Promise<void> {
  for (let pressed = 0; pressed <= most; pressed++) {
    if (await there()) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${key} does not lead there.`);
}

const OPEN = [
  'dialog[open] [data-done]:not([disabled])',
  'dialog[open] .thing.target',
  '.card-menu button:not([disabled], [aria-disabled="true"])',
  '.prompt:not([inert]) .stepper [data-press]',
  '.prompt:not([inert]) [data-done]',
  '.GameBoard .thing.target',
];
const SOURCES = '.GameBoard .thing.source';
const BUTTONS = '.prompt:not([inert]) .acts button:not([data-cancel], [disabled])';
const OVER = '.frame[data-over="true"]';

/** The table of GGLTCG, as the player before it uses it: only what the page offers is pressed. */
export class GgltcgTable {
  private turn = 0;

  constructor(
    readonly page: Page,
    private readonly press: Press = byMouse,
  ) {}

  /** Against a bot, with the same decks and the same luck every time. */
  static async sitDown(page: Page, press: Press, level: 'easy' | 'normal' | 'hard' | 'llm'): Promise<GgltcgTable> {
    const seats = [{ kind: 'me' }, { kind: 'bot', level }];
    await TablePage.sitDown(page, 'ggltcg', { seats, seed: `against ${level}` });
    await page.locator('.GameBoard').waitFor();
    return new GgltcgTable(page, press);
  }

  get over(): Locator {
    return this.page.locator(OVER);
  }

  async version(): Promise<number> {
    return Number(await this.page.locator('.frame').getAttribute('data-version'));
  }

  /** Presses one thing after the other until the game is over; `each` looks at the page before every press. */
  async playToTheEnd(each: () => Promise<void> = async () => undefined): Promise<void> {
    for (let presses = 0; presses < 500; presses++) {
      await this.page
        .locator([...OPEN, SOURCES, BUTTONS, OVER].join(', '))
        .first()
        .waitFor();
      if ((await this.over.count()) > 0) return;
      await each();
      const thing = await this.next();
      if (thing) await this.press(this.page, thing);
    }
    throw new Error('The game does not end.');
  }

  /** What answers the open question; else cards and toys in turn, and now and then the end of the turn. */
  private async next(): Promise<Locator | undefined> {
    for (const selector of OPEN) {
      const found = this.page.locator(selector);
      if ((await found.count()) > 0) return found.first();
    }
    const sources = this.page.locator(SOURCES);
    const count = await sources.count();
    this.turn += 1;
    if (count > 0 && this.turn % 6 !== 0) return sources.nth(this.turn % count);
    const buttons = this.page.locator(BUTTONS);
    return (await buttons.count()) > 0 ? buttons.first() : undefined;
  }
}
