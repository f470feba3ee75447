import type { Locator, Page } from 'playwright-core';
import { TablePage } from './table-page.js';

/** How a player presses: with the mouse, a finger or the keyboard, each within its patience. */
export type Press = (page: Page, thing: Locator, patience: { readonly timeout: number }) => Promise<void>;

export const byMouse: Press = (_page, thing, patience) => thing.click({ ...patience, position: { x: 14, y: 22 } });
export const byTouch: Press = (_page, thing, patience) => thing.tap({ ...patience, position: { x: 14, y: 22 } });

/** What the functions that run in the page use of it: the tests are compiled without the types of a browser. */
interface PageElement {
  readonly dataset: Readonly<Record<string, string | undefined>>;
  closest(selector: string): PageElement | null;
  getClientRects(): { readonly length: number };
}
declare const document: {
  readonly activeElement: PageElement | null;
  querySelector(selector: string): PageElement | null;
  querySelectorAll(selector: string): Iterable<PageElement>;
};

const isFocused = (one: unknown): boolean => one === document.activeElement;
const isInZone = (one: unknown): boolean =>
  (one as PageElement).closest('[data-zone]') === document.activeElement?.closest('[data-zone]');

/** F6 to the zone, arrows to the thing, Enter. Nothing is focused by the test itself. */
export const byKeys: Press = async (page, thing, patience) => {
  await walk(page, 'F6', 14, () => thing.evaluate(isInZone, undefined, patience));
  await page.keyboard.press('Home');
  await walk(page, 'ArrowRight', 24, () => thing.evaluate(isFocused, undefined, patience));
  await page.keyboard.press('Enter');
};

async function walk(page: Page, key: string, most: number, there: () => Promise<boolean>): Promise<void> {
  for (let pressed = 0; pressed <= most; pressed++) {
    if (await there()) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${key} does not lead there.`);
}

/** What answers the open question, the most pressing first. */
const OPEN = [
  'dialog[open] [data-sure]',
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
const MOST_PRESSES = 500;
const MOST_MISSES = 6;
/** What was offered may be gone before the press arrives; the player looks again soon, and later where nothing has changed. */
const FIRST_PATIENCE_MS = 1_000;

/** What the page shows at one moment. */
interface Look {
  readonly version: string;
  readonly over: boolean;
  /** The first of `OPEN` that is there. */
  readonly open: string | null;
  /** The offered cards and toys, by ref. */
  readonly sources: readonly string[];
  readonly buttons: boolean;
}

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

  /** Presses one thing after the other until the game is over; `each` looks at the page before every press. */
  async playToTheEnd(each: () => Promise<void> = async () => undefined): Promise<void> {
    const anything = this.page.locator([...OPEN, SOURCES, BUTTONS, OVER].join(', ')).first();
    let misses = 0;
    for (let presses = 0; presses < MOST_PRESSES; presses++) {
      await anything.waitFor();
      const look = await this.look();
      if (look.over) return;
      await each();
      const thing = this.choose(look);
      if (!thing) continue;
      const gone = await this.press(this.page, thing, { timeout: FIRST_PATIENCE_MS * 2 ** misses }).then(
        () => undefined,
        (error: Error) => error,
      );
      misses = gone && (await this.look()).version === look.version ? misses + 1 : 0;
      if (gone && misses > MOST_MISSES) throw gone;
    }
    throw new Error('The game does not end.');
  }

  /** Everything in one look: what is asked for one after the other belongs to different moments. */
  private look(): Promise<Look> {
    return this.page.evaluate(
      ({ open, sources, buttons, over }) => {
        const shown = (selector: string): readonly PageElement[] =>
          [...document.querySelectorAll(selector)].filter((one) => one.getClientRects().length > 0);
        return {
          version: document.querySelector('.frame')?.dataset.version ?? '',
          over: document.querySelector(over) !== null,
          open: open.find((selector) => shown(selector).length > 0) ?? null,
          sources: shown(sources).map(({ dataset }) => dataset.ref ?? ''),
          buttons: shown(buttons).length > 0,
        };
      },
      { open: OPEN, sources: SOURCES, buttons: BUTTONS, over: OVER },
    );
  }

  /** What answers the open question; else cards and toys in turn, and now and then the end of the turn. */
  private choose({ open, sources, buttons }: Look): Locator | undefined {
    if (open !== null) return this.page.locator(open).first();
    this.turn += 1;
    if (sources.length > 0 && this.turn % 6 !== 0) {
      const ref = sources[this.turn % sources.length]!;
      return this.page.locator(`${SOURCES}[data-ref="${ref}"]`);
    }
    return buttons ? this.page.locator(BUTTONS).first() : undefined;
  }
}
