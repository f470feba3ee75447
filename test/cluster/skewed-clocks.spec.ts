import type { SessionPage } from '../../src/engine/sessions/session-page.js';
import { skewed } from '../support/skewed.js';
import { until } from '../support/until.js';
import { Cluster } from './cluster.js';

const MINUTE = 60_000;
const ME = { kind: 'me' };

describe('Three instances of which one is ten minutes ahead and one ten minutes behind', () => {
  let cluster: Cluster;
  beforeAll(async () => {
    cluster = await Cluster.start(3, [{}, skewed(10 * MINUTE), skewed(-10 * MINUTE)]);
  });
  afterAll(() => cluster.stop());

  const timed = (turnMs: number) => ({
    seats: [ME, ME],
    options: { peekMs: turnMs, turnMs, abilityMs: turnMs, matchWindowMs: turnMs },
  });

  it('set deadlines by one clock, and end no turn before its time', async () => {
    const everywhere = await cluster.person('ann');
    const pages = await Promise.all(everywhere.map((person) => person.opens('check', timed(2 * MINUTE))));
    const now = Date.now();
    for (const { deadline } of pages) {
      expect(deadline).toBeGreaterThan(now);
      expect(deadline).toBeLessThan(now + 4 * MINUTE);
    }
    // Each deadline clock has looked several times by then; a wrong one would have played every turn.
    const hasty = await everywhere[0]!.opens('check', timed(3_000));
    await until('a short turn to end', async () => {
      const { body } = await everywhere[1]!.get<SessionPage>(`/api/sessions/${hasty.sessionId}`);
      return body.version > hasty.version + 1;
    });
    for (const { sessionId, version } of pages) {
      expect((await everywhere[2]!.get<SessionPage>(`/api/sessions/${sessionId}`)).body.version).toBe(version);
    }
  });

  it('play a deadline that another clock has set, when its time has come', async () => {
    const everywhere = await cluster.person('bob');
    const pages = await Promise.all(everywhere.map((person) => person.opens('check', timed(3_000))));
    await until('every turn to end', async () => {
      const rows = await cluster.query<{ version: number }>('SELECT version FROM game_sessions WHERE id = ANY ($1)', [
        pages.map(({ sessionId }) => sessionId),
      ]);
      return rows.every(({ version }) => version > 2);
    });
  });

  it('believe each other’s tokens for as long as they are good', async () => {
    for (const [from] of cluster.instances.entries()) {
      const { body } = await (await cluster.person('cy'))[from]!.post<{ accessToken: string }>('/api/auth/guest');
      const answers = await Promise.all(
        cluster.instances.map(({ url }) =>
          fetch(`${url}/api/auth/me`, { headers: { authorization: `Bearer ${body.accessToken}` } }),
        ),
      );
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    }
  });
});
