import { createServer } from 'node:http';
import type { Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { GgltcgModule } from '../../src/games/ggltcg/ggltcg.module.js';
import { startParlour } from '../support/parlour.js';
import type { Parlour } from '../support/parlour.js';
import { guest, Person } from '../support/people.js';

const ADMIN = { email: 'boss@example.org', password: 'correct horse battery' };
const GAMES = '/api/ggltcg/games';
const KEY = 'open-sesame';

type Answer = (response: ServerResponse) => void;

const json = (response: ServerResponse, status: number, body: object): void => {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
};
const saying =
  (text: string): Answer =>
  (response) =>
    json(response, 200, { candidates: [{ content: { role: 'model', parts: [{ text }] }, finishReason: 'STOP' }] });
const failing =
  (status: number, code: string, message: string): Answer =>
  (response) =>
    json(response, status, { error: { code: status, status: code, message } });
const choosing = saying('{"selected_index": 0, "reasoning": "Toys first", "lethal_check": false}');
const malformed = saying('{"selected_index": 99}');
const silent: Answer = () => undefined;
const rateLimited = failing(429, 'RESOURCE_EXHAUSTED', 'Quota exceeded.');
const refusedHere = failing(400, 'FAILED_PRECONDITION', 'User location is not supported for the API use.');
const broken = failing(500, 'INTERNAL', 'Oh.');

interface Log {
  turn_number: number;
  model_name: string;
  prompt: string;
  response: string;
  plan_execution_status: string;
  fallback_reason: string | null;
}

describe('A whole game of the language model', () => {
  /** Request by request: a plan that goes well, and then everything that can go wrong. */
  const script: Answer[] = [
    choosing,
    ...[malformed, choosing],
    ...[silent, choosing],
    ...[rateLimited, rateLimited, choosing],
    refusedHere,
    ...[broken, malformed],
  ];
  const heard: string[] = [];
  let google: Server;
  let parlour: Parlour;
  let client: Person;
  let admin: Person;

  beforeAll(async () => {
    google = createServer((request, response) => {
      request.resume().on('end', () => {
        heard.push(/models\/([\w.-]+):/.exec(request.url!)![1]!);
        (script.shift() ?? choosing)(response);
      });
    });
    await new Promise<void>((resolve) => google.listen(0, '127.0.0.1', resolve));
    const baseUrl = `http://127.0.0.1:${(google.address() as AddressInfo).port}`;
    const models = { apiKey: KEY, model: 'first-model', fallbackModel: 'second-model', baseUrl, timeoutMs: 5_000 };
    const gemini = { ...models, fallbackBaseUrl: baseUrl, dailyBudget: undefined, requestsPerMinute: undefined };
    parlour = await startParlour({ admin: ADMIN, gemini }, [GgltcgModule]);
    client = new Person(parlour.url, undefined);
    const { body } = await client.post<{ accessToken: string }>('/api/auth/login', ADMIN);
    admin = new Person(parlour.url, body.accessToken);
  }, 120_000);
  afterAll(async () => {
    await parlour?.stop();
    google?.closeAllConnections();
    google?.close();
  });

  it('ends, whatever the model answers, and the log says who decided each turn and why', async () => {
    const { body: begun } = await client.post<{ game_id: string }>(GAMES, {
      player1: { player_id: 'ai-1', deck: ['Gibbers', 'Sock Sorcerer', 'Monster', 'Twist', 'Drop', 'Toynado'] },
      player2: { player_id: 'ai-2', deck: ['Ka', 'Wizard', 'Beary', 'Copy', 'Clean', 'Wake'] },
      first_player_id: 'ai-1',
      seed: 'a whole game',
    });
    const game = `${GAMES}/${begun.game_id}`;
    const endpoints = new Set<string>();
    for (let turn = 0, over = false; !over; turn++) {
      const { body: page } = await client.get<{ active_player_id: string; is_game_over: boolean }>(game);
      over = page.is_game_over;
      if (over) break;
      const { status, body } = await client.post<{ ai_turn_summaries: { ai_endpoint: string }[] }>(
        `${game}/ai-turn?full=true&player_id=${page.active_player_id}`,
      );
      expect(status).toBe(200);
      for (const { ai_endpoint } of body.ai_turn_summaries) endpoints.add(ai_endpoint);
      expect(turn).toBeLessThan(100);
    }
    expect([...endpoints].sort()).toEqual(['First Model', 'Parlour search bot', 'Second Model']);

    const { body } = await admin.get<{ ai_logs: Log[] }>(
      `/api/ggltcg/admin/ai-logs?limit=100&game_id=${begun.game_id}`,
    );
    const logs = body.ai_logs.reverse();
    expect(logs.slice(0, 6).map((log) => [log.model_name, log.plan_execution_status, log.fallback_reason])).toEqual([
      ['first-model', 'complete', null],
      ['second-model', 'complete', 'first-model: unusable answer'],
      ['second-model', 'complete', expect.stringMatching(/^first-model: .*(abort|timeout)/i)],
      ['first-model', 'complete', null],
      ['first-model', 'fallback', expect.stringContaining('location')],
      ['first-model', 'fallback', expect.stringMatching(/first-model: .*Oh.*second-model: unusable answer/)],
    ]);
    expect(heard.slice(0, 11).map((model) => (model === 'first-model' ? 1 : 2))).toEqual([
      1, 1, 2, 1, 2, 1, 1, 1, 1, 1, 2,
    ]);
    expect(logs[0]!.prompt).toContain('Gibbers');
    expect(JSON.stringify(logs)).not.toContain(KEY);

    const playback = await client.get<{ play_by_play: { action_type: string; reasoning?: string }[] }>(
      `${game}/playback`,
    );
    expect(playback.body.play_by_play.map(({ action_type }) => action_type)).toContain('strategy');
    const { body: listed } = await admin.get<{ playbacks: object[] }>('/api/ggltcg/admin/playbacks');
    expect(listed.playbacks).toMatchObject([{ game_id: begun.game_id, outcome: 'win' }]);
  }, 180_000);

  it("is nobody else's to read", async () => {
    const ann = await guest(parlour.url, 'ann');
    for (const path of ['ai-logs', 'playbacks']) {
      expect((await ann.get(`/api/ggltcg/admin/${path}`)).status).toBe(403);
      expect((await client.get(`/api/ggltcg/admin/${path}`)).status).toBe(401);
    }
  });
});
