import type { Page } from 'playwright-core';
import { parlour } from '../../client/src/parlour.js';
import { randomAction } from '../../client/src/random-action.js';
import { isProblem } from '../../client/src/problem.js';
import { Memory } from '../../client/src/environment.js';
import { House } from './support/house.js';

const GAMES = ['four-in-a-square', 'check', 'ggltcg', 'viking-vengeance', 'tcg-fuel'];
const ACTIONS = 8;
/** What may end a game; chosen only where nothing else is offered. */
const ENDING = /concede|surrender|resign|forfeit|offer_draw|answer_draw|pass|end_?turn|callCheck/i;

/** Numbers that are the same at every run. */
function counting(): () => number {
  let at = 0;
  return () => (at = (at + 0.381966) % 1);
}

describe('Looking back at', () => {
  let house: House;
  beforeAll(async () => {
    house = await House.open();
  });
  afterAll(() => house.close());

  const looksAt = (page: Page, version: number) =>
    page.locator(`[data-testid="looking-at"] b:text-is("${version}")`).waitFor();
  /** Something of the game lies on the stage. */
  const isDrawn = (page: Page) => page.locator('.stage [data-ref]').first().waitFor();

  it.each(GAMES)(
    '%s goes by address, keys and slider while it is played; by marks and perspectives after it',
    async (slug) => {
      const kept = new Memory();
      const server = parlour(house.url, { storage: kept });
      await server.account.orGuest('Ann');
      const other = parlour(house.url);
      await other.account.orGuest('Bea');
      const { sessionId } = await server.sessions.open(slug, { seats: [{ kind: 'me' }, { kind: 'open' }] });
      await other.sessions.join(sessionId);
      const random = counting();
      for (let tries = 0; (await server.sessions.get(sessionId)).version < ACTIONS; tries++) {
        if (tries > 10 * ACTIONS) throw new Error(`${slug} does not go on`);
        const pages = await Promise.all(
          [server, other].map(async (who) => ({ who, page: await who.sessions.get(sessionId) })),
        );
        const asked = pages.find(({ page: { legalActions } }) => legalActions.length > 0);
        if (!asked) throw new Error(`${slug} asks for nothing`);
        const offered = asked.page.legalActions;
        const lasting = offered.filter((one) => !ENDING.test(('form' in one ? one.form : one).type));
        // A form that is filled at random may be refused; the next try fills another.
        await asked.who.sessions
          .act(sessionId, randomAction(lasting.length > 0 ? lasting : offered, random))
          .catch((error: unknown) => {
            if (!isProblem(error)) throw error;
          });
      }
      other.close();
      const { version } = await server.sessions.get(sessionId);

      const page = await house.visitor({ reducedMotion: 'reduce' });
      await page.addInitScript(
        `localStorage.setItem('parlour.login', ${JSON.stringify(kept.getItem('parlour.login'))})`,
      );
      await page.goto(`/${slug}/table/${sessionId}?v=0`);
      await looksAt(page, 0);
      await isDrawn(page);
      await page.keyboard.press('ArrowRight');
      await looksAt(page, 1);
      await page.keyboard.press('End');
      await looksAt(page, version);
      await page.getByRole('slider', { name: 'Version of the game' }).press('ArrowLeft');
      await looksAt(page, version - 1);
      await isDrawn(page);
      expect(new URL(page.url()).searchParams.get('v')).toBe(String(version - 1));
      await page.getByRole('button', { name: 'Back to the table' }).click();
      await page.locator('.scrub').waitFor({ state: 'detached' });
      await isDrawn(page);

      await server.sessions.resign(sessionId);
      await page.goto(`/${slug}/table/${sessionId}/review?v=0`);
      await looksAt(page, 0);
      const marks = page.getByRole('combobox', { name: 'Jump to' });
      await marks.waitFor();
      const told = await marks.locator('option:not([disabled])').allTextContents();
      const versions = told.map((mark) => mark.split(':')[0]!);
      expect(versions.length).toBeGreaterThan(0);
      await page.locator('.scrub-marks i').last().click();
      await looksAt(page, Number(versions.at(-1)));
      await marks.selectOption(versions[0]!);
      await looksAt(page, Number(versions[0]));
      await isDrawn(page);
      for (const [eyes, as] of [
        ['Public', 'public'],
        ['All open', 'all'],
      ] as const) {
        await page.getByRole('radio', { name: eyes, exact: true }).click();
        await page.locator(`.review[data-as="${as}"]`).waitFor();
        await looksAt(page, Number(versions[0]));
        await isDrawn(page);
      }
      server.close();
      await page.context().close();
    },
  );
});
