import { GgltcgModule } from '../../src/games/ggltcg/ggltcg.module.js';
import { choosing, failing, FakeGemini, rateLimited, saying, silent } from '../support/fake-gemini.js';
import { startParlour } from '../support/parlour.js';
import type { Parlour } from '../support/parlour.js';
import { guest, Person } from '../support/people.js';

const ADMIN = { email: 'boss@example.org', password: 'correct horse battery' };
const GAMES = '/api/ggltcg/games';
const KEY = 'open-sesame';

const malformed = saying('{"selected_index": 99}');
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
  const script = [
    choosing,
    ...[malformed, choosing],
    ...[silent, choosing],
    ...[rateLimited, rateLimited, choosing],
    refusedHere,
    ...[broken, malformed],
  ];
  let google: FakeGemini;
  let parlour: Parlour;
  let client: Person;
  let admin: Person;

  beforeAll(async () => {
    google = await FakeGemini.answering(script, choosing);
    const baseUrl = google.url;
    const models = { apiKey: KEY, model: 'first-model', fallbackModel: 'second-model', baseUrl, timeoutMs: 5_000 };
    const gemini = {
      ...models,
      fallbackBaseUrl: baseUrl,
      dailyBudget: undefined,
      gameBudget: undefined,
      requestsPerMinute: undefined,
    };
    parlour = await startParlour({ admin: ADMIN, games: { ggltcg: gemini } }, [GgltcgModule]);
    client = new Person(parlour.url, undefined);
    const { body } = await client.post<{ accessToken: string }>('/api/auth/login', ADMIN);
    admin = new Person(parlour.url, body.accessToken);
  }, 120_000);
  afterAll(async () => {
    await parlour?.stop();
    await google?.close();
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
    expect(google.heard.slice(0, 11).map(({ path }) => (path.includes('/first-model:') ? 1 : 2))).toEqual([
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

describe('The budget of the language model', () => {
  const RUNS = '/api/ggltcg/admin/simulations';
  interface Run {
    id: string;
    status: string;
    games_done: number;
    error: string | null;
  }
  let google: FakeGemini;
  let parlour: Parlour;
  let admin: Person;

  beforeAll(async () => {
    google = await FakeGemini.answering([], choosing);
    const models = { apiKey: KEY, model: 'first-model', fallbackModel: 'second-model', timeoutMs: 5_000 };
    const urls = { baseUrl: google.url, fallbackBaseUrl: google.url };
    const gemini = { ...models, ...urls, dailyBudget: 30, gameBudget: 2, requestsPerMinute: undefined };
    parlour = await startParlour({ admin: ADMIN, games: { ggltcg: gemini } }, [GgltcgModule]);
    const { body } = await new Person(parlour.url, undefined).post<{ accessToken: string }>('/api/auth/login', ADMIN);
    admin = new Person(parlour.url, body.accessToken);
  }, 120_000);
  afterAll(async () => {
    await parlour?.stop();
    await google?.close();
  });

  const ended = async (id: string): Promise<Run> => {
    for (;;) {
      const { body } = await admin.get<Run>(`${RUNS}/${id}`);
      if (body.status !== 'running') return body;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  };

  it('ends for a game before it ends for the day: the search bot plays on, and the log says why', async () => {
    const anyone = new Person(parlour.url, undefined);
    const { body: begun } = await anyone.post<{ game_id: string }>(GAMES, {
      player1: { player_id: 'ai-1', deck: ['Gibbers', 'Sock Sorcerer', 'Monster', 'Twist', 'Drop', 'Toynado'] },
      player2: { player_id: 'ai-2', deck: ['Ka', 'Wizard', 'Beary', 'Copy', 'Clean', 'Wake'] },
      first_player_id: 'ai-1',
      seed: 'a short purse',
    });
    for (const player of ['ai-1', 'ai-2', 'ai-1']) {
      const turn = await anyone.post(`${GAMES}/${begun.game_id}/ai-turn?full=true&player_id=${player}`);
      expect(turn.status).toBe(200);
    }
    const { body } = await admin.get<{ ai_logs: Log[] }>(`/api/ggltcg/admin/ai-logs?game_id=${begun.game_id}`);
    expect(body.ai_logs.reverse().map((log) => [log.plan_execution_status, log.fallback_reason])).toEqual([
      ['complete', null],
      ['complete', null],
      ['fallback', expect.stringMatching(/^first-model: budget of the game used up/)],
    ]);
    expect(google.heard).toHaveLength(2);
  }, 120_000);

  it('ends for simulations with the day: they stop, keep what was played, and stop again when resumed too early', async () => {
    const { status, body: run } = await admin.post<Run>(RUNS, { games: 100, level: 'llm', seed: 3 });
    expect(status).toBe(202);
    const stopped = await ended(run.id);
    expect(stopped).toMatchObject({
      status: 'paused',
      error: 'The budget of the language model is used up for today.',
    });
    expect(stopped.games_done).toBeGreaterThan(0);
    expect(stopped.games_done).toBeLessThan(30);
    expect(google.heard).toHaveLength(30);
    const { body } = await admin.get<{ games: number; fallback_turns: number }>(`${RUNS}/${run.id}/balance`);
    expect(body).toMatchObject({ games: stopped.games_done, fallback_turns: 0 });

    expect(await admin.post(`${RUNS}/${run.id}/resume`)).toMatchObject({ body: { status: 'running', error: null } });
    expect(await ended(run.id)).toMatchObject({ status: 'paused', games_done: stopped.games_done });
    expect(google.heard).toHaveLength(30);
    expect(await admin.post(`${RUNS}/${run.id}/cancel`)).toMatchObject({ body: { status: 'cancelled' } });
  }, 180_000);
});
