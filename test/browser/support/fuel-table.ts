import type { Locator, Page } from 'playwright-core';

/** More presses than any game against a bot takes. */
const MOST_PRESSES = 1_500;

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
    const frame = this.page.locator('.frame');
    for (let presses = 0; presses < MOST_PRESSES; presses += 1) {
      if ((await frame.getAttribute('data-over')) === 'true') return;
      if (Number(await frame.getAttribute('data-version')) >= version) return;
      if (!(await this.pressOne(presses))) await this.page.waitForTimeout(100);
    }
    throw new Error(`The game is not over after ${MOST_PRESSES} presses.`);
  }

  /** Finishes what is begun, attacks with all, plays what can be played, else passes. */
  private async pressOne(turn: number): Promise<boolean> {
    const { page } = this;
    if (await page.locator('.prompt[aria-busy]').count()) return false;
    const offered = [
      page.locator('.card-menu button:visible'),
      page.locator('[data-done]:visible'),
      page.locator('.thing.target:visible'),
      page.getByRole('button', { name: 'Attack with all' }),
      ...(turn % 3 === 0 ? [] : [page.locator('.fu-held.source:visible')]),
      page.locator('.prompt .acts button[data-press]').filter({ hasNotText: /draw|New hand|End my turn|by hand|Back/ }),
      page.locator('.thing.source:visible'),
    ];
    for (const one of offered) {
      if ((await one.count()) === 0) continue;
      // What is offered may be gone by the time of the press: then the next round presses something else.
      return one
        .first()
        .dispatchEvent('click', undefined, { timeout: 1_000 })
        .then(
          () => true,
          () => false,
        );
    }
    return false;
  }
}
