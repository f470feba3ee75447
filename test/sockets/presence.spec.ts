import { Pool } from 'pg';
import { GoFishModule } from '../../examples/go-fish/go-fish.module.js';
import type { Joined, Notice, PresenceNews } from '../../src/engine/sockets/events.js';
import { createTestDatabase } from '../support/database.js';
import type { TestDatabase } from '../support/database.js';
import { goFishFor } from '../support/go-fish-table.js';
import { startParlour } from '../support/parlour.js';
import type { Parlour } from '../support/parlour.js';
import { guest } from '../support/people.js';
import type { Person } from '../support/people.js';

describe('Who is at the table', () => {
  let database: TestDatabase;
  let parlour: Parlour;
  let ann: Person;
  let bob: Person;
  beforeEach(async () => {
    database = await createTestDatabase();
    parlour = await startParlour({ databaseUrl: database.url }, [GoFishModule]);
    ann = await guest(parlour.url);
    bob = await guest(parlour.url);
  });
  afterEach(async () => {
    await parlour.stop();
    await database.drop();
  });

  const awayIn = async (sessionId: string): Promise<(number | null)[]> => {
    const { rows } = await parlour.app
      .get(Pool)
      .query<{ away: Date | null }>('SELECT away_since AS away FROM game_players WHERE session_id = $1 ORDER BY seat', [
        sessionId,
      ]);
    return rows.map(({ away }) => away?.getTime() ?? null);
  };
  /** It is written a moment later. */
  const awayBecomes = async (sessionId: string, expected: readonly boolean[]): Promise<(number | null)[]> => {
    for (let tries = 0; ; tries++) {
      const away = await awayIn(sessionId);
      if (tries === 200 || away.every((at, seat) => (at !== null) === expected[seat])) {
        expect(away.map((at) => at !== null)).toEqual(expected);
        return away;
      }
      await new Promise((resolve) => setTimeout(resolve, 25));
    }
  };

  it('is told when the first socket of a seat comes and when the last one goes', async () => {
    const { id: sessionId } = await goFishFor(parlour, [ann, bob]);
    const hers = await ann.connects('/go-fish');
    const { players } = await hers.does<Joined>('session:join', { sessionId });
    expect(players.map(({ connected }) => connected)).toEqual([true, false]);

    const his = [await bob.connects('/go-fish'), await bob.connects('/go-fish')];
    for (const wire of his) await wire.does('session:join', { sessionId });
    const news = () => hers.all<PresenceNews>('session:presence').filter(({ seat }) => seat === 1);
    await hers.hears<PresenceNews>('session:presence', ({ seat }) => seat === 1);
    his[0]!.close();
    his[1]!.close();
    await hers.hears<PresenceNews>('session:presence', ({ connected }) => !connected);
    expect(news().map(({ connected }) => connected)).toEqual([true, false]);
    expect(await hers.does<Joined>('session:join', { sessionId })).toMatchObject({
      players: [{ connected: true }, { connected: false }],
    });
    hers.close();
  });

  it('is kept: away since the last socket went, never for those who never came', async () => {
    const { id: sessionId } = await goFishFor(parlour, [ann, bob]);
    const wire = await ann.connects('/go-fish');
    await wire.does('session:join', { sessionId });
    await awayBecomes(sessionId, [false, false]);
    const before = Date.now();
    wire.close();
    const [since] = await awayBecomes(sessionId, [true, false]);
    expect(since).toBeGreaterThanOrEqual(before - 1000);
    const again = await ann.connects('/go-fish');
    await again.does('session:join', { sessionId });
    await awayBecomes(sessionId, [false, false]);
    await again.does('session:leave', { sessionId });
    await awayBecomes(sessionId, [true, false]);
    again.close();
  });

  it('is told when the server goes down, and absence counts from when it is back', async () => {
    const { id: sessionId } = await goFishFor(parlour, [ann, bob]);
    const wire = await ann.connects('/go-fish');
    await wire.does('session:join', { sessionId });
    await awayBecomes(sessionId, [false, false]);
    await parlour.stop();
    expect(await wire.hears<Notice>('notice')).toMatchObject({ code: 'SERVER_STOPPING' });
    // Not by the server's word, so that clients come back by themselves.
    expect(await wire.closed).toBe('transport close');

    const restarted = Date.now();
    parlour = await startParlour({ databaseUrl: database.url }, [GoFishModule]);
    const [since] = await awayBecomes(sessionId, [true, false]);
    expect(since).toBeGreaterThanOrEqual(restarted - 1000);
  });
});
