import { BotPool } from './bot-pool.js';
import type { BotRequest, BotTrouble } from './bot-pool.js';
import type { GameShape } from '../core/index.js';

interface Counting extends GameShape {
  action: { type: 'count'; to: number };
}

const SEED = '0123456789abcdef0123456789abcdef';

/** A bot module with one level of each kind of trouble. Worker threads load modules by address, and this is one. */
const module = `data:text/javascript,${encodeURIComponent(`
  let told = null;
  export const unpack = (luggage) => { told = luggage; };
  export const bots = { game: { actions: { count: {} } }, levels: {
    told: { budget: {}, choose: ({ choices }) => ({ action: choices[0], note: told }) },
    good: { budget: { nodes: 100 }, choose: ({ choices, rng, budget }) => ({ action: rng.pick(choices), note: budget }) },
    slow: { budget: { millis: 40 }, choose: async ({ choices, budget }) => {
      await new Promise((resolve) => setTimeout(resolve, budget.millis));
      return { action: choices[0], note: budget };
    } },
    failing: { budget: {}, choose: () => { throw new Error('I am lost.'); } },
    cheating: { budget: {}, choose: () => ({ action: { type: 'count', to: 99 } }) },
    hanging: { budget: {}, choose: () => { for (;;); } },
    leaving: { budget: {}, choose: () => process.exit(3) },
    curious: { budget: {}, choose: ({ choices }) => ({ action: choices[0], note: Object.keys(process.env) }) },
  } };`)}`;

describe('The bot pool', () => {
  const troubles: BotTrouble[] = [];
  let pool: BotPool;

  beforeAll(() => {
    pool = new BotPool({ threads: 2, log: (trouble) => troubles.push(trouble) });
  });
  beforeEach(() => {
    troubles.length = 0;
  });
  afterAll(() => pool.close());

  const request = (level: string, more: Partial<BotRequest<Counting, null>> = {}): BotRequest<Counting, null> => ({
    module,
    level,
    seed: SEED,
    label: 'session 7, version 3',
    knowledge: {
      seat: 1,
      view: {},
      memory: null,
      loadout: null,
      choices: [1, 2, 3].map((to) => ({ type: 'count', to })),
    },
    ...more,
  });
  const oneOfThem = { type: 'count', to: expect.any(Number) as number };

  it('answers what the bot decides, the same for the same seed', async () => {
    const [one, other] = await Promise.all([pool.decide(request('good')), pool.decide(request('good'))]);
    expect(one).toEqual({ action: oneOfThem, note: { nodes: 100 } });
    expect(other).toEqual(one);
    expect(troubles).toEqual([]);
  });

  it('hands over what the game sends along before the bot thinks', async () => {
    const luggage = { cards: 'name,cost' };
    expect(await pool.decide(request('told', { luggage }))).toEqual({ action: oneOfThem, note: luggage });
  });

  it.each([
    ['failing', 'threw', 'I am lost.'],
    ['cheating', 'not-offered', '"to":99'],
    ['missing', 'threw', 'no level missing'],
    ['toString', 'threw', 'no level toString'],
    ['leaving', 'crashed', ''],
  ])('falls back on a choice when the bot is %s, and says so', async (level, failure, message) => {
    const { action, fellBack } = await pool.decide(request(level));
    expect(fellBack).toBe(failure);
    expect([1, 2, 3]).toContain(action.to);
    expect(troubles).toEqual([
      expect.objectContaining({ failure, level, seat: 1, label: 'session 7, version 3' }) as BotTrouble,
    ]);
    expect(troubles[0]!.message).toContain(message);
  });

  it('stops a bot that hangs, and goes on with others', async () => {
    const stopped = await pool.decide(request('hanging', { limitMillis: 500 }));
    expect(stopped).toEqual({ action: oneOfThem, fellBack: 'over-time' });
    expect(troubles).toMatchObject([{ failure: 'over-time' }]);
    expect((await pool.decide(request('good'))).fellBack).toBeUndefined();
  });

  it('answers all when many come at once, and lets each think less', async () => {
    const decisions = await Promise.all(Array.from({ length: 60 }, () => pool.decide(request('slow'))));
    expect(decisions.every(({ fellBack }) => fellBack === undefined)).toBe(true);
    const millis = decisions.map(({ note }) => (note as { millis: number }).millis);
    expect(Math.min(...millis)).toBeLessThan(10);
    expect(millis.at(-1)).toBe(40);
    expect(pool.waiting).toBe(0);
  });

  it('tells bots none of the settings of the server', async () => {
    expect((await pool.decide(request('curious'))).note).toEqual([]);
  });

  it('rejects what it was asked when it closes', async () => {
    const closing = new BotPool({ threads: 1 });
    const wanted = [closing.decide(request('hanging')), closing.decide(request('good'))];
    const rejected = Promise.allSettled(wanted);
    await closing.close();
    expect((await rejected).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    await expect(closing.decide(request('good'))).rejects.toThrow('closed');
  });
});
