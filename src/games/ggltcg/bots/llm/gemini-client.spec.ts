import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { GeminiClient } from './gemini-client.js';
import type { Question } from './gemini-client.js';

/** A server that speaks as Google's does: each request is answered by the next of its answers. */
class FakeGemini {
  readonly heard: { path: string; key: string | undefined; body: Record<string, unknown> }[] = [];
  private constructor(
    private readonly server: Server,
    readonly answers: ((response: ServerResponse) => void)[],
  ) {}

  static async answering(...answers: ((response: ServerResponse) => void)[]): Promise<FakeGemini> {
    const server = createServer((request, response) => void fake.hear(request, response));
    const fake: FakeGemini = new FakeGemini(server, answers);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return fake;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private async hear(request: IncomingMessage, response: ServerResponse): Promise<void> {
    let text = '';
    for await (const chunk of request) text += String(chunk);
    const key = request.headers['x-goog-api-key'];
    this.heard.push({ path: request.url!, key: key as string, body: JSON.parse(text) as Record<string, unknown> });
    this.answers.shift()?.(response);
  }
}

const saying =
  (text: string) =>
  (response: ServerResponse): void => {
    const body = { candidates: [{ content: { role: 'model', parts: [{ text }] }, finishReason: 'STOP' }] };
    response.setHeader('content-type', 'application/json').end(JSON.stringify(body));
  };
const failing =
  (status: number, code: string, message: string) =>
  (response: ServerResponse): void => {
    response.statusCode = status;
    const body = { error: { code: status, status: code, message } };
    response.setHeader('content-type', 'application/json').end(JSON.stringify(body));
  };
const silent = (): void => undefined;
const rateLimited = failing(429, 'RESOURCE_EXHAUSTED', 'Quota exceeded.');

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

  const asking = async (extras: object, ...answers: ((response: ServerResponse) => void)[]) => {
    fake = await FakeGemini.answering(...answers);
    waited = [];
    const settings = { apiKey: 'sesame', model: 'first-model', fallbackModel: 'second-model', timeoutMs: 50_000 };
    const client = new GeminiClient({ ...settings, baseUrl: fake.url, ...extras }, async (millis) => {
      waited.push(millis);
    });
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
    const elsewhere = await FakeGemini.answering(saying('yes'));
    await asking({ fallbackBaseUrl: `${elsewhere.url}/v1/` }, failing(500, 'INTERNAL', 'Oh.'));
    expect(elsewhere.heard[0]!.path).toBe('/v1/models/second-model:generateContent');
    await elsewhere.close();
  });
});
