import type { Page } from 'playwright-core';
import { FuelTable } from './support/fuel-table.js';
import { House } from './support/house.js';
import { unfold } from './support/unfold.js';

const DESK = { viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' as const };
/** All four play all their games to the end: a matter of minutes. Without it they play a while and leave, each in another way. */
const PLAYS_ALL = process.env.LONG_TOURNAMENT === '1';

describe('A tournament in the browser', () => {
  let house: House;
  let address: string;
  beforeAll(async () => {
    house = await House.own();
  });
  afterAll(() => house?.close());

  const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
  const toRoom = (page: Page) => page.getByRole('link', { name: 'To the room' });

  const announce = async (page: Page): Promise<void> => {
    await page.goto('/tournaments');
    await page.getByRole('link', { name: 'Announce a tournament' }).click();
    await page.getByRole('radio', { name: 'TCG Fuel' }).check();
    await page.getByLabel('Name').fill('Friday cup');
    await page.getByRole('radio', { name: 'Single elimination' }).check();
    await page.getByRole('radio', { name: 'one game' }).check();
    await page.getByLabel('Players at most').selectOption('8');
    await unfold(page, 'All options, one by one');
    await page.getByLabel('Starting life', { exact: true }).fill('1');
    await button(page, 'Announce it').click();
    await page.waitForURL(/\/tournaments\/\d+$/);
    address = new URL(page.url()).pathname;
  };

  /** Says that one is there, and comes to the table: a bot is there already. */
  const sitDown = async (page: Page): Promise<void> => {
    await toRoom(page).click();
    await button(page, 'I am ready').click();
    await page.waitForURL(/\/tcg-fuel\/table\//);
    await page.locator('.frame[data-settled="true"] .fuel').waitFor();
  };

  /** While a player is asked, nothing ends the game but the player. */
  const giveUp = async (page: Page): Promise<void> => {
    if (!(await new FuelTable(page).isAsked())) return;
    await button(page, 'Menu').click();
    await page.getByRole('menuitem', { name: 'Give up' }).click();
    await button(page, 'Give up').last().click();
    await page.locator('.frame[data-over="true"]').waitFor();
  };

  const play = (page: Page): Promise<void> => new FuelTable(page).playToTheEnd();

  const playAWhile = async (page: Page): Promise<void> => {
    await new FuelTable(page).playTo(30);
    await giveUp(page);
  };

  /** Plays every match that waits for this player, until the tournament has its winner. */
  const playOn = async (page: Page, howTo: (page: Page) => Promise<void>): Promise<void> => {
    const won = page.getByText('has won.');
    const ready = button(page, 'I am ready');
    const isPast = page.getByText(/^(This game is over|This room has closed)\.$/);
    for (;;) {
      await page.goto(address);
      // Others may be playing, for as long as they like.
      await won.or(toRoom(page)).first().waitFor({ timeout: 480_000 });
      if (await won.isVisible()) return;
      await toRoom(page).click();
      // Where the last match is over and not counted yet, its room asks nothing: look again.
      await ready.or(isPast).first().waitFor();
      if (await isPast.isVisible()) continue;
      await ready.click();
      await page.waitForURL(/\/tcg-fuel\/table\//);
      await page.locator('.frame[data-settled="true"] .fuel').waitFor();
      await howTo(page);
    }
  };

  it('goes from its announcement to its winner, with four people in four browsers and four bots', async () => {
    const people = await Promise.all([0, 1, 2, 3].map(() => house.visitor(DESK)));
    const [ann, bob, cy, dee] = people as [Page, Page, Page, Page];
    // Absence is counted from when a match was made. On a slow machine the presses below may take longer than players have.
    await house.change("ALTER TABLE tournament_matches ALTER created_at SET DEFAULT now() + interval '1 day'");
    await announce(ann);
    for (const page of people) {
      await page.goto(address);
      await button(page, 'Register').click();
      await page.getByText('You are registered.').waitFor();
    }
    await ann.reload();
    await ann.getByLabel('A bot that plays').selectOption('easy');
    for (let bots = 1; bots <= 4; bots++) {
      await button(ann, 'Enter a bot').click();
      await ann.getByText(`${4 + bots} of 8 players`).waitFor();
    }
    await button(ann, 'Begin the first round').click();
    await ann.getByRole('img', { name: /^Bracket\./ }).waitFor();

    // Each finds the way to the match on any page; the best entries meet the last, and those are bots.
    for (const page of people) {
      await page.goto('/help');
      await page.getByText(/round 1: your match against Bot \d/).waitFor();
    }
    if (PLAYS_ALL) {
      await Promise.all(people.map((page) => playOn(page, play)));
    } else {
      await sitDown(bob);
      await giveUp(bob);

      await sitDown(dee);
      await dee.goto(address);
      await dee
        .getByRole('link', { name: /^Watch / })
        .first()
        .waitFor();
      await button(dee, 'Leave the tournament').click();
      await dee.getByRole('dialog').getByRole('button', { name: 'Leave the tournament' }).click();
      await dee.locator('.pairings .is-me', { hasText: 'ended' }).first().waitFor();

      // The organiser decides a match, with a reason that all can read.
      await cy.goto(address);
      const mine = cy.locator('.pairings .is-me .side-a').first();
      await mine.waitFor(); // what is not shown yet has no text
      const name = await mine.innerText();
      await ann.goto(address);
      await ann
        .getByRole('button', { name: new RegExp(`^Decide ${name} against`) })
        .first()
        .click();
      await ann.getByRole('dialog').getByRole('combobox').first().selectOption('1');
      await ann.getByLabel('Why').fill('The bot was asleep.');
      await ann.getByRole('dialog').getByRole('button', { name: 'Decide' }).click();
      const decision = ann.locator('.decisions li', { hasText: `${name} 1–0` });
      await decision.getByText('The bot was asleep.').waitFor();

      await Promise.all([playOn(ann, playAWhile), playOn(cy, giveUp)]);
    }
    await ann.goto(address);
    await ann.getByText('has won.').waitFor();
    await ann.getByRole('tab', { name: 'Standings' }).click();
    const lines = ann.locator('.standings:visible tbody tr');
    await lines.nth(7).waitFor();
    expect(await lines.count()).toBe(8);
    expect(await ann.getByText('has won.').innerText()).toContain(await lines.first().locator('td').nth(1).innerText());

    // Why equal points are parted stands there; every round and the bracket can be read to the end, on a phone too.
    await ann.setViewportSize({ width: 360, height: 740 });
    await ann.getByRole('columnheader', { name: 'Rivals’ games' }).waitFor();
    await ann.getByText('Equal points are parted').waitFor();
    await ann.getByRole('tab', { name: 'Rounds' }).click();
    for (const [round, matches] of [4, 2, 1].entries()) {
      await button(ann, `Round ${round + 1}`).click();
      await ann.getByRole('heading', { name: `Round ${round + 1}` }).waitFor();
      expect(await ann.locator('.pairings:visible li').count()).toBe(matches);
    }
    await ann.getByRole('tab', { name: 'Bracket' }).click();
    await ann.locator('.panel:visible').getByRole('button', { name: 'As a list' }).click();
    await ann.getByRole('heading', { name: 'Semi-finals' }).waitFor();
    expect(await ann.locator('.pairings:visible li').count()).toBe(7);
    expect(await ann.evaluate('document.documentElement.scrollWidth')).toBe(360);
    await Promise.all(people.map((page) => page.context().close()));
  });

  it('is its organiser’s: players are taken out and the whole is called off, with reasons that all can read', async () => {
    const [ann, bob, cy] = (await Promise.all([0, 1, 2].map(() => house.visitor(DESK)))) as [Page, Page, Page];
    await announce(ann);
    for (const page of [bob, cy]) {
      await page.goto(address);
      await button(page, 'Register').click();
      await page.getByText('You are registered.').waitFor();
    }
    const bobsName = await bob.locator('.entrants:visible li > span:nth-child(2)').first().innerText();
    await ann.goto(address);
    const takeOut = ann.getByRole('button', { name: /^Take .+ out$/ });
    await takeOut.nth(1).waitFor();
    await takeOut.first().click();
    await ann.getByRole('dialog').getByLabel('Why').fill('Two seats at once.');
    await ann.getByRole('dialog').getByRole('button', { name: 'Take out' }).click();
    await ann.locator('.decisions li', { hasText: 'was taken out' }).getByText('Two seats at once.').waitFor();
    await bob.locator('.decisions li', { hasText: `${bobsName} was taken out` }).waitFor();
    await button(bob, 'Register').click();
    await bob.getByText('The organiser has taken you out of this tournament.').waitFor();

    await button(ann, 'Enter a bot').click();
    await ann.getByText('2 of 8 players').waitFor();
    await button(ann, 'Begin the first round').click();
    await cy.goto('/help');
    await cy.getByText(/round 1: your match against Bot 1/).waitFor();
    await sitDown(cy);
    await button(ann, 'Call it off').click();
    await ann.getByRole('dialog').getByLabel('Why').fill('The hall is closed.');
    await ann.getByRole('dialog').getByRole('button', { name: 'Call it off' }).click();
    await ann.getByText('This tournament was called off: it has no winner.').waitFor();
    await cy.locator('.frame[data-over="true"]').waitFor();
    await cy.goto(address);
    await cy.locator('.decisions li', { hasText: 'was called off' }).getByText('The hall is closed.').waitFor();
    await Promise.all([ann, bob, cy].map((page) => page.context().close()));
  });
});
