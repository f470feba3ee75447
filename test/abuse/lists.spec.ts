import type { PoolClient } from 'pg';
import { ListPool } from '../../src/engine/store/list-pool.js';
import { startParlour } from '../support/parlour.js';
import type { Parlour } from '../support/parlour.js';
import { guest } from '../support/people.js';
import { LONG } from './form.js';

/** Lists of every kind. */
const LISTS = [
  '/api/sessions',
  '/api/ggltcg/games',
  '/api/ggltcg/games?status=completed',
  '/api/check/games',
  '/api/tcg-fuel/games',
  '/api/viking-vengeance/games',
  '/api/rooms',
  '/api/ratings',
];
const AT_ONCE = LONG ? 400 : 40;

describe('Lists that are asked for without end', () => {
  let parlour: Parlour;
  let held: PoolClient[] = [];
  beforeAll(async () => void (parlour = await startParlour()));
  afterEach(() => {
    for (const client of held) client.release();
    held = [];
  });
  afterAll(() => parlour.stop());

  it('have connections of their own: while all of them wait, games are opened and played', async () => {
    const lists = parlour.app.get(ListPool);
    const ann = await guest(parlour.url, 'ann');
    // As slow as a list can be: every connection for lists is taken.
    held = await Promise.all(Array.from({ length: lists.options.max }, () => lists.connect()));
    let answered = 0;
    const asked = Array.from({ length: AT_ONCE }, (_, n) =>
      ann.get(LISTS[n % LISTS.length]!).then(({ status }) => {
        answered += 1;
        return status;
      }),
    );
    const seats = [{ kind: 'me' }, { kind: 'me' }];
    for (let games = 0; games < 5; games++) {
      const page = await ann.opens('four-in-a-square', { seats });
      expect(await ann.acts(page.sessionId, page.legalActions[0]!)).toMatchObject({ status: 200 });
    }
    expect(answered).toBe(0);
    for (const client of held.splice(0)) client.release();
    // Each has its turn; one that waited too long is told to come again.
    const statuses = new Set(await Promise.all(asked));
    expect([...statuses].filter((status) => status !== 200 && status !== 503)).toEqual([]);
  });
});
