import type { Page } from 'playwright-core';
import { House } from './support/house.js';
import { VikingTable } from './support/viking-table.js';

/** As long as the drop of a line that a player hardly notices. */
const DROP_MS = 10_000;
const CALM = { reducedMotion: 'reduce' } as const;
const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

/** The levels of one's cards by id, as the server has them. */
const ownLevels = `(async () => {
  const { accessToken } = JSON.parse(localStorage.getItem('parlour.login'));
  const answer = await fetch('/api/viking-vengeance/users/me/cards', { headers: { authorization: 'Bearer ' + accessToken } });
  return Object.fromEntries((await answer.json()).map((card) => [card.user_card_instance_id, card.level]));
})()`;

describe('Viking Vengeance between people', () => {
  let house: House;
  beforeAll(async () => {
    house = await House.own(); // every card of the house is given experience, and its leaderboard read
  });
  afterAll(() => house?.close());

  const look = async (page: Page, queue: 'Casual match' | 'Ranked match'): Promise<void> => {
    await page.goto('/viking-vengeance');
    await page.getByRole('button', { name: queue }).click();
  };

  it('matches two browsers; one drops, comes back and lets its clock run out; both play to the end, learn, and play again', async () => {
    // A ranked match is left meanwhile: its thirty seconds and those of the clock are waited for at once.
    const leaving = leaveARankedMatch();
    leaving.catch(() => {}); // told where it is waited for
    // One plays by keyboard and by mouse at a desk, the other with a finger on a phone.
    const ann = new VikingTable(await house.visitor(CALM));
    const bob = new VikingTable(await house.visitor({ ...CALM, ...PHONE }), (thing) => thing.tap());
    await look(ann.page, 'Casual match');
    await ann.page.locator('.chip.waiting').waitFor();
    // A few games short of the second level.
    await house.change('UPDATE viking_vengeance_user_card_instances SET xp = 149');
    await look(bob.page, 'Casual match');
    for (const { board } of [ann, bob]) await board.waitFor();
    const mover = (await VikingTable.mover(ann, bob))!;
    const other = mover === ann ? bob : ann;

    await mover.page.context().setOffline(true);
    const away = other.page.locator('.vv-plate.is-theirs .vv-away');
    await away.getByText(/away, \d+ s/).waitFor();
    await mover.page.waitForTimeout(DROP_MS);
    await mover.page.context().setOffline(false);
    await away.waitFor({ state: 'detached' });

    // The clock of thirty seconds has run on; when it is out, the table places a card for the player.
    const late = mover.page.locator('.vv-plate.is-mine').getByText(/^late \d of 3$/);
    await late.waitFor();
    await ann.page
      .locator('.side')
      .getByText(/Time is up: .* is placed for (you|Guest \d+) at/)
      .first()
      .waitFor();

    await VikingTable.playOut(ann, bob);
    for (const { page } of [ann, bob]) await page.getByTestId('outcome').waitFor();
    expect(await boardOf(ann)).toEqual(await boardOf(bob));
    await ann.page.locator('.vv-lessons li.is-up').getByText('Level 2!').first().waitFor();
    await bob.page
      .locator('.vv-lessons li')
      .getByText(/^\+2[16] XP$/)
      .first()
      .waitFor();

    const finished = ann.page.url();
    await ann.page.getByRole('button', { name: 'Rematch' }).click();
    await bob.page.getByRole('button', { name: /Rematch/ }).click();
    for (const { page } of [ann, bob]) {
      await page.waitForURL((url) => url.pathname.includes('/table/') && url.href !== finished);
      await page.locator('.vv-held').first().waitFor();
    }
    const levels = await ann.page.evaluate<Record<string, number>>(ownLevels);
    expect(Object.values(levels)).toContain(2);
    const held = await ann.held();
    expect(held.map(({ level }) => level)).toEqual(held.map(({ id }) => levels[id]));

    const stayed = await leaving;
    await stayed.getByTestId('outcome').getByText('You take the board').waitFor();
    await stayed.locator('.vv-result-how').getByText('One side stayed away too long').waitFor();
    await stayed.locator('.vv-rating', { hasText: '1016 rating +16' }).waitFor();
    await stayed.goto('/viking-vengeance/leaderboard');
    const rows = stayed.locator('tbody tr');
    await rows.nth(1).waitFor();
    expect(await rows.nth(0).textContent()).toContain('1016');
    expect(await rows.nth(1).textContent()).toContain('984');
  });

  /** Two are matched, and one of them closes the page; the page of the other, which is told so. */
  async function leaveARankedMatch(): Promise<Page> {
    const [eve, dan] = [await house.visitor(CALM), await house.visitor(CALM)];
    for (const page of [eve, dan]) await look(page, 'Ranked match');
    for (const page of [eve, dan]) await page.locator('[data-zone="board"]').waitFor();
    await eve.context().close();
    await dan.locator('.vv-plate.is-theirs .vv-away').waitFor();
    return dan;
  }
});

/** What lies where; whose it is reads differently at the two sides of the table. */
async function boardOf(table: VikingTable): Promise<readonly string[]> {
  return (await table.said()).map((said) => said.replace(/, yours|, Guest \d+’s/, ''));
}
