import { randomUUID } from 'node:crypto';
import { Pool } from 'pg';
import { UsersService } from '../../src/auth/users.service.js';
import { SessionDeeds } from '../../src/engine/sessions/session-deeds.js';
import { eloChanges } from '../support/elo.js';
import { glickoRows, eloRows } from '../../src/rooms/ratings/rating-rows.js';
import { Ratings } from '../../src/rooms/ratings/ratings.service.js';
import { MatchModes, RANKED_WINDOW } from '../../src/rooms/matchmaking/match-modes.js';
import { Matchmaking } from '../../src/rooms/matchmaking/matchmaking.js';
import type { MatchStatus } from '../../src/rooms/matchmaking/matchmaking.js';
import { DuelModule } from '../support/duel/duel.js';
import { startParlour } from '../support/parlour.js';
import type { Parlour } from '../support/parlour.js';
import { guest } from '../support/people.js';
import type { Person } from '../support/people.js';

type Matched = Extract<MatchStatus, { status: 'matched' }>;

describe('Matchmaking', () => {
  let parlour: Parlour;
  let pool: Pool;
  beforeAll(async () => {
    parlour = await startParlour({}, [DuelModule]);
    pool = parlour.app.get(Pool);
  });
  afterAll(() => parlour.stop());
  afterEach(() => pool.query(`UPDATE matchmaking_tickets SET status = 'left', session_id = NULL`));

  const people = (count: number) => Promise.all(Array.from({ length: count }, (_, n) => guest(parlour.url, `p${n}`)));
  const queues = (person: Person, more: object = {}) =>
    person.post<MatchStatus>('/api/matchmaking', { game: 'duel', loadout: { length: 5 }, ...more });
  const status = async (person: Person) => (await person.get<MatchStatus>('/api/matchmaking?game=duel')).body;
  const matchOf = async (person: Person) => (await status(person)) as Matched;
  const leaves = (person: Person) => person.ask('DELETE', '/api/matchmaking?game=duel');
  const refused = (code: string, at = 409) => ({ status: at, body: { code } });
  const rated = (person: Person, rating: number) =>
    pool.query(
      `INSERT INTO ratings (user_id, game, list, rating, games, wins) VALUES ($1, 'duel', 'ranked', $2, 1, 1)`,
      [person.id, rating],
    );

  it('lets the first wait and the second play, each in the seat of their turn', async () => {
    const [ann, bob] = (await people(2)) as [Person, Person];
    expect(await status(ann)).toEqual({ status: 'idle' });
    expect((await queues(ann, { loadout: { length: 3 } })).body).toMatchObject({ status: 'queued', mode: 'casual' });
    expect(await status(ann)).toMatchObject({ status: 'queued' });
    const { body } = await queues(bob, { loadout: { length: 8 } });
    expect(body).toMatchObject({ status: 'matched', seat: 1, opponents: ['p0'], roomId: (body as Matched).sessionId });
    expect(await status(ann)).toMatchObject({ status: 'matched', seat: 0, opponents: ['p1'] });
    const { sessionId } = body as Matched;
    expect((await queues(ann)).body).toMatchObject({ status: 'matched', sessionId });
    await ann.acts(sessionId, { type: 'show' });
    expect((await bob.acts(sessionId, { type: 'show' })).body).toMatchObject({ view: { shown: [3, 8] } });
    expect(await status(ann)).toEqual({ status: 'idle' });
    expect((await queues(ann)).body).toMatchObject({ status: 'queued' });
  });

  it('refuses clearly', async () => {
    const [ann] = (await people(1)) as [Person];
    expect(await queues(ann, { game: 'chess' })).toMatchObject(refused('GAME_UNKNOWN', 404));
    expect(await queues(ann, { mode: 'blitz' })).toMatchObject(refused('NO_SUCH_MODE', 400));
    expect(await queues(ann, { loadout: { length: 99 } })).toMatchObject(refused('SWORD_TOO_LONG', 422));
    expect(await leaves(ann)).toMatchObject(refused('NOT_QUEUED'));
    await queues(ann);
    expect(await queues(ann)).toMatchObject(refused('ALREADY_QUEUED'));
    expect(await queues(ann, { mode: 'ranked' })).toMatchObject(refused('ALREADY_QUEUED'));
    expect(await leaves(ann)).toMatchObject({ status: 200, body: { status: 'left' } });
    expect(await status(ann)).toEqual({ status: 'idle' });
  });

  it('pairs everybody exactly once, however many come at the same time', async () => {
    const crowd = await people(20);
    const answers = await Promise.all(crowd.map((person) => queues(person)));
    expect(answers.map(({ status: code }) => code)).toEqual(Array<number>(20).fill(200));
    const matches = await Promise.all(crowd.map(matchOf));
    const seats = new Map<string, number[]>();
    for (const { sessionId, seat } of matches) seats.set(sessionId, [...(seats.get(sessionId) ?? []), seat]);
    expect(seats.size).toBe(10);
    for (const taken of seats.values()) expect(taken.sort()).toEqual([0, 1]);
    const { rows } = await pool.query(
      `SELECT count(*)::int AS players, count(DISTINCT user_id)::int AS people FROM game_players
        WHERE session_id = ANY ($1)`,
      [[...seats.keys()]],
    );
    expect(rows).toEqual([{ players: 20, people: 20 }]);
  });

  it('queues somebody once who asks many times at once', async () => {
    const [ann] = (await people(1)) as [Person];
    const answers = await Promise.all(Array.from({ length: 6 }, () => queues(ann)));
    expect(answers.map(({ status: code }) => code).sort()).toEqual([200, 409, 409, 409, 409, 409]);
  });

  it('pairs exactly once when two servers look at the same queue', async () => {
    const other = await startParlour({ databaseUrl: parlour.settings.databaseUrl }, [DuelModule]);
    try {
      const crowd = await people(8);
      await Promise.all(
        crowd.map((person, n) =>
          n % 2
            ? queues(person)
            : fetch(`${other.url}/api/matchmaking`, {
                method: 'POST',
                headers: { authorization: `Bearer ${person.token}`, 'content-type': 'application/json' },
                body: JSON.stringify({ game: 'duel', loadout: { length: 5 } }),
              }),
        ),
      );
      await Promise.all([parlour, other].map(({ app }) => app.get(Matchmaking).pairAll()));
      const matches = await Promise.all(crowd.map(matchOf));
      expect(new Set(matches.map(({ sessionId }) => sessionId)).size).toBe(4);
    } finally {
      await other.stop();
    }
  });

  it('lets people of like strength play for rank, and others only after a while', async () => {
    const [ann, bob, cy] = (await people(3)) as [Person, Person, Person];
    await rated(ann, 1000);
    await rated(bob, 1250);
    await rated(cy, 1080);
    await queues(ann, { mode: 'ranked' });
    expect((await queues(bob, { mode: 'ranked' })).body).toMatchObject({ status: 'queued' });
    await pool.query(`UPDATE matchmaking_tickets SET queued_at = now() - interval '29 seconds' WHERE user_id = $1`, [
      ann.id,
    ]);
    await parlour.app.get(Matchmaking).pairAll();
    expect(await status(ann)).toMatchObject({ status: 'queued' });
    await pool.query(`UPDATE matchmaking_tickets SET queued_at = now() - interval '30 seconds' WHERE user_id = $1`, [
      ann.id,
    ]);
    await parlour.app.get(Matchmaking).pairAll();
    expect(await status(ann)).toMatchObject({ status: 'matched', opponents: ['p1'] });
    expect((await queues(cy, { mode: 'ranked' })).body).toMatchObject({ status: 'queued' });
  });

  it('passes over whoever has not been heard of for long', async () => {
    const [ann, bob] = (await people(2)) as [Person, Person];
    await queues(ann);
    await pool.query(`UPDATE matchmaking_tickets SET seen_at = now() - interval '11 minutes' WHERE user_id = $1`, [
      ann.id,
    ]);
    expect((await queues(bob)).body).toMatchObject({ status: 'queued' });
    expect(await status(ann)).toEqual({ status: 'idle' });
    expect((await queues(ann)).body).toMatchObject({ status: 'matched', seat: 1 });
  });

  it('passes over whoever was banned while waiting', async () => {
    const [ann, bob, cy] = (await people(3)) as [Person, Person, Person];
    await queues(ann);
    await parlour.app.get(UsersService).ban(ann.id, 'cheating');
    expect((await queues(bob)).body).toMatchObject({ status: 'queued' });
    await parlour.app.get(Matchmaking).pairAll();
    expect(await status(bob)).toMatchObject({ status: 'queued' });
    expect((await queues(cy)).body).toMatchObject({ status: 'matched', opponents: ['p1'] });
  });

  it('has queues of a game’s own, and keeps those who play out of them', async () => {
    parlour.app.get(MatchModes).register('duel', {
      three: { seats: 3, options: { longest: 2 } },
      ranked: { rated: true, window: RANKED_WINDOW, alone: true },
      casual: {},
    });
    const [ann, bob, cy] = (await people(3)) as [Person, Person, Person];
    const three = { mode: 'three', loadout: { length: 2 } };
    expect(await queues(ann, { mode: 'three' })).toMatchObject(refused('SWORD_TOO_LONG', 422));
    await queues(ann, three);
    await queues(bob, three);
    const { body } = await queues(cy, three);
    expect(body).toMatchObject({ status: 'matched', seat: 2, opponents: ['p0', 'p1'] });
    await pool.query(`UPDATE matchmaking_tickets SET status = 'left', session_id = NULL`);
    expect(await queues(ann, { mode: 'ranked' })).toMatchObject(refused('ACTIVE_GAME'));
    await parlour.app.get(SessionDeeds).cancel((body as Matched).sessionId, 'test', 'over');
    expect((await queues(ann, { mode: 'ranked' })).body).toMatchObject({ status: 'queued' });
  });

  it('writes ratings with the move that ends a ranked game, and takes everybody to the rematch', async () => {
    const [ann, bob] = (await people(2)) as [Person, Person];
    await rated(ann, 1060);
    await queues(ann, { mode: 'ranked', loadout: { length: 9 } });
    const { sessionId } = (await queues(bob, { mode: 'ranked' })).body as Matched;
    await ann.acts(sessionId, { type: 'show' });
    await bob.acts(sessionId, { type: 'show' });
    const [won] = eloChanges([
      { rating: 1060, place: 1 },
      { rating: 1000, place: 2 },
    ]);
    const ratings = parlour.app.get(Ratings);
    const list = { game: 'duel', list: 'ranked' };
    const after = await ratings.find(list, ann.id);
    expect(after).toMatchObject({ games: 2, wins: 2, losses: 0, draws: 0 });
    expect(after!.rating).toBeCloseTo(1060 + won!, 9);
    expect((await ratings.find(list, bob.id))!.rating).toBeCloseTo(1000 - won!, 9);
    expect((await ratings.top(list, 1, 2)).map(({ userId }) => userId)).toEqual([ann.id]);

    expect((await ann.post(`/api/rooms/${sessionId}/rematch`)).body).toMatchObject({ status: 'waiting' });
    const { body } = await bob.post<{ sessionId: string }>(`/api/rooms/${sessionId}/rematch`);
    expect(body).toMatchObject({ status: 'in_progress', rated: true });
    await bob.acts(body.sessionId, { type: 'show' });
    await ann.acts(body.sessionId, { type: 'show' });
    expect(await ratings.find(list, bob.id)).toMatchObject({ games: 2, losses: 2 });
  });

  it('pays a game once: one that is over and rated cannot be gone back into', async () => {
    const [ann, bob] = (await people(2)) as [Person, Person];
    await queues(ann, { mode: 'ranked', loadout: { length: 9 } });
    const { sessionId } = (await queues(bob, { mode: 'ranked' })).body as Matched;
    await ann.acts(sessionId, { type: 'show' });
    await bob.acts(sessionId, { type: 'show' });
    const list = { game: 'duel', list: 'ranked' };
    const paid = await parlour.app.get(Ratings).find(list, ann.id);
    const rewind = parlour.app.get(SessionDeeds).rewind(sessionId, 1, 'test');
    await expect(rewind).rejects.toMatchObject({ status: 409, code: 'GAME_RATED' });

    // Also where a rewind slipped through before there was such a rule: the rows themselves count once.
    const players = [ann, bob].map(({ id }, seat) => ({ userId: id, place: seat + 1 }));
    for (const { text, values } of eloRows({ sessionId, ...list, players })) await pool.query(text, [...values]);
    const [again] = glickoRows(sessionId, list, [
      { userId: ann.id, rating: 1600, deviation: 100, volatility: 0.05, result: 'win' },
    ]) as [{ text: string; values: unknown[] }];
    await pool.query(again.text, [...again.values]);
    expect(await parlour.app.get(Ratings).find(list, ann.id)).toEqual(paid);
    const { rows } = await pool.query(
      'SELECT before, after FROM rating_changes WHERE session_id = $1 AND user_id = $2',
      [sessionId, ann.id],
    );
    expect(rows).toEqual([{ before: 1000, after: paid!.rating }]);
  });

  it('counts games of many, draws, and games that end at the same moment', async () => {
    const crowd = await people(4);
    const list = { game: 'duel', list: 'many' };
    const write = async (places: number[]) => {
      const players = crowd.map(({ id }, seat) => ({ userId: id, place: places[seat]! }));
      for (const { text, values } of eloRows({ sessionId: randomUUID(), ...list, players, k: 20 }))
        await pool.query(text, [...values]);
    };
    await write([1, 2, 2, 4]);
    const ratings = parlour.app.get(Ratings);
    const read = () => Promise.all(crowd.map(({ id }) => ratings.find(list, id)));
    const expected = eloChanges(
      [1, 2, 2, 4].map((place) => ({ rating: 1000, place })),
      20,
    );
    (await read()).forEach((found, seat) => expect(found!.rating).toBeCloseTo(1000 + expected[seat]!, 9));
    await write([1, 1, 1, 1]);
    await Promise.all(Array.from({ length: 10 }, (_, n) => write(n % 2 ? [1, 2, 3, 4] : [4, 3, 2, 1])));
    const after = await read();
    expect(after.map((found) => found!.games)).toEqual([12, 12, 12, 12]);
    expect(after[0]).toMatchObject({ wins: 6, losses: 5, draws: 1 });
    expect(after.reduce((sum, found) => sum + found!.rating, 0)).toBeCloseTo(4000, 6);
    const [{ text, values }] = glickoRows(randomUUID(), list, [
      { userId: crowd[0]!.id, rating: 1600, deviation: 100, volatility: 0.05, result: 'win' },
    ]) as [{ text: string; values: unknown[] }];
    await pool.query(text, [...values]);
    expect(await ratings.find(list, crowd[0]!.id)).toMatchObject({ rating: 1600, deviation: 100, games: 13, wins: 7 });
  });
});
