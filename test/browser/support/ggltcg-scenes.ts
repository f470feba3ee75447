import type { Page } from 'playwright-core';
import type { Scenario } from '../../../src/games/ggltcg/rules/scenario.js';
import { Guests } from './guests.js';
import type { Guest } from './guests.js';

/** Ann has nearly everything to do here, and Bea decides on Ann's turn. */
export const DAY: Scenario = {
  players: {
    A: { cc: 7, hand: ['Jumpscare', 'Copy', 'Sun', 'Ballaber'], in_play: ['Knight', 'Archer'], sleep_zone: ['Rush'] },
    B: { cc: 4, hand: ['Wake'], in_play: ['Snuggles', 'Block', 'Umbruh'], sleep_zone: ['Ka', 'Drum'] },
  },
};

/** A toy changes sides, one wakes up, two tussle, and a hand lies open. */
export const EVENING: Scenario = {
  players: {
    A: { cc: 7, hand: ['Twist', 'Wake'], in_play: ['Umbruh', 'Wizard'], sleep_zone: ['Ka', 'Beary'] },
    B: { cc: 4, hand: ['Sun', 'Clean'], in_play: ['Block', 'Dino'] },
  },
};

/** Numbers that differ from what is printed, and a card that costs what its target costs. */
export const NUMBERS: Scenario = {
  players: {
    A: { cc: 6, hand: ['Copy'], in_play: ['Ka', 'Wizard', 'Umbruh'] },
    B: { cc: 4, hand: ['Sun'], in_play: ['Block'] },
  },
};

/** The old Beary steps between a toy and the hand. */
export const CLASSIC: Scenario = {
  edition: 'classic',
  players: {
    A: { cc: 4, hand: ['Sun'], in_play: ['Umbruh'] },
    B: { cc: 1, hand: ['Beary', 'Ka'] },
  },
};

/** Tables of GGLTCG that begin in the middle: Ann sits at A, Bea at B. */
export class GgltcgScenes extends Guests {
  async begin(folk: readonly Guest[], scenario: Scenario, turnSeconds?: number): Promise<string> {
    const body = { scenario, turnSeconds, userIds: folk.map(({ user }) => user.id) };
    const { game_id } = await this.post<{ readonly game_id: string }>('/api/ggltcg/test/fixtures', body, folk[0]);
    return game_id;
  }

  async sit(page: Page, id: string): Promise<void> {
    await page.goto(`/ggltcg/table/${id}`);
    await settled(page);
  }
}

/** A turn can be ended while something that costs nothing is left. */
export const FREE: Scenario = {
  players: { A: { cc: 1, hand: ['Car', 'Sun'], in_play: ['Ka'] }, B: { cc: 4, hand: ['Sun'], in_play: ['Block'] } },
};

/** Ends the turn, also where the page asks whether that is meant. */
export async function endTurn(page: Page): Promise<void> {
  const before = await page.locator('.frame').getAttribute('data-version');
  await page
    .locator('.prompt:not([inert], .resting)')
    .getByRole('button', { name: /End turn/ })
    .click();
  const sure = page.locator('dialog[open] [data-sure]');
  await sure
    .or(page.locator(`.frame:not([data-version="${before}"])`))
    .first()
    .waitFor();
  if ((await sure.count()) > 0) await sure.click();
}

/** Nothing moves any more and the pictures are there. */
export async function settled(page: Page): Promise<void> {
  await page.locator('.frame[data-settled="true"] .GameBoard').waitFor();
}

/** Presses a card, then what it is for, each once it is offered; what several could be for is sent with a last press. */
export async function press(page: Page, source: string, ...targets: readonly string[]): Promise<void> {
  const called = (name: string) => `:has(.unseen:text-matches("^${name},"))`;
  const before = await page.locator('.frame').getAttribute('data-version');
  await page.locator(`:is(.Playmat, .HandZone) .source${called(source)}`).click();
  for (const name of targets) {
    const chosen = `:is(.target, .taken)${called(name)}`;
    const target = page.locator(`:is(.Playmat, .HandZone, dialog[open]) ${chosen}`).last();
    await target.waitFor();
    // The only one there is has been taken already.
    if (/\btarget\b/.test((await target.getAttribute('class')) ?? '')) await target.click();
  }
  if (targets.length === 0) return;
  const done = page.locator(':is(.prompt:not([inert]), dialog[open]) [data-done]:not([disabled])');
  const moved = page.locator(`.frame:not([data-version="${before}"]), .stepper`);
  await done.or(moved).first().waitFor();
  if ((await done.count()) > 0) await done.last().click();
  await moved.first().waitFor();
}
