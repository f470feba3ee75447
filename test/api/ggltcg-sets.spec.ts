import { Pool } from 'pg';
import { LiveSessions } from '../../src/engine/sessions/live-sessions.js';
import { shippedCards } from '../../src/games/ggltcg/rules/data/shipped-cards.csv.js';
import { GgltcgModule } from '../../src/games/ggltcg/ggltcg.module.js';
import { createTestDatabase } from '../support/database.js';
import { startParlour } from '../support/parlour.js';
import type { Parlour } from '../support/parlour.js';
import { guest, Person } from '../support/people.js';

const ADMIN = { email: 'boss@example.org', password: 'correct horse battery' };
const SETS = '/api/ggltcg/admin/card-sets';
const RUNS = '/api/ggltcg/admin/simulations';
const GAMES = '/api/ggltcg/games';
const HEADER = 'name,cost,speed,strength,stamina,effects';
const NAMES = ['Anvil', 'Bolt', 'Crank', 'Drill', 'Edge', 'File'];

/** Six toys that are not of the shipped set; the first is as strong as asked. */
const tools = (strength: number): string =>
  [HEADER, ...NAMES.map((name, at) => `${name},0,2,${at === 0 ? strength : 2},3,`), ''].join('\n');

interface Uploaded {
  card_set: string;
  version: number;
  created: boolean;
}
interface Run {
  id: string;
  status: string;
  games: number;
  games_done: number;
  plan: { card_set: string };
}
interface Page {
  version: number;
  active_player_id: string;
  is_game_over: boolean;
  play_by_play: { ai_endpoint?: string }[];
  players: Record<string, { hand: { name: string; strength: number }[] | null; in_play: { strength: number }[] }>;
}

describe('The set editor', () => {
  let database: Awaited<ReturnType<typeof createTestDatabase>>;
  let parlour: Parlour;
  let admin: Person;
  let client: Person;

  const start = async (): Promise<void> => {
    parlour = await startParlour({ admin: ADMIN, databaseUrl: database.url }, [GgltcgModule]);
    client = new Person(parlour.url, undefined);
    const { body } = await client.post<{ accessToken: string }>('/api/auth/login', ADMIN);
    admin = new Person(parlour.url, body.accessToken);
  };
  beforeAll(async () => {
    database = await createTestDatabase();
    await start();
  }, 120_000);
  afterAll(async () => {
    await parlour?.stop();
    await database?.drop();
  });

  const upload = async (name: string, csv: string): Promise<Uploaded> => {
    const { status, body } = await admin.post<Uploaded>(`${SETS}/${name}`, { csv });
    expect(status).toBe(201);
    return body;
  };
  const begin = (card_set: string, more: object = {}) =>
    client.post<{ game_id: string; code?: string }>(GAMES, {
      player1: { player_id: 'p1', deck: NAMES },
      player2: { player_id: 'ai-2', deck: NAMES, level: 'normal' },
      first_player_id: 'p1',
      seed: 'sets',
      card_set,
      ...more,
    });
  const text = async (path: string): Promise<{ type: string | null; text: string }> => {
    const answer = await fetch(parlour.url + path, { headers: { authorization: `Bearer ${admin.token}` } });
    return { type: answer.headers.get('content-type'), text: await answer.text() };
  };
  const until = async (id: string, holds: (run: Run) => boolean): Promise<Run> => {
    for (;;) {
      const { body } = await admin.get<Run>(`${RUNS}/${id}`);
      if (body.status === 'failed') throw new Error(JSON.stringify(body));
      if (holds(body)) return body;
    }
  };

  it.each(['card_set', 'edition', 'level', 'nodes', 'seed', 'max_turns', 'decks'])(
    'takes a simulation without %s, but not with null',
    async (member) => {
      const answer = await admin.post(RUNS, { games: 1, [member]: null });
      expect(answer).toMatchObject({ status: 422, body: { code: expect.any(String) } });
    },
  );

  it('is for administrators', async () => {
    const ann = await guest(parlour.url, 'ann');
    for (const path of [SETS, `${SETS}/mine`, `${SETS}/mine/1`, RUNS, `${RUNS}/x/balance`]) {
      expect((await ann.get(path)).status).toBe(403);
      expect((await client.get(path)).status).toBe(401);
    }
    expect((await ann.post(`${SETS}/mine`, { csv: tools(2) })).status).toBe(403);
    expect((await ann.post(RUNS, { games: 1 })).status).toBe(403);
  });

  it('says what is wrong with a table by row and column, and keeps nothing of it', async () => {
    const csv = [HEADER, 'Ka,1,5,9,1,stat_boost:luck:2', 'Sun,x,,,,unsleep:2', 'Moon,1,,,,shine', ''].join('\n');
    const errors = [
      { row: 2, column: 'effects', card: 'Ka', text: 'stat_boost:luck:2' },
      { row: 3, column: 'cost', card: 'Sun', text: 'x' },
      { row: 4, column: 'effects', card: 'Moon', text: 'shine' },
    ];
    const report = await admin.post(`${SETS}/validate`, { csv });
    expect(report).toMatchObject({ status: 200, body: { valid: false, cards: null, playable: [], errors } });
    expect(await admin.post(`${SETS}/broken`, { csv })).toMatchObject({
      status: 400,
      body: { code: 'INVALID_CARD_SET', details: { errors } },
    });
    expect((await admin.get(`${SETS}/broken`)).status).toBe(404);
    expect(await admin.post(`${SETS}/validate`, { csv: shippedCards })).toMatchObject({
      body: { valid: true, cards: { standard: 41, classic: 18 }, playable: ['standard', 'classic'] },
    });
  });

  it.each([
    ['Bad Name', { csv: tools(2) }, 422, 'VALIDATION_ERROR'],
    ['mine', { csv: 5 }, 422, 'VALIDATION_ERROR'],
    ['shipped', { csv: tools(2) }, 409, 'NAME_TAKEN'],
  ])('refuses a set called %s with %j', async (name, body, status, code) => {
    expect(await admin.post(`${SETS}/${encodeURIComponent(name)}`, body)).toMatchObject({ status, body: { code } });
  });

  it('keeps each table as a version that never changes', async () => {
    expect(await upload('versions', tools(2))).toMatchObject({ card_set: 'versions@1', created: true });
    expect(await upload('versions', tools(3))).toMatchObject({ card_set: 'versions@2', created: true });
    expect(await upload('versions', tools(3))).toMatchObject({ card_set: 'versions@2', created: false });
    expect(await text(`${SETS}/versions/1/csv`)).toEqual({ type: 'text/csv; charset=utf-8', text: tools(2) });
    const { body } = await admin.get<{ versions: { version: number }[] }>(`${SETS}/versions`);
    expect(body.versions.map(({ version }) => version)).toEqual([2, 1]);
    const shown = await admin.get<{ cards: { name: string; strength: number }[] }>(`${SETS}/versions/2`);
    expect(shown.body.cards[0]).toMatchObject({ name: 'Anvil', strength: 3 });
    const listed = await admin.get<{ card_sets: object[] }>(SETS);
    expect(listed.body.card_sets).toContainEqual(expect.objectContaining({ name: 'versions', latest_version: 2 }));
  });

  it('gives two who upload at once two versions', async () => {
    const both = await Promise.all([upload('race', tools(4)), upload('race', tools(5))]);
    expect(both.map(({ version }) => version).sort()).toEqual([1, 2]);
  });

  it('lets a running game keep its version, also on a server that has just started', async () => {
    await upload('kept', tools(5));
    const { body: game } = await begin('kept');
    await upload('kept', tools(9));
    const { body: next } = await begin('kept');
    await parlour.stop();
    await start();
    const anvil = async (id: string): Promise<number> => {
      const { body } = await client.get<Page>(`${GAMES}/${id}?player_id=p1`);
      return body.players.p1!.hand!.find(({ name }) => name === 'Anvil')!.strength;
    };
    expect([await anvil(game.game_id), await anvil(next.game_id)]).toEqual([5, 9]);
    expect(
      await client.post(`${GAMES}/${game.game_id}/play-card`, { player_id: 'p1', card_name: 'Anvil' }),
    ).toMatchObject({ status: 200 });
  }, 60_000);

  it('lets bots play with it, each of them by its own thinking', async () => {
    await upload('bots', tools(2));
    for (const level of ['easy', 'normal', 'hard']) {
      const player2 = { player_id: 'ai-2', deck: NAMES, level };
      const { body } = await begin('bots@1', { player2, first_player_id: 'ai-2' });
      const turn = await client.post<{ ai_turn_summaries: { description: string }[] }>(
        `${GAMES}/${body.game_id}/ai-turn?full=true&player_id=ai-2`,
      );
      expect(turn.status).toBe(200);
      expect(turn.body.ai_turn_summaries.at(-1)!.description).toBe('Ended the turn');
      // A bot that does not know the cards would end its turn, or play something at random and say why in the log.
      const { rows } = await parlour.app
        .get(Pool)
        .query<{ note: object | null }>('SELECT note FROM game_actions WHERE session_id = $1', [body.game_id]);
      if (level !== 'easy') for (const { note } of rows) expect(note).toHaveProperty('line');
    }
  }, 60_000);

  it('offers its cards and random decks of them, and refuses what there is not', async () => {
    await upload('few', [HEADER, 'Solo,0,1,1,1,', ''].join('\n'));
    await upload('six', tools(2));
    expect((await client.get(`${GAMES}/cards?card_set=six`)).body).toMatchObject({ card_set: 'six@1', count: 6 });
    const { body } = await client.post<{ deck: string[] }>(`${GAMES}/random-deck`, {
      num_toys: 6,
      num_actions: 0,
      card_set: 'six@1',
    });
    expect(body.deck.sort()).toEqual(NAMES);
    const tricks = { num_toys: 5, num_actions: 1, card_set: 'six' };
    expect(await client.post(`${GAMES}/random-deck`, tricks)).toMatchObject({
      status: 400,
      body: { code: 'INVALID_DECK' },
    });
    expect(await begin('few')).toMatchObject({ status: 422, body: { code: 'TOO_FEW_CARDS' } });
    expect(await begin('six@2')).toMatchObject({ status: 422, body: { code: 'UNKNOWN_CARD_SET' } });
    expect(await begin('no such!')).toMatchObject({ status: 422, body: { code: 'VALIDATION_ERROR' } });
    expect(await begin('six', { edition: 'classic' })).toMatchObject({ status: 201 });
    const options = { card_set: 'nobody@1' };
    expect(await admin.post('/api/sessions', { game: 'ggltcg', options })).toMatchObject({
      status: 422,
      body: { code: 'UNKNOWN_CARD_SET' },
    });
  });

  it('is played in lobbies too', async () => {
    await upload('lobby', tools(2));
    const made = await client.post<{ game_code: string }>(`${GAMES}/lobby/create`, {
      player1_id: 'a',
      player1_name: 'Ann',
      card_set: 'lobby',
    });
    const lobby = `${GAMES}/lobby/${made.body.game_code}`;
    await client.post(`${lobby}/join`, { player2_id: 'b', player2_name: 'Bob' });
    await client.post(`${lobby}/start`, { player_id: 'a', deck: NAMES });
    const { body } = await client.post<{ status: string; game_state: { game_id: string } }>(`${lobby}/start`, {
      player_id: 'b',
      deck: NAMES,
    });
    expect(body.status).toBe('active');
    const session = await parlour.app.get(LiveSessions).get(body.game_state.game_id);
    expect(session.facts.options).toMatchObject({ card_set: 'lobby@1' });
  });

  describe('simulates', () => {
    it('games of bots, tells how far it is, and how each card did', async () => {
      await upload('sim', tools(9));
      const { status, body: run } = await admin.post<Run>(RUNS, { card_set: 'sim', games: 10, level: 'easy', seed: 3 });
      expect(status).toBe(202);
      expect(run).toMatchObject({ games: 10, plan: { card_set: 'sim@1' } });
      const done = await until(run.id, (now) => now.status === 'done');
      expect(done.games_done).toBe(10);
      const { body } = await admin.get<{ games: number; cards: { card_name: string; games: number }[] }>(
        `${RUNS}/${run.id}/balance`,
      );
      expect(body.games).toBe(10);
      expect(body.cards.map(({ card_name }) => card_name).sort()).toEqual(NAMES);
      for (const { games } of body.cards) expect(games).toBe(20);
      const csv = await text(`${RUNS}/${run.id}/balance.csv`);
      expect(csv.type).toBe('text/csv; charset=utf-8');
      expect(csv.text.split('\n')).toHaveLength(8);
      expect((await text(`${RUNS}/${run.id}/report.md`)).text).toContain('| Anvil | 20 |');
      const { body: again } = await admin.post<Run>(RUNS, { card_set: 'sim', games: 10, level: 'easy', seed: 3 });
      await until(again.id, (now) => now.status === 'done');
      expect((await text(`${RUNS}/${again.id}/balance.csv`)).text).toBe(csv.text);
    }, 120_000);

    it('on after a restart, each game once', async () => {
      const { body: run } = await admin.post<Run>(RUNS, { games: 200, level: 'easy' });
      const before = await until(run.id, ({ games_done }) => games_done > 0);
      await parlour.stop();
      await start();
      const after = await until(run.id, ({ games_done }) => games_done > before.games_done);
      expect(after.games_done).toBeGreaterThan(before.games_done);
      const { rows } = await parlour.app
        .get(Pool)
        .query<{ number: number }>('SELECT number FROM ggltcg.simulation_games WHERE run_id = $1 ORDER BY number', [
          run.id,
        ]);
      expect(rows.map(({ number }) => number)).toEqual(rows.map((_row, index) => index));
      await admin.post(`${RUNS}/${run.id}/cancel`);
    }, 120_000);

    it('until it is paused or cancelled', async () => {
      const { body: run } = await admin.post<Run>(RUNS, { games: 5000, level: 'easy' });
      await until(run.id, ({ games_done }) => games_done > 0);
      expect(await admin.post(`${RUNS}/${run.id}/pause`)).toMatchObject({ status: 200, body: { status: 'paused' } });
      const paused = (await admin.get<Run>(`${RUNS}/${run.id}`)).body.games_done;
      expect(await admin.post(`${RUNS}/${run.id}/pause`)).toMatchObject({
        status: 409,
        body: { code: 'WRONG_STATUS' },
      });
      expect(await admin.post(`${RUNS}/${run.id}/resume`)).toMatchObject({ body: { status: 'running' } });
      await until(run.id, ({ games_done }) => games_done > paused);
      expect(await admin.post(`${RUNS}/${run.id}/cancel`)).toMatchObject({ body: { status: 'cancelled' } });
      expect((await admin.post(`${RUNS}/${run.id}/resume`)).status).toBe(409);
      const { body } = await admin.get<{ simulations: Run[] }>(`${RUNS}?limit=1`);
      expect(body.simulations).toMatchObject([{ id: run.id, status: 'cancelled' }]);
    }, 120_000);

    it.each([
      [{ games: 0 }, 422, 'VALIDATION_ERROR'],
      [{ games: 1, card_set: 'nobody' }, 422, 'UNKNOWN_CARD_SET'],
      [{ games: 1, level: 'llm' }, 422, 'NO_LANGUAGE_MODEL'],
      [{ games: 1, level: 'best' }, 422, 'VALIDATION_ERROR'],
      [{ games: 1, decks: [{ name: 'Bad', cards: ['Ka'] }] }, 400, 'INVALID_DECK'],
    ])('nothing of %j', async (body, status, code) => {
      expect(await admin.post(RUNS, body)).toMatchObject({ status, body: { code } });
    });
  });
});
