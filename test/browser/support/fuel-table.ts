import type { Locator, Page } from 'playwright-core';

/** More presses than any game against a bot takes. */
const MOST_PRESSES = 1_500;

/** What the page shows at one moment, and whether something of it was pressed. */
interface Look {
  readonly over: boolean;
  readonly version: number;
  readonly pressed: boolean;
  readonly asked: boolean;
}

/**
 * Run in the page, as text: looks and presses in one go, so that nothing changes in between. Finishes what is begun,
 * attacks with all, plays what can be played (cards of the hand only if `hand` is asked for), else passes.
 */
const LOOK = `({ press, hand }) => {
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
  const first = ([selector, isMeant = () => true]) =>
    [...document.querySelectorAll(selector)].find((one) => isThere(one) && isMeant(one));
  const found = isBusy ? undefined : offered.map(first).find((one) => one !== undefined);
  const over = frame?.dataset.over === 'true';
  const version = Number(frame?.dataset.version ?? 0);
  const pressed = press && !over && version < press.until && found !== undefined;
  if (pressed) found.click();
  return { over, version, pressed, asked: found !== undefined };
}`;

/** The table of TCG Fuel, as the player before it uses it: presses only what it offers. */
export class FuelTable {
  readonly felt: Locator;

  constructor(private readonly page: Page) {
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
      // The others may think for as long as they like.
      if (look.pressed) presses += 1;
      else await this.page.waitForTimeout(100);
    }
    throw new Error(`The game is not over after ${MOST_PRESSES} presses.`);
  }

  /** Waits until the player is asked, so that nothing happens before they answer. Says whether the game goes on. */
  async isAsked(): Promise<boolean> {
    for (;;) {
      const { over, asked } = await this.look({ hand: true });
      if (over || asked) return !over;
      await this.page.waitForTimeout(100);
    }
  }

  private look(how: { readonly press?: { readonly until: number }; readonly hand: boolean }): Promise<Look> {
    const { press, hand } = how;
    const until = press && (press.until === Infinity ? 'Infinity' : press.until);
    return this.page.evaluate<Look>(
      `(${LOOK})({ press: ${press ? `{ until: ${until} }` : 'undefined'}, hand: ${hand} })`,
    );
  }
}
