import { Pool } from 'pg';
import { GoFishModule } from '../../examples/go-fish/go-fish.module.js';
import type { SessionPage } from '../../src/engine/sessions/session-page.js';
import { CommitPool } from '../../src/engine/store/commit-pool.js';
import type { Joined, LiveUpdate } from '../../src/engine/sockets/events.js';
import { goFishFor } from '../support/go-fish-table.js';
import { startParlour } from '../support/parlour.js';
import type { Parlour } from '../support/parlour.js';
import { guest } from '../support/people.js';

/** Loses the connection with the next statement that fits, which is carried out before that or not at all. */
function breakNext(pool: Pool, fits: (said: unknown) => boolean, isCarriedOut: boolean): void {
  const query = pool.query.bind(pool) as (...said: unknown[]) => Promise<unknown>;
  pool.query = (async (...said: unknown[]) => {
    if (!fits(said[0])) return query(...said);
    pool.query = query as never;
    if (isCarriedOut) await query(...said);
    throw new Error('Connection terminated unexpectedly');
  }) as never;
}

describe('An action that was stored although the connection broke', () => {
  let parlour: Parlour;
  beforeAll(async () => {
    parlour = await startParlour({}, [GoFishModule]);
  });
  afterAll(() => parlour.stop());

  /** The next commit is carried out, but its connection breaks before the answer, and no query can tell whether it was. */
  const breakNextCommit = (): void => {
    breakNext(parlour.app.get(CommitPool), () => true, true);
    breakNext(parlour.app.get(Pool), (said) => typeof said === 'string' && said.startsWith('SELECT hash'), false);
  };

  it('is told to everybody at the table once somebody comes who can be answered', async () => {
    const [ann, bob] = [await guest(parlour.url), await guest(parlour.url)];
    const { id } = await goFishFor(parlour, [ann, bob]);
    const wire = await bob.connects('/go-fish');
    await wire.asks('session:join', { sessionId: id });
    const { body: page } = await ann.get<SessionPage>(`/api/sessions/${id}`);
    const mover = page.toAct[0] === 0 ? ann : bob;
    const { body: before } = await mover.get<SessionPage>(`/api/sessions/${id}`);
    const action = before.legalActions[0] as object;
    const key = { 'idempotency-key': 'once' };

    breakNextCommit();
    expect(await mover.acts(id, action, {}, key)).toMatchObject({ status: 503 });
    expect(wire.all('session:update')).toEqual([]);
    const again = await mover.acts(id, action, {}, key);

    expect(again).toMatchObject({ status: 200, body: { from: 0, version: 1 } });
    const heard = await wire.hears<LiveUpdate>('session:update');
    expect(heard).toMatchObject({ from: 0, version: 1 });
    expect(heard.events.length).toBeGreaterThan(0);
    expect(await mover.get<SessionPage>(`/api/sessions/${id}`)).toMatchObject({ body: { version: 1 } });
    expect(wire.all('session:update')).toHaveLength(1);
    wire.close();
  });

  it('is told to everybody at the table even if nobody comes any more', async () => {
    const ann = await guest(parlour.url);
    const { id } = await goFishFor(parlour, [ann, ann]);
    const wire = await ann.connects('/go-fish');
    const joined = await wire.does<Joined>('session:join', { sessionId: id });
    breakNextCommit();
    expect(await ann.acts(id, joined.legalActions[0] as object)).toMatchObject({ status: 503 });
    expect(await wire.hears<LiveUpdate>('session:update')).toMatchObject({ from: 0, version: 1 });
    wire.close();
  });
});
