import { GgltcgModule } from '../../src/games/ggltcg/ggltcg.module.js';
import { createTestDatabase } from '../support/database.js';
import type { TestDatabase } from '../support/database.js';
import { FakeGemini, saying } from '../support/fake-gemini.js';
import { startParlour } from '../support/parlour.js';
import type { Parlour } from '../support/parlour.js';
import { guest, Person } from '../support/people.js';

const PATH = '/api/ggltcg/games/narrative';
const DAILY = 12;
const story = (number: number) => ({
  play_by_play: [{ turn: 1, player: `Player ${number}`, action_type: 'play_card', description: 'Played Ka for 1 CC' }],
});

describe('Stories, which cost money and time', () => {
  let google: FakeGemini;
  let database: TestDatabase;
  let instances: Parlour[];
  beforeAll(async () => {
    google = await FakeGemini.answering([], saying('Once upon a time the toys went to bed and slept until morning.'));
    database = await createTestDatabase();
    const gemini = {
      ...{ apiKey: 'key', model: 'one', fallbackModel: 'two', baseUrl: google.url, fallbackBaseUrl: google.url },
      ...{ timeoutMs: 5_000, dailyBudget: DAILY, gameBudget: undefined, requestsPerMinute: undefined },
    };
    const settings = { databaseUrl: database.url, games: { ggltcg: gemini } };
    instances = [await startParlour(settings, [GgltcgModule]), await startParlour(settings, [GgltcgModule])];
  });
  afterAll(async () => {
    for (const instance of instances) await instance.stop();
    await database.drop();
    await google.close();
  });
  const [here, there] = [() => instances[0]!.url, () => instances[1]!.url];

  it('are told to nobody without an account, and the model is not asked', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, i) => new Person(here(), undefined).post(PATH, story(i))),
    );
    expect(answers.every(({ status }) => status === 401)).toBe(true);
    expect(google.heard).toHaveLength(0);
  });

  it('are told to one account so often, and no oftener', async () => {
    const ann = await guest(here());
    const answers = await Promise.all(Array.from({ length: 40 }, () => ann.post(PATH, story(0))));
    const told = answers.filter(({ status }) => status === 200);
    expect(told.length).toBeGreaterThanOrEqual(20);
    expect(told.length).toBeLessThan(25);
    const refused = answers.find(({ status }) => status === 429)!;
    expect(refused.body).toMatchObject({ code: 'RATE_LIMITED' });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(google.heard).toHaveLength(1); // the same story, asked for at once, is one question
  });

  it('stop asking the model with the budget of the day, which is one for all instances', async () => {
    const people = [await guest(here()), await guest(there())];
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, i) => people[i % 2]!.post<{ source: string; code?: string }>(PATH, story(i + 1))),
    );
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    expect(google.heard).toHaveLength(DAILY);
    const fromTemplate = answers.filter(({ body }) => body.source === 'template');
    expect(fromTemplate).toHaveLength(30 - (DAILY - 1));
    expect(fromTemplate.every(({ body }) => body.code === 'MODEL_BUDGET_USED_UP')).toBe(true);
  });

  it('are refused cheaply where they hold nothing but emptiness', async () => {
    const ann = await guest(here());
    const body = `{"play_by_play":[${Array<string>(200_000).fill('{}').join()}]}`;
    expect(body.length).toBeLessThan(640 * 1024);
    expect(await ann.ask('POST', PATH, { body })).toMatchObject({ status: 422, body: { code: 'VALIDATION_ERROR' } });
    const tooLarge = `{"play_by_play":[${Array<string>(350_000).fill('{}').join()}]}`;
    expect(await ann.ask('POST', PATH, { body: tooLarge })).toMatchObject({ status: 413 });
  });
});
