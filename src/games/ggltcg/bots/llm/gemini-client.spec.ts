import type { ServerResponse } from 'node:http';
import { FakeGemini, failing, rateLimited, saying, silent } from '../../../../../test/support/fake-gemini.js';
import type { GeminiAnswer } from '../../../../../test/support/fake-gemini.js';
import { GeminiClient } from './gemini-client.js';
import type { Question } from './gemini-client.js';

const question: Question<{ yes: boolean }> = {
  prompt: 'Well?',
  temperature: 0.4,
  maxOutputTokens: 64,
  schema: { type: 'object' },
  read: (text) => (text.includes('yes') ? { yes: true } : undefined),
};

describe('The client of the language model', () => {
  let fake: FakeGemini;
  let waited: number[] = [];
  afterEach(async () => fake.close());

  const asking = async (extras: object, ...answers: GeminiAnswer[]) => {
    fake = await FakeGemini.answering(answers);
    waited = [];
    const settings = { apiKey: 'sesame', model: 'first-model', fallbackModel: 'second-model', timeoutMs: 50_000 };
    const wait = async (millis: number) => void waited.push(millis);
    const client = new GeminiClient({ ...settings, baseUrl: fake.url, ...extras }, { wait });
    return client.ask(question);
  };
  const models = (): string[] => fake.heard.map(({ path }) => /models\/([\w.-]+):/.exec(path)![1]!);

  it('asks for JSON, with the key in a header and nowhere else', async () => {
    const answer = await asking({}, saying('yes'));
    expect(answer).toEqual({
      ok: true,
      value: { yes: true },
      text: 'yes',
      model: 'first-model',
      endpoint: 'First Model',
    });
    expect(fake.heard[0]).toMatchObject({
      path: '/v1beta/models/first-model:generateContent',
      key: 'sesame',
      body: { generationConfig: { temperature: 0.4, maxOutputTokens: 64, responseMimeType: 'application/json' } },
    });
    expect(fake.heard[0]!.path).not.toContain('sesame');
  });

  it('waits a second, then two, when there were too many requests', async () => {
    expect(await asking({}, rateLimited, rateLimited, saying('yes'))).toMatchObject({ ok: true, model: 'first-model' });
    expect(waited).toEqual([1000, 2000]);
  });

  it('asks the fallback once after three refusals for the rate', async () => {
    const answer = await asking({}, rateLimited, rateLimited, rateLimited, saying('yes'));
    expect(answer).toMatchObject({ ok: true, model: 'second-model', endpoint: 'Second Model' });
    expect(models()).toEqual(['first-model', 'first-model', 'first-model', 'second-model']);
  });

  it.each([
    ['an error of the server', failing(500, 'INTERNAL', 'Oh.')],
    ['an empty answer', saying('  ')],
    ['an answer that makes no sense', saying('perhaps')],
    ['an answer that is no JSON at all', (response: ServerResponse) => void response.end('<html>')],
    ['an answer without candidates', (response: ServerResponse) => void response.end('{}')],
    ['a broken connection', (response: ServerResponse) => void response.destroy()],
  ])('asks the fallback at once after %s', async (_what, first) => {
    expect(await asking({}, first, saying('yes'))).toMatchObject({ ok: true, model: 'second-model' });
    expect(waited).toEqual([]);
  });

  it('does not wait for a slow answer', async () => {
    expect(await asking({ timeoutMs: 3000 }, silent, saying('yes'))).toMatchObject({ ok: true, model: 'second-model' });
  });

  it('gives up at once where the region is refused', async () => {
    const no = failing(400, 'FAILED_PRECONDITION', 'User location is not supported for the API use.');
    expect(await asking({}, no, saying('yes'))).toMatchObject({ ok: false });
    expect(fake.heard).toHaveLength(1);
  });

  it('says why when nobody answers, and never the key', async () => {
    const answer = await asking({}, failing(400, 'INVALID', 'Bad key sesame'), failing(503, 'UNAVAILABLE', 'Later'));
    expect(answer).toMatchObject({ ok: false, reason: expect.stringContaining('first-model') as string });
    expect(JSON.stringify(answer)).not.toContain('sesame');
  });

  it('asks nobody when the budget of the day is used up', async () => {
    expect(await asking({ dailyBudget: 1 }, failing(500, 'INTERNAL', 'Oh.'), saying('yes'))).toMatchObject({
      ok: false,
      reason: expect.stringContaining('daily budget used up') as string,
    });
    expect(fake.heard).toHaveLength(1);
  });

  it('reaches a fallback elsewhere, under an address that names the version too', async () => {
    const elsewhere = await FakeGemini.answering([saying('yes')]);
    await asking({ fallbackBaseUrl: `${elsewhere.url}/v1/` }, failing(500, 'INTERNAL', 'Oh.'));
    expect(elsewhere.heard[0]!.path).toBe('/v1/models/second-model:generateContent');
    await elsewhere.close();
  });
});
