import { Pool } from 'pg';
import { DataSource } from 'typeorm';
import { PlayerStatistics } from '../../src/games/tcg-fuel/contract/players/player-stats.js';
import { TcgFuelRecords1794974700000 as Records } from '../../src/games/tcg-fuel/store/migrations/1794974700000-tcg-fuel-records.js';
import type { SessionPage } from '../../src/engine/sessions/session-page.js';
import { startParlour } from '../support/parlour.js';
import type { Parlour } from '../support/parlour.js';
import { guest } from '../support/people.js';
import type { Person } from '../support/people.js';

type Opened = SessionPage & { readonly joinCode: string };
const CONCEDE = { type: 'concede' };

describe('The leaderboard of TCG Fuel', () => {
  let parlour: Parlour;
  let ann: Person;
  let bob: Person;
  let pool: Pool;
  let statistics: PlayerStatistics;
  beforeAll(async () => {
    parlour = await startParlour();
    ann = await guest(parlour.url, 'ann');
    bob = await guest(parlour.url, 'bob');
    for (const person of [ann, bob]) await person.get('/api/tcg-fuel/players/me');
    pool = parlour.app.get(Pool);
    statistics = parlour.app.get(PlayerStatistics);
  });
  afterAll(() => parlour.stop());

  /** Each length is counted and remembered by itself, so each look takes a new one. */
  let length = 10;
  const board = async () => {
    length += 1;
    return (await statistics.leaders(length)).map(({ username, games, wins, losses, draws }) => ({
      ...{ username, games, wins, losses, draws },
    }));
  };
  /** Ann's game against Bob, who gives up, or she does. */
  const play = async (winner: Person): Promise<string> => {
    const seats = [{ kind: 'me' }, { kind: 'open' }];
    const { sessionId, joinCode } = (await ann.opens('tcg-fuel', { seats })) as Opened;
    expect((await bob.post(`/api/sessions/${sessionId}/join`, { joinCode })).status).toBe(200);
    const { status } = await (winner === ann ? bob : ann).acts(sessionId, CONCEDE);
    expect(status).toBe(200);
    return sessionId;
  };
  const line = (username: string, wins: number, losses: number) => ({
    ...{ username, games: wins + losses, wins, losses, draws: 0 },
  });

  it('counts each game that ends, and no other', async () => {
    await play(ann);
    await play(bob);
    await play(ann);
    await ann.opens('tcg-fuel', { seats: [{ kind: 'me' }, { kind: 'me' }] });
    expect(await board()).toEqual([line('ann', 2, 1), line('bob', 1, 2)]);
    await play(bob);
    await play(bob);
    expect(await board()).toEqual([line('bob', 3, 2), line('ann', 2, 3)]);
  });

  it('says what the players’ own pages say', async () => {
    for (const { playerId } of await statistics.leaders(9)) {
      const { body } = await ann.get<object>(`/api/tcg-fuel/players/${playerId}/stats`);
      expect((await statistics.leaders(9)).find((one) => one.playerId === playerId)).toEqual(body);
    }
  });

  it('takes back what was gone back in or deleted, and counts it once when it ends again', async () => {
    const before = await board();
    const id = await play(ann);
    const reopen = async (status: string, winners: string): Promise<void> => {
      await pool.query('UPDATE game_sessions SET status = $2, winners = $3 WHERE id = $1', [id, status, winners]);
    };
    await reopen('active', '{}');
    expect(await board()).toEqual(before);
    await reopen('finished', '{1}');
    expect(await board()).toEqual([line('bob', 4, 2), line('ann', 2, 4)]);
    await reopen('finished', '{1}');
    expect(await board()).toEqual([line('bob', 4, 2), line('ann', 2, 4)]);
    await pool.query('DELETE FROM game_sessions WHERE id = $1', [id]);
    expect(await board()).toEqual(before);
  });

  it('is counted once, however many ask at once, and whatever ends meanwhile', async () => {
    const { wins } = (await board())[0]!;
    const games = Array.from({ length: 4 }, () => play(bob));
    await Promise.all([...games, ...Array.from({ length: 2 }, board)]);
    expect((await board())[0]).toMatchObject({ username: 'bob', wins: wins + 4 });
  });

  it('reads no game: it is answered while nobody may read them', async () => {
    await play(ann);
    const known = await board();
    const client = await pool.connect();
    try {
      await client.query('BEGIN');
      await client.query('LOCK TABLE game_sessions, game_players IN ACCESS EXCLUSIVE MODE');
      expect(await board()).toEqual(known);
    } finally {
      await client.query('ROLLBACK');
      client.release();
    }
  });

  it('has the games that were there before it', async () => {
    const known = await board();
    const runner = parlour.app.get(DataSource).createQueryRunner();
    await new Records().down(runner);
    await new Records().up(runner);
    await runner.release();
    expect(await board()).toEqual(known);
  });

  it('forgets an account that is deleted, also between the end of its game and the count', async () => {
    await play(bob);
    await pool.query('DELETE FROM users WHERE id = $1', [bob.id]);
    expect((await board()).map(({ username }) => username)).toEqual(['ann']);
  });
});
