import type { Locator, Page } from 'playwright-core';

/** More presses than any game against a bot takes. */
const MOST_PRESSES = 1_500;
/** How long a finger tries to reach what it wants to press; it may be gone, and then something else is pressed. */
const REACH_MS = 5_000;

/** The table of TCG Fuel, as the player before it uses it: presses only what it offers. */
export class FuelTable {
  readonly felt: Locator;
  /** Presses in a row that reached nothing: the next one tries a neighbour. */
  private missed = 0;

  constructor(
    private readonly page: Page,
    private readonly hand: 'script' | 'touch' = 'script',
  ) {
    this.felt = page.locator('.fuel');
  }

  playToTheEnd(): Promise<void> {
    return this.playTo(Infinity);
  }

  /** Plays until the game has come so far, or is over. Waiting for others is no press, however long it takes. */
  async playTo(version: number): Promise<void> {
    const frame = this.page.locator('.frame');
    for (let presses = 0, looks = 0; presses < MOST_PRESSES; looks += 1) {
      if ((await frame.getAttribute('data-over')) === 'true') return;
      if (Number(await frame.getAttribute('data-version')) >= version) return;
      if (await this.pressOne(looks)) presses += 1;
      else await this.page.waitForTimeout(100);
    }
    throw new Error(`The game is not over after ${MOST_PRESSES} presses.`);
  }

  /** Finishes what is begun, attacks with all, plays what can be played, else passes. */
  private async pressOne(look: number): Promise<boolean> {
    const { page } = this;
    if (await page.locator('.prompt[aria-busy]').count()) return false;
    const offered = [
      page.locator('.card-menu button:visible'),
      page.locator('[data-done]:visible'),
      page.locator('.thing.target:visible'),
      page.getByRole('button', { name: 'Attack with all' }),
      ...(look % 3 === 0 ? [] : [page.locator('.fu-held.source:visible')]),
      page.locator('.prompt .acts button[data-press]').filter({ hasNotText: /draw|New hand|End my turn|by hand|Back/ }),
      page.locator('.thing.source:visible'),
    ];
    for (const one of offered) {
      const count = await one.count();
      if (count === 0) continue;
      // What is offered may be gone by the time of the press: then the next round presses something else.
      const isPressed = await this.press(one.nth(this.missed % count)).then(
        () => true,
        () => false,
      );
      this.missed = isPressed ? 0 : this.missed + 1;
      return isPressed;
    }
    return false;
  }

  private press(one: Locator): Promise<void> {
    return this.hand === 'touch'
      ? one.tap({ timeout: REACH_MS })
      : one.dispatchEvent('click', undefined, { timeout: REACH_MS });
  }
}
