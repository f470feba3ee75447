import type { Page } from 'playwright-core';
import { parlour } from '../../client/src/parlour.js';
import { randomAction } from '../../client/src/random-action.js';
import { isProblem } from '../../client/src/problem.js';
import { Memory } from '../../client/src/environment.js';
import type { NewSession } from '../../client/src/nouns.types.js';
import { until } from '../support/until.js';
import { UNTIMED } from './support/check-scenes.js';
import { House } from './support/house.js';

const BETWEEN_TWO = { seats: [{ kind: 'me' }, { kind: 'open' }] } as const;
/** No clock runs at any of these tables: a version that comes by itself would not be where it is looked for. */
const GAMES: Readonly<Record<string, NewSession<object>>> = {
  'four-in-a-square': BETWEEN_TWO,
  check: { ...BETWEEN_TWO, options: UNTIMED },
  ggltcg: BETWEEN_TWO,
  // Between people it always has one.
  'viking-vengeance': { seats: [{ kind: 'me' }, { kind: 'bot', level: 'easy' }] },
  'tcg-fuel': { ...BETWEEN_TWO, options: { clock: null } },
};
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

  it.each(Object.entries(GAMES))(
    '%s goes by address, keys and slider while it is played; by marks and perspectives after it',
    async (slug, wanted) => {
      const kept = new Memory();
      const server = parlour(house.url, { storage: kept });
      await server.account.orGuest('Ann');
      const other = parlour(house.url);
      await other.account.orGuest('Bea');
      const { sessionId } = await server.sessions.open(slug, wanted);
      const isForTwo = wanted.seats?.some(({ kind }) => kind === 'open') === true;
      if (isForTwo) await other.sessions.join(sessionId);
      const players = isForTwo ? [server, other] : [server];
      const random = counting();
      /** Waits for a bot, so that nothing happens until the player who is asked has answered. */
      const nextAsked = async () => {
        const find = async () => {
          const pages = players.map(async (who) => ({ who, page: await who.sessions.get(sessionId) }));
          return (await Promise.all(pages)).find(({ page: { legalActions } }) => legalActions.length > 0);
        };
        let found = await find();
        await until(`${slug} to ask for something`, async () => (found ??= await find()) !== undefined);
        return found!;
      };
      let asked = await nextAsked();
      for (let tries = 0; asked.page.version < ACTIONS; tries++) {
        if (tries > 10 * ACTIONS) throw new Error(`${slug} does not go on`);
        const offered = asked.page.legalActions;
        const lasting = offered.filter((one) => !ENDING.test(('form' in one ? one.form : one).type));
        // A form that is filled at random may be refused; the next try fills another.
        await asked.who.sessions
          .act(sessionId, randomAction(lasting.length > 0 ? lasting : offered, random))
          .catch((error: unknown) => {
            if (!isProblem(error)) throw error;
          });
        asked = await nextAsked();
      }
      other.close();
      const { version } = asked.page;

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
      if (slug === 'four-in-a-square') {
        // The one game that says how it stood at every version.
        const course = page.getByRole('img', { name: /^Who was ahead/ });
        await course.click({ position: { x: (await course.boundingBox())!.width - 1, y: 10 } });
        await looksAt(page, version + 1);
        await marks.selectOption(versions[0]!);
        await looksAt(page, Number(versions[0]));
      }
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
