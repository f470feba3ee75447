import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Pool } from 'pg';
import { Housekeeper } from '../../src/engine/clock/housekeeper.js';
import { startParlour } from '../support/parlour.js';
import type { Parlour } from '../support/parlour.js';
import { guest, Person } from '../support/people.js';

const BASE = '/api/ggltcg/games';
const AGGRO = ['Dream', 'Knight', 'Raggy', 'Umbruh', 'Rush', 'Surge'];
const CONTROL = ['Ka', 'Wizard', 'Beary', 'Copy', 'Clean', 'Wake'];

interface Lobby {
  game_id: string;
  game_code: string;
  status: string;
  first_player_id: string;
  game_state: { players: Record<string, { hand: unknown[] | null }> };
}

describe('people who meet at GGLTCG', () => {
  let parlour: Parlour;

  beforeAll(async () => {
    parlour = await startParlour({ commit: 'c0ffee1' });
  }, 120_000);
  afterAll(() => parlour?.stop());

  const lobby = (person: Person, path: string, body: object) => person.post<Lobby>(`${BASE}/lobby/${path}`, body);

  it('lets two people meet by a code and begins when both have a deck', async () => {
    const nobody = new Person(parlour.url, undefined);
    const { status, body } = await lobby(nobody, 'create', { player1_id: 'p1', player1_name: 'Alice' });
    expect({ status, body }).toMatchObject({ status: 201, body: { status: 'waiting_for_player' } });
    const code = body.game_code.toLowerCase();
    expect((await nobody.get(`${BASE}/lobby/${code}/status`)).body).toMatchObject({
      player1_id: 'p1',
      edition: 'standard',
      options: { card_set: 'shipped@1', reveal_decks: true, max_turns: 100, turn_seconds: 0 },
    });
    expect(body.game_code).toMatch(/^[A-HJKMNP-Z2-9]{6}$/);
    expect(await lobby(nobody, `${code}/join`, { player2_id: 'p1' })).toMatchObject({
      status: 409,
      body: { code: 'OWN_LOBBY' },
    });
    expect(await lobby(nobody, `${code}/join`, { player2_id: 'p2', player2_name: 'Bob' })).toMatchObject({
      status: 200,
      body: { status: 'deck_selection', ready_to_start: true },
    });
    expect(await lobby(nobody, `${code}/join`, { player2_id: 'p3' })).toMatchObject({
      status: 409,
      body: { code: 'LOBBY_FULL' },
    });
    const wrong = await lobby(nobody, `${code}/start`, { player_id: 'p1', deck: ['Ka'] });
    expect(wrong).toMatchObject({ status: 400, body: { code: 'INVALID_DECK' } });
    const first = await lobby(nobody, `${code}/start`, { player_id: 'p1', deck: AGGRO });
    expect(first).toMatchObject({
      status: 200,
      body: { status: 'deck_selection', first_player_id: '', game_state: {} },
    });
    const second = await lobby(nobody, `${code}/start`, { player_id: 'p2', deck: CONTROL });
    expect(second).toMatchObject({ status: 200, body: { status: 'active', game_id: body.game_id } });
    expect(['p1', 'p2']).toContain(second.body.first_player_id);
    expect(second.body.game_state.players.p2!.hand).toHaveLength(6);
    expect(second.body.game_state.players.p1!.hand).toBeNull();
    expect(await nobody.get(`${BASE}/lobby/0000/status`)).toMatchObject({
      status: 400,
      body: { code: 'INVALID_CODE' },
    });
    expect(await nobody.get(`${BASE}/lobby/ZZZZZZ/status`)).toMatchObject({
      status: 404,
      body: { code: 'LOBBY_NOT_FOUND' },
    });
  });

  it('lets nobody choose a deck for an account but itself', async () => {
    const [anna, ben] = [await guest(parlour.url), await guest(parlour.url)];
    const nobody = new Person(parlour.url, undefined);
    const { body } = await lobby(anna, 'create', { player1_id: 'anna', player1_name: 'Anna' });
    const start = (person: Person, player_id: string) =>
      lobby(person, `${body.game_code}/start`, { player_id, deck: AGGRO });
    expect(await start(ben, 'anna')).toMatchObject({ status: 403, body: { code: 'NOT_YOUR_SEAT' } });
    expect(await start(nobody, 'anna')).toMatchObject({ status: 401, body: { code: 'UNAUTHENTICATED' } });
    expect(await start(ben, 'ben')).toMatchObject({ status: 404, body: { code: 'PLAYER_NOT_FOUND' } });
    await lobby(ben, `${body.game_code}/join`, { player2_id: 'ben' });
    expect(await start(ben, 'anna')).toMatchObject({ status: 403, body: { code: 'NOT_YOUR_SEAT' } });
    expect(await start(ben, 'ben')).toMatchObject({ status: 200, body: { status: 'deck_selection' } });
  });

  it('counts a game of two accounts exactly once', async () => {
    const [anna, ben] = [await guest(parlour.url), await guest(parlour.url)];
    const { body } = await lobby(anna, 'create', { player1_id: 'anna', player1_name: 'Anna' });
    await lobby(ben, `${body.game_code}/join`, { player2_id: 'ben', player2_name: 'Ben' });
    await lobby(anna, `${body.game_code}/start`, { player_id: 'anna', deck: AGGRO });
    const begun = await lobby(ben, `${body.game_code}/start`, { player_id: 'ben', deck: CONTROL });
    expect(begun.body.status).toBe('active');
    const id = body.game_id;
    expect(await ben.post(`${BASE}/${id}/concede`, { player_id: 'anna' })).toMatchObject({
      status: 403,
      body: { code: 'NOT_YOUR_SEAT' },
    });
    const [active, card] = begun.body.first_player_id === 'anna' ? [anna, 'Surge'] : [ben, 'Ka'];
    expect(await active.post(`${BASE}/${id}/play-card`, { card_name: card })).toMatchObject({ status: 200 });
    expect(await ben.post(`${BASE}/${id}/concede`, {})).toMatchObject({ status: 200 });
    expect(await ben.post(`${BASE}/${id}/concede`, {})).toMatchObject({ status: 409, body: { code: 'GAME_OVER' } });
    const stats = (person: Person) => person.get(`/api/ggltcg/stats/players/${person.id}`);
    expect((await stats(anna)).body).toMatchObject({
      games_played: 1,
      games_won: 1,
      win_rate: 100,
      total_tussles: 0,
      avg_turns: 1,
    });
    expect((await stats(ben)).body).toMatchObject({ games_played: 1, games_won: 0, win_rate: 0 });
    expect((await stats(ben)).body.card_stats).toHaveLength(6);
    const board = await anna.get<{ leaderboard: object[] }>('/api/ggltcg/stats/leaderboard?min_games=1');
    expect(board.body.leaderboard).toMatchObject([{ display_name: 'Anna' }, { display_name: 'Ben' }]);
    const cards = await anna.get<{ cards: object[] }>('/api/ggltcg/stats/cards?limit=1');
    expect(cards.body.cards).toMatchObject([{ rank: 1, win_rate: 100, pick_rate: 50, player_count: 1 }]);
    const won = active === anna ? 100 : 0;
    const all = await anna.get<{ cards: object[] }>('/api/ggltcg/stats/cards');
    const mine = await stats(active);
    for (const counted of [all.body.cards, mine.body.card_stats]) {
      const played = { card_name: card, play_rate: 100, win_rate_when_played: won };
      const kept = { card_name: active === anna ? 'Dream' : 'Wizard', play_rate: 0, win_rate_when_played: 0 };
      expect(counted).toContainEqual(expect.objectContaining(played));
      expect(counted).toContainEqual(expect.objectContaining(kept));
    }
    const { rows } = await parlour.app.get(Pool).query('SELECT * FROM ggltcg.game_stats WHERE game_id = $1', [id]);
    expect(rows).toMatchObject([{ winner_id: 'anna', loser_id: 'ben', total_turns: 1 }]);
  });

  it('abandons a game that nobody has touched for two days, and counts it for nobody', async () => {
    const nobody = new Person(parlour.url, undefined);
    const begin = async (id: string) => {
      const { body } = await nobody.post<{ game_id: string }>(`${BASE}/quick-play`, { player_id: id, player_name: id });
      return body.game_id;
    };
    const [old, younger] = [await begin('olga'), await begin('yuri')];
    const pool = parlour.app.get(Pool);
    const idle = (id: string, hours: number) =>
      pool.query('UPDATE game_sessions SET updated_at = now() - make_interval(hours => $2) WHERE id = $1', [id, hours]);
    await idle(old, 49);
    await idle(younger, 47);
    await parlour.app.get(Housekeeper).tidy();
    const { body } = await nobody.get<{ games: { game_id: string }[] }>(`${BASE}?player_id=olga&status=abandoned`);
    expect(body.games).toMatchObject([{ game_id: old, status: 'abandoned' }]);
    const { body: running } = await nobody.get<{ games: object[] }>(`${BASE}?player_id=yuri&status=active`);
    expect(running.games).toMatchObject([{ game_id: younger }]);
    expect((await pool.query('SELECT 1 FROM ggltcg.game_stats WHERE game_id = $1', [old])).rows).toEqual([]);
  });

  it('keeps three favourite decks of an account', async () => {
    const anna = await guest(parlour.url);
    const keep = (slot: number, deck: string[]) => anna.ask('PUT', `/api/ggltcg/me/decks/${slot}`, { body: { deck } });
    expect(await keep(4, AGGRO)).toMatchObject({ status: 422 });
    expect(await keep(1, ['Ka'])).toMatchObject({ status: 400, body: { code: 'INVALID_DECK' } });
    expect(await keep(2, AGGRO)).toMatchObject({ status: 200 });
    expect((await anna.get('/api/ggltcg/me/decks')).body).toEqual({ decks: [{ slot: 2, deck: AGGRO }] });
    const look = (slot: number) => anna.get(`/api/ggltcg/me/decks/${slot}`);
    expect(await look(2)).toMatchObject({ status: 200, body: { slot: 2, deck: AGGRO } });
    expect(await look(1)).toMatchObject({ status: 404, body: { code: 'DECK_NOT_FOUND' } });
    expect(await look(0)).toMatchObject({ status: 422, body: { code: 'VALIDATION_ERROR' } });
    const keepAll = (decks: unknown[]) => anna.ask('PUT', '/api/ggltcg/me/decks', { body: { decks } });
    const both = [
      { slot: 1, deck: CONTROL },
      { slot: 3, deck: AGGRO },
    ];
    expect(await keepAll(both)).toMatchObject({ status: 200, body: { decks: both } });
    expect((await anna.get('/api/ggltcg/me/decks')).body).toEqual({ decks: both });
    for (const [wrong, status, code] of [
      [[both[0]!, both[0]!], 422, 'VALIDATION_ERROR'],
      [[{ slot: 4, deck: AGGRO }], 422, 'VALIDATION_ERROR'],
      [[null, both[0]!], 422, 'VALIDATION_ERROR'],
      [[{ slot: 1, deck: ['Ka'] }], 400, 'INVALID_DECK'],
    ] as const) {
      expect(await keepAll([...wrong])).toMatchObject({ status, body: { code } });
    }
    expect((await anna.get('/api/ggltcg/me/decks')).body).toEqual({ decks: both });
    const health = await anna.get('/api/ggltcg/health');
    expect(health.body).toMatchObject({
      card_count: 41,
      editions: ['standard', 'classic'],
      llm_configured: false,
      commit: 'c0ffee1',
    });
  });
});

describe('a language model at the table', () => {
  let model: Server;
  let parlour: Parlour;
  /** What the stand-in does with each request, one after the other; then it answers well. */
  const script: ('well' | 'malformed' | 'silent')[] = [];
  const asked: string[] = [];

  beforeAll(async () => {
    model = createServer((request, response) => {
      asked.push(/models\/([^:]+)/.exec(request.url ?? '')![1]!);
      request.resume();
      const what = script.shift() ?? 'well';
      if (what === 'silent') return;
      const answer = what === 'well' ? { selected_index: 0, reasoning: 'Toys first.', lethal_check: false } : 'I pass!';
      const text = typeof answer === 'string' ? answer : `\`\`\`json\n${JSON.stringify(answer)}\n\`\`\``;
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify({ candidates: [{ content: { role: 'model', parts: [{ text }] } }] }));
    });
    await new Promise<void>((resolve) => model.listen(0, '127.0.0.1', resolve));
    const baseUrl = `http://127.0.0.1:${(model.address() as AddressInfo).port}/v1beta`;
    parlour = await startParlour({
      games: {
        ggltcg: {
          apiKey: 'a-key-for-tests',
          model: 'gemini-one',
          fallbackModel: 'gemini-two',
          baseUrl,
          fallbackBaseUrl: baseUrl,
          timeoutMs: 1500,
          dailyBudget: undefined,
          gameBudget: undefined,
          requestsPerMinute: undefined,
        },
      },
    });
  }, 120_000);
  afterAll(async () => {
    await parlour?.stop();
    model.closeAllConnections();
    await new Promise((resolve) => model.close(resolve));
  });

  const begin = async (): Promise<{ client: Person; id: string }> => {
    const client = new Person(parlour.url, undefined);
    const { body } = await client.post<{ game_id: string }>(BASE, {
      player1: { player_id: 'ai', name: 'Gemiknight', deck: CONTROL },
      player2: { player_id: 'p2', name: 'Bob', deck: AGGRO },
      first_player_id: 'ai',
      seed: 'a quiet evening',
    });
    asked.length = 0;
    return { client, id: body.game_id };
  };
  const aiTurn = async ({ client, id }: { client: Person; id: string }) => {
    const { status, body } = await client.post<{ ai_turn_summary: { ai_endpoint: string; reasoning: string } }>(
      `${BASE}/${id}/ai-turn?player_id=ai&full=true`,
    );
    expect(status).toBe(200);
    return body.ai_turn_summary;
  };
  const logs = async (id: string) =>
    (
      await parlour.app
        .get(Pool)
        .query<{ plan_execution_status: string; model_name: string; fallback_reason: string | null }>(
          'SELECT * FROM ggltcg.ai_decision_logs WHERE game_id = $1',
          [id],
        )
    ).rows;

  it('asks it once a turn and plays what it chose', async () => {
    const game = await begin();
    expect(await aiTurn(game)).toMatchObject({ reasoning: 'Toys first.', ai_endpoint: 'Gemini One' });
    expect(asked).toEqual(['gemini-one']);
    expect(await logs(game.id)).toMatchObject([{ plan_execution_status: 'complete', model_name: 'gemini-one' }]);
    const page = await game.client.get<{ play_by_play: { action_type: string; description: string }[] }>(
      `${BASE}/${game.id}`,
    );
    const strategies = page.body.play_by_play.filter(({ action_type }) => action_type === 'strategy');
    expect(strategies).toMatchObject([{ description: 'Toys first.' }]);
  });

  it('asks the fallback when the answer makes no sense', async () => {
    const game = await begin();
    script.push('malformed');
    expect(await aiTurn(game)).toMatchObject({ ai_endpoint: 'Gemini Two' });
    expect(asked).toEqual(['gemini-one', 'gemini-two']);
    const reason = 'gemini-one: unusable answer';
    expect(await logs(game.id)).toMatchObject([{ model_name: 'gemini-two', fallback_reason: reason }]);
  });

  it('plays on with the search when nobody answers, and shows no key', async () => {
    const game = await begin();
    script.push('silent', 'silent');
    expect(await aiTurn(game)).toMatchObject({ ai_endpoint: 'Parlour search bot' });
    expect(asked).toEqual(['gemini-one', 'gemini-two']);
    const written = await logs(game.id);
    expect(written).toMatchObject([{ plan_execution_status: 'fallback' }]);
    expect(JSON.stringify(written)).not.toContain('a-key-for-tests');
  }, 30_000);
});
