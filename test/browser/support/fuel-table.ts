import type { Locator, Page } from 'playwright-core';

/** More presses than any game against a bot takes. */
const MOST_PRESSES = 1_500;

/** What presses: the page itself, which is quick, or a pointer that aims at what can be seen. */
type Hand = 'script' | 'mouse' | 'touch';

/** What the page shows at one moment, whether something of it was pressed, and where a pointer is to press. */
interface Look {
  readonly over: boolean;
  readonly version: number;
  readonly pressed: boolean;
  readonly asked: boolean;
  /** Nothing moves any more. */
  readonly settled: boolean;
  readonly at?: { readonly x: number; readonly y: number };
}

/**
 * Run in the page, as text: looks and presses in one go, so that nothing changes in between. Finishes what is begun,
 * attacks with all, plays what can be played (cards of the hand only if `hand` is asked for), else passes. Where a pointer
 * presses, only what it can hit is looked at: some point of it is neither covered nor out of sight once it is scrolled to. A sheet
 * that was opened by a press beside the mark, because the table moved meanwhile, is closed by a press beside the sheet.
 */
const LOOK = `({ press, hand, pointed }) => {
  const frame = document.querySelector('.frame');
  const isThere = (one) => one.getClientRects().length > 0 && !one.disabled && !one.closest('[inert]');
  const says = (words) => (one) => words.test(one.textContent);
  const OTHERWISE = /draw|New hand|End my turn|by hand/;
  const offered = [
    ['.card-menu button'],
    ['[data-done]'],
    ['.thing.target'],
    ['button', says(/Attack with all/)],
    ...(hand ? [['.fu-held.source']] : []),
    ['.prompt .acts button[data-press]', (one) => !says(OTHERWISE)(one)],
    ['.thing.source'],
  ];
  const isBusy = document.querySelector('.prompt[aria-busy]') !== null;
  const pointOf = (one) => {
    one.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    const { left, top, width, height } = one.getBoundingClientRect();
    for (const across of [0.5, 0.15, 0.85]) for (const down of [0.5, 0.2, 0.8]) {
      const point = { x: left + width * across, y: top + height * down };
      if (one.contains(document.elementFromPoint(point.x, point.y))) return point;
    }
  };
  const canBeHit = (one) => !pointed || pointOf(one) !== undefined;
  const first = ([selector, isMeant = () => true]) =>
    [...document.querySelectorAll(selector)].find((one) => isThere(one) && isMeant(one) && canBeHit(one));
  const found = isBusy ? undefined : offered.map(first).find((one) => one !== undefined);
  const over = frame?.dataset.over === 'true';
  const version = Number(frame?.dataset.version ?? 0);
  const settled = frame?.dataset.settled === 'true';
  if (pointed && press && document.querySelector('dialog:modal')) {
    return { over, version, settled, pressed: true, asked: false, at: { x: 5, y: 5 } };
  }
  const pressed = press && !over && version < press.until && found !== undefined;
  if (pressed && !pointed) found.click();
  const at = pressed && pointed ? pointOf(found) : undefined;
  return { over, version, settled, pressed, asked: found !== undefined, at };
}`;

/** The table of TCG Fuel, as the player before it uses it: presses only what it offers. */
export class FuelTable {
  readonly felt: Locator;

  constructor(
    private readonly page: Page,
    private readonly by: Hand = 'script',
  ) {
    this.felt = page.locator('.fuel');
  }

  playToTheEnd(): Promise<void> {
    return this.playTo(Infinity);
  }

  /** Plays until the game has come so far, or is over. */
  async playTo(version: number): Promise<void> {
    for (let presses = 0; presses < MOST_PRESSES;) {
      const look = await this.look({ press: { until: version }, hand: presses % 3 !== 0 });
      if (look.over || look.version >= version) return;
      if (look.at) await this.point(look.at);
      // The others may think for as long as they like.
      if (look.pressed) presses += 1;
      else await this.page.waitForTimeout(100);
    }
    throw new Error(`The game is not over after ${MOST_PRESSES} presses.`);
  }

  /**
   * Waits until the player is asked, so that nothing happens before they answer. Says whether the game goes on. Where there is
   * nothing to do the page answers by itself once all has come to rest: what is asked must still be asked a moment later.
   */
  async isAsked(): Promise<boolean> {
    for (let before: number | undefined; ;) {
      const { over, asked, settled, version } = await this.look({ hand: true });
      const isResting = asked && settled;
      if (over || (isResting && version === before)) return !over;
      before = isResting ? version : undefined;
      await this.page.waitForTimeout(100);
    }
  }

  private point({ x, y }: { readonly x: number; readonly y: number }): Promise<void> {
    return this.by === 'touch' ? this.page.touchscreen.tap(x, y) : this.page.mouse.click(x, y);
  }

  private look(how: { readonly press?: { readonly until: number }; readonly hand: boolean }): Promise<Look> {
    const { press, hand } = how;
    const until = press && (press.until === Infinity ? 'Infinity' : press.until);
    return this.page.evaluate<Look>(
      `(${LOOK})({ press: ${press ? `{ until: ${until} }` : 'undefined'}, hand: ${hand}, pointed: ${this.by !== 'script'} })`,
    );
  }
}
