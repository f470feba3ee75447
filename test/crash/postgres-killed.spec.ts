import { DataFolder } from '../support/data-folder.js';
import { MortalServer } from '../support/mortal-server.js';
import { until } from '../support/until.js';
import { Crowd, sessionsWithGaps } from './crowd.js';

/** Nothing here takes this long on a machine with nothing else to do. */
const PATIENCE_MS = 300_000;

describe('A Postgres that is killed under a running server', () => {
  const data = new DataFolder();
  const server = new MortalServer(data);
  beforeAll(() => server.start(), PATIENCE_MS);
  afterAll(async () => {
    await server.stop();
    data.remove();
  }, PATIENCE_MS);

  it(
    'costs patience and nothing else: 503 while it is away, and play goes on by itself',
    async () => {
      const crowd = await Crowd.gather(server);
      const pids = [data.postgresPid];
      for (let kills = 0; kills < 2; kills++) {
        await crowd.inFullSwing(5);
        const killed = pids.at(-1)!;
        process.kill(killed, 'SIGKILL');
        // Its processes outlive it by a moment, and may answer some more actions.
        await until('another Postgres runs', () => data.hasPostgresAfter(killed));
        // Everybody gets further, the one who waits for a bot included.
        await crowd.inFullSwing(3);
        pids.push(data.postgresPid);
      }
      await crowd.goesHome();

      expect(new Set(pids).size).toBe(3);
      // A client throws at any answer but yes, the rules' no, and this one.
      const waits = crowd.clients.flatMap(({ unavailable }) => unavailable);
      expect(waits.length).toBeGreaterThan(0);
      expect(waits.filter((wait) => !(Number(wait) >= 1))).toEqual([]);
      // The server itself was there all the time.
      expect(crowd.unanswered).toBe(0);

      const { told, stored } = await crowd.compare(data);
      expect(stored).toEqual(told);
      expect(await sessionsWithGaps(data)).toEqual([]);
      expect(await server.disagreements(crowd.sessions)).toEqual([]);
    },
    PATIENCE_MS,
  );
});
