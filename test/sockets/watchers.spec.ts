import { GoFishModule } from '../../examples/go-fish/go-fish.module.js';
import type { Joined, WatchersNews } from '../../src/engine/sockets/events.js';
import { createTestDatabase } from '../support/database.js';
import type { TestDatabase } from '../support/database.js';
import { goFishFor } from '../support/go-fish-table.js';
import { startParlour } from '../support/parlour.js';
import type { Parlour } from '../support/parlour.js';
import { guest, Person } from '../support/people.js';

describe('Those who watch', () => {
  let database: TestDatabase;
  let parlour: Parlour;
  beforeAll(async () => {
    database = await createTestDatabase();
    parlour = await startParlour({ databaseUrl: database.url }, [GoFishModule]);
  });
  afterAll(async () => {
    await parlour.stop();
    await database.drop();
  });

  it('are counted for the table and for the lists, a person once, and players not at all', async () => {
    const [ann, bob, eve] = [await guest(parlour.url), await guest(parlour.url), await guest(parlour.url)];
    const stranger = new Person(parlour.url, undefined);
    const { id: sessionId } = await goFishFor(parlour, [ann, bob]);
    const listed = async () => {
      const { body } = await eve.get<{ items: { sessionId: string; watchers: number }[] }>(
        '/api/sessions?game=go-fish',
      );
      return body.items.find((item) => item.sessionId === sessionId)?.watchers;
    };

    const hers = await ann.connects('/go-fish');
    expect((await hers.does<Joined>('session:join', { sessionId })).watchers).toBe(0);
    expect(await listed()).toBe(0);

    const tabs = [await eve.connects('/go-fish'), await eve.connects('/go-fish')];
    for (const tab of tabs) await tab.does('session:join', { sessionId });
    const other = await stranger.connects('/go-fish');
    expect((await other.does<Joined>('session:join', { sessionId })).watchers).toBe(2);
    await hers.hears<WatchersNews>('session:watchers', ({ watchers }) => watchers === 2);
    expect(await listed()).toBe(2);

    tabs[0]!.close();
    await other.does('session:leave', { sessionId });
    await hers.hears<WatchersNews>('session:watchers', ({ watchers }) => watchers === 1);
    expect(await listed()).toBe(1);
    tabs[1]!.close();
    const { watchers } = await hers.hears<WatchersNews>('session:watchers', ({ watchers: left }) => left === 0);
    expect(watchers).toBe(0);
    for (const wire of [hers, other]) wire.close();
  });
});
