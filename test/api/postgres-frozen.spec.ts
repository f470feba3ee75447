import { GoFishModule } from '../../examples/go-fish/go-fish.module.js';
import type { SessionPage } from '../../src/engine/sessions/session-page.js';
import type { LiveUpdate } from '../../src/engine/sockets/events.js';
import { createTestDatabase } from '../support/database.js';
import type { TestDatabase } from '../support/database.js';
import { startParlour } from '../support/parlour.js';
import type { Parlour } from '../support/parlour.js';
import { guest } from '../support/people.js';
import type { Person } from '../support/people.js';
import { TcpProxy } from '../support/tcp-proxy.js';
import { until } from '../support/until.js';

const SEATS = [{ kind: 'me' }, { kind: 'me' }];

describe('A Postgres that takes what it is told and answers nothing', () => {
  let database: TestDatabase;
  let proxy: TcpProxy;
  let parlour: Parlour;
  let ann: Person;
  beforeAll(async () => {
    database = await createTestDatabase();
    proxy = await TcpProxy.before(database.url);
    parlour = await startParlour({ databaseUrl: proxy.url, databaseTimeoutMs: 500 }, [GoFishModule]);
    ann = await guest(parlour.url);
  });
  afterAll(async () => {
    proxy.heal();
    await parlour.stop();
    await proxy.stop();
    await database.drop();
  });

  it('leaves no action unanswered, and each is carried out once under its key', async () => {
    const pages = await Promise.all(Array.from({ length: 6 }, () => ann.opens('go-fish', { seats: SEATS })));
    const wire = await ann.connects('/go-fish');
    for (const { sessionId } of pages) await wire.does('session:join', { sessionId });
    const act = ({ sessionId, legalActions }: SessionPage, key: string) =>
      ann.acts(sessionId, legalActions[0]!, {}, { 'idempotency-key': key });

    proxy.partition();
    // Several for each table: they wait for each other, and must not wait for each other's timeouts one by one.
    const asked = pages.flatMap((page) => Array.from({ length: 5 }, () => act(page, `first ${page.sessionId}`)));
    const answers = await Promise.all(asked);
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 503));
    for (const { headers } of answers) expect(Number(headers.get('retry-after'))).toBeGreaterThanOrEqual(1);
    proxy.heal();

    await until(
      'an answer',
      async () => (await ann.get(`/api/sessions/${pages[0]!.sessionId}`)).status === 200,
      20_000,
    );
    for (const page of pages) {
      const again = await act(page, `first ${page.sessionId}`);
      expect(again).toMatchObject({ status: 200, body: { from: 0 } });
      await wire.hears<LiveUpdate>(
        'session:update',
        ({ sessionId, from }) => sessionId === page.sessionId && from === 0,
      );
      const heard = wire.all<LiveUpdate>('session:update').filter(({ sessionId }) => sessionId === page.sessionId);
      expect(heard.filter(({ from, seat }) => from === 0 && seat === 0)).toHaveLength(1);
    }
    wire.close();
  });

  it('says so to those who ask whether the server is ready', async () => {
    proxy.partition();
    expect((await ann.get('/health/ready')).status).toBe(503);
    expect((await ann.get('/health/live')).status).toBe(200);
    proxy.heal();
    await until('ready again', async () => (await ann.get('/health/ready')).status === 200, 20_000);
  });
});
