import { Pool } from 'pg';
import { DataSource } from 'typeorm';
import { GoFishModule } from '../../examples/go-fish/go-fish.module.js';
import { createTestDatabase } from '../support/database.js';
import type { TestDatabase } from '../support/database.js';
import { startParlour } from '../support/parlour.js';
import type { Parlour } from '../support/parlour.js';
import { guest } from '../support/people.js';
import { TcpProxy } from '../support/tcp-proxy.js';
import { until } from '../support/until.js';

const SEATS = [{ kind: 'me' }, { kind: 'me' }];

describe('A Postgres that answers, though not as it should', () => {
  let database: TestDatabase;
  let proxy: TcpProxy;
  let parlour: Parlour;
  beforeEach(async () => {
    database = await createTestDatabase();
    proxy = await TcpProxy.before(database.url);
    const settings = { databaseUrl: proxy.url, databasePool: 10, databaseTimeoutMs: 2_000 };
    parlour = await startParlour(settings, [GoFishModule]);
  });
  afterEach(async () => {
    proxy.open();
    const stopping = parlour.stop();
    await proxy.stop(); // before it has ended: no goodbye goes through a connection that has lost its way
    await stopping;
    await database.drop();
  });

  it('is used by the connections that there are while new ones take too long', async () => {
    const ann = await guest(parlour.url);
    const { sessionId } = await ann.opens('go-fish', { seats: SEATS });
    const pool = parlour.app.get(Pool);
    // Enough of them for everything that asks at the same time.
    await Promise.all(Array.from({ length: 5 }, () => pool.query('SELECT pg_sleep(0.2)')));
    await Promise.all(Array.from({ length: 3 }, () => parlour.app.get(DataSource).query('SELECT pg_sleep(0.2)')));
    const lent = await pool.connect();
    proxy.shut();

    // What a statement leaves behind that had no answer in time: reason enough to ask whether Postgres is there.
    lent.release(true);
    const answers: number[] = [];
    const doubted = Date.now();
    await until('longer than it takes to call Postgres silent', async () => {
      answers.push((await ann.get(`/api/sessions/${sessionId}`)).status);
      return proxy.waiting > 0 && Date.now() - doubted > 3_000;
    });
    expect(answers).toEqual(answers.map(() => 200));
  });

  it('is waited for by a server that starts, when it accepts connections and says nothing yet', async () => {
    const door = await TcpProxy.before(database.url);
    door.shut();
    const starting = startParlour({ databaseUrl: door.url }, [GoFishModule]);
    await until('a second knock at the door', () => door.waiting > 1);
    door.open();
    const second = await starting;
    await guest(second.url);
    await second.stop();
    await door.stop();
  });

  it('is not asked again by a connection that has lost its way', async () => {
    const dataSource = parlour.app.get(DataSource);
    await dataSource.query('SELECT 1');
    const connections = proxy.size;
    proxy.lose();

    const answered = () =>
      dataSource.query('SELECT 1').then(
        () => true,
        () => false,
      );
    let tries = 0;
    while (!(await answered()) && tries <= connections) tries += 1;
    expect(tries).toBeLessThanOrEqual(connections);
  });
});
