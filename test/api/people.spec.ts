import { Pool } from 'pg';
import { startParlour } from '../support/parlour.js';
import type { Parlour } from '../support/parlour.js';
import { guest, Person } from '../support/people.js';
import { until } from '../support/until.js';

interface Ranked {
  rank: number;
  userId: string;
  rating: number;
}
interface Board {
  items: Ranked[];
  nextCursor: string | null;
  you: Ranked | null;
}

interface Counted {
  game: string;
  list: string;
  players: number;
}

const NOBODY = '00000000-0000-4000-8000-000000000000';

describe('Players in public', () => {
  let parlour: Parlour;
  let anyone: Person;
  beforeAll(async () => {
    parlour = await startParlour();
    anyone = new Person(parlour.url, undefined);
  });
  afterAll(() => parlour.stop());

  /** A ranked game of two new guests that the first of them gives up. */
  const ranked = async (game: string, resign: object, loadout?: object) => {
    const [ann, bob] = [await guest(parlour.url, 'ann'), await guest(parlour.url, 'bob')];
    const wish = { game, mode: 'ranked', ...(loadout ? { loadout } : undefined) };
    expect(await ann.post('/api/matchmaking', wish)).toMatchObject({ status: 200, body: { status: 'queued' } });
    const { body } = await bob.post<{ sessionId: string }>('/api/matchmaking', wish);
    const { sessionId } = body;
    const page = await anyone.get(`/api/sessions/${sessionId}`);
    expect(page.body).toMatchObject({ rated: true, players: [{ userId: ann.id }, { userId: bob.id }] });
    expect((await anyone.get(`/api/sessions/${sessionId}/ratings`)).body).toEqual({
      sessionId,
      rated: true,
      changes: [],
    });
    expect(await ann.acts(sessionId, resign)).toMatchObject({ status: 200, body: { status: 'finished' } });
    return { ann, bob, sessionId };
  };

  it.each([
    ['four-in-a-square', { type: 'resign' }],
    ['ggltcg', { type: 'concede' }],
  ])('read what a rated game of %s changed: by game, by list and by player', async (game, resign) => {
    const { ann, bob, sessionId } = await ranked(game, resign);
    const changes = await anyone.get<{ changes: object[] }>(`/api/sessions/${sessionId}/ratings`);
    expect(changes.body).toMatchObject({
      rated: true,
      changes: [
        { seat: 0, userId: ann.id, list: 'ranked', before: 1000, after: 984 },
        { seat: 1, userId: bob.id, list: 'ranked', before: 1000, after: 1016 },
      ],
    });
    const board = await bob.get<Board>(`/api/ratings/${game}/ranked`);
    expect(board.body.items.map(({ userId }) => userId)).toEqual([bob.id, ann.id]);
    expect(board.body.you).toMatchObject({ rank: 1, userId: bob.id, rating: 1016, games: 1, wins: 1 });
    expect((await anyone.get<Board>(`/api/ratings/${game}/ranked`)).body.you).toBeNull();
    // Counted now and then, for all who ask.
    await until(`a list of ${game} with two players`, async () => {
      const { lists } = (await anyone.get<{ lists: Counted[] }>('/api/ratings')).body;
      return lists.some((one) => one.game === game && one.list === 'ranked' && one.players === 2);
    });
    expect((await anyone.get(`/api/users/${ann.id}`)).body).toEqual({
      userId: ann.id,
      name: 'ann',
      kind: 'guest',
      since: expect.any(String),
      ratings: [expect.objectContaining({ game, list: 'ranked', rating: 984, losses: 1, recent: [984] })],
      games: [{ game, finished: 1, won: 0 }],
    });
    const history = await anyone.get(`/api/users/${bob.id}/ratings?game=${game}&list=ranked`);
    expect(history.body).toMatchObject({ items: [{ sessionId, before: 1000, after: 1016 }], nextCursor: null });
    const sessions = await anyone.get<{ items: object[] }>(`/api/sessions?player=${bob.id}`);
    expect(sessions.body.items).toMatchObject([{ sessionId, rated: true, winners: [1] }]);
  });

  it('come in pages, each with its rank, also where ratings are equal', async () => {
    const crowd = await Promise.all(Array.from({ length: 5 }, (_, n) => guest(parlour.url, `p${n}`)));
    const pool = parlour.app.get(Pool);
    for (const { id } of crowd) {
      await pool.query(
        `INSERT INTO ratings (user_id, game, list, rating, games, wins) VALUES ($1, 'check', 'paged', 1000 + 1.0/3, 1, 1)`,
        [id],
      );
    }
    const found: Ranked[] = [];
    for (let cursor: string | null = ''; cursor !== null;) {
      const { body } = (await anyone.get<Board>(
        `/api/ratings/check/paged?limit=2${cursor === '' ? '' : `&cursor=${cursor}`}`,
      )) as { body: Board };
      found.push(...body.items);
      cursor = body.nextCursor;
    }
    expect(found.map(({ rank }) => rank)).toEqual([1, 2, 3, 4, 5]);
    expect(new Set(found.map(({ userId }) => userId)).size).toBe(5);
    const { body } = await crowd[0]!.get<Board>('/api/ratings/check/paged');
    expect(body.you).toEqual(found.find(({ userId }) => userId === crowd[0]!.id));
    expect(await anyone.get('/api/ratings/check/paged?cursor=WzFd')).toMatchObject({ status: 400 });
  });

  it('do not show games that may not be watched, nor players that there are not', async () => {
    const cy = await guest(parlour.url, 'cy');
    await cy.opens('four-in-a-square', { watch: 'nobody' });
    expect((await anyone.get<{ items: object[] }>(`/api/sessions?player=${cy.id}`)).body.items).toEqual([]);
    const { sessionId } = await cy.opens('four-in-a-square', { watch: 'nobody' });
    expect(await anyone.get(`/api/sessions/${sessionId}/ratings`)).toMatchObject({ status: 404 });
    expect((await cy.get(`/api/sessions/${sessionId}/ratings`)).body).toMatchObject({ rated: false, changes: [] });
    for (const path of [`/api/users/${NOBODY}`, '/api/users/x', `/api/users/${NOBODY}/ratings`]) {
      expect(await anyone.get(path)).toMatchObject({ status: 404, body: { code: 'USER_NOT_FOUND' } });
    }
    expect(await anyone.get('/api/ratings/chess/ranked')).toMatchObject({ body: { code: 'GAME_UNKNOWN' } });
    expect((await anyone.get<Board>('/api/ratings/check/nine players')).body).toEqual({
      items: [],
      nextCursor: null,
      you: null,
    });
  });

  it('keep their settings with the account, plain values in bounds alone', async () => {
    const dee = await guest(parlour.url, 'dee');
    const path = '/api/auth/settings';
    const keep = (settings: unknown) => dee.ask('PUT', path, { body: { settings } });
    expect((await dee.get(path)).body).toEqual({ settings: {} });
    const settings = { theme: 'dark', loudness: 40, patterns: true, 'check.cards': 'large' };
    expect(await keep(settings)).toMatchObject({ status: 200, body: { settings } });
    expect(await keep({ theme: 'light' })).toMatchObject({ status: 200 });
    expect((await dee.get(path)).body).toEqual({ settings: { theme: 'light' } });
    const many = Object.fromEntries(Array.from({ length: 101 }, (_, n) => [`s${n}`, 1]));
    for (const bad of [many, { a: {} }, { a: null }, { '': 1 }, { a: 'x'.repeat(201) }, { a: '\0' }, [], 'x', null]) {
      expect(await keep(bad)).toMatchObject({ status: 400, body: { code: 'BAD_SHAPE' } });
    }
    expect(await keep({ ['__proto__x']: 1, constructor: 1 })).toMatchObject({ status: 400 });
    expect((await dee.get(path)).body).toEqual({ settings: { theme: 'light' } });
    expect(await anyone.get(path)).toMatchObject({ status: 401 });
  });
});
