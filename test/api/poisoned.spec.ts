import { Pool } from 'pg';
import { GoFishModule } from '../../examples/go-fish/go-fish.module.js';
import { Housekeeper } from '../../src/engine/clock/housekeeper.js';
import { LiveSessions } from '../../src/engine/sessions/live-sessions.js';
import { SessionFactory } from '../../src/engine/sessions/session-factory.js';
import { startParlour } from '../support/parlour.js';
import type { Parlour } from '../support/parlour.js';
import { guest } from '../support/people.js';
import type { Person } from '../support/people.js';
import { PotatoModule } from '../support/potato/potato.js';
import { until } from '../support/until.js';

const NOBODY = { userId: null, tokenHash: null, loadout: null };

/** The actions of a damaged session do not lead to its hash: loading it fails. */
describe('One damaged session', () => {
  let parlour: Parlour;
  let pool: Pool;
  let ann: Person;
  beforeAll(async () => {
    parlour = await startParlour({}, [GoFishModule, PotatoModule]);
    pool = parlour.app.get(Pool);
    ann = await guest(parlour.url, 'ann');
  });
  afterAll(() => parlour.stop());

  const damage = async (id: string): Promise<void> => {
    await pool.query(`UPDATE game_sessions SET start_hash = 'damaged' WHERE id = $1`, [id]);
    parlour.app.get(LiveSessions).forget(id);
    expect(await ann.get(`/api/sessions/${id}`)).toMatchObject({ status: 500 });
  };
  /** One by one, so that a query without an order comes to the damaged one first. */
  const inOrder = async (ids: string[], sql: string): Promise<void> => {
    for (const id of ids) await pool.query(sql, [id]);
  };
  const standing = async (ids: string[]): Promise<{ status: string; version: number }[]> =>
    (await pool.query(`SELECT status, version FROM game_sessions WHERE id = ANY ($1) ORDER BY num`, [ids])).rows;
  const opened = async (count: number): Promise<string[]> => {
    const seats = [{ kind: 'me' }, { kind: 'me' }];
    const ids: string[] = [];
    for (let n = 0; n < count; n++) {
      ids.push((await ann.opens('potato', { seats, options: { fuseMs: 600_000 } })).sessionId);
    }
    return ids;
  };

  it('keeps no bot of another from its move after a restart', async () => {
    const factory = parlour.app.get(SessionFactory);
    const ids: string[] = [];
    // Stored and never announced, as a process leaves them behind that dies at once.
    for (let n = 0; n < 5; n++) {
      const seats = [0, 1].map((seat) => ({
        ...NOBODY,
        kind: 'bot' as const,
        botLevel: 'random',
        playerId: `bot-${seat}`,
        name: `Bot ${seat}`,
      }));
      ids.push((await factory.create({ game: 'go-fish', options: { handSize: 5 }, seats }, Date.now()))!.id);
    }
    await damage(ids[0]!);
    await inOrder(ids, `UPDATE game_sessions SET updated_at = now() - interval '1 minute' WHERE id = $1`);
    await until(
      'the bots have moved',
      async () => (await standing(ids.slice(1))).every(({ version }) => version > 0),
      40_000,
    );
    expect((await standing(ids))[0]).toMatchObject({ status: 'active', version: 0 });
  });

  it('keeps no idle game of others from being called off', async () => {
    const ids = await opened(4);
    await damage(ids[0]!);
    await inOrder(ids, `UPDATE game_sessions SET updated_at = now() - interval '1 year' WHERE id = $1`);
    await parlour.app.get(Housekeeper).tidy();
    const [damaged, ...others] = await standing(ids);
    expect(others.map(({ status }) => status)).toEqual(['cancelled', 'cancelled', 'cancelled']);
    expect(damaged).toMatchObject({ status: 'active' });
  });

  it('keeps no absent player of others from losing by time', async () => {
    const ids = await opened(6);
    for (const place of [0, 2, 4]) await damage(ids[place]!);
    await inOrder(
      ids,
      `UPDATE game_players SET away_since = now() - interval '1 minute' WHERE session_id = $1 AND seat = 1`,
    );
    await until(
      'the absent have lost',
      async () => (await standing([ids[1]!, ids[3]!, ids[5]!])).every(({ status }) => status === 'finished'),
      20_000,
    );
    expect((await standing(ids))[0]).toMatchObject({ status: 'active' });
  });
});
