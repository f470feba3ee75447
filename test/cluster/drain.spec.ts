import { Army } from '../crash/siege/army.js';
import type { Place } from '../crash/siege/besieged-player.js';
import { Balancer } from '../support/balancer.js';
import { freePort } from '../support/free-port.js';
import { Cluster } from './cluster.js';
import type { Instance } from './cluster.js';

const ME = { kind: 'me' };
const SQUARE = { game: 'four-in-a-square', seats: [ME, ME] };
const PATIENCE_MS = 120_000;

/** No game ends the connection: a socket stays with one table, so each connection is one for the drain. */
const PLACES: readonly Place[] = [
  ...['a', 'b', 'c'].flatMap((table): Place[] => [
    { table, ...SQUARE, by: 'socket' },
    { table, ...SQUARE, by: 'rest' },
  ]),
  { table: 'd', game: 'viking-vengeance', seats: [ME, { kind: 'bot', level: 'easy' }], by: 'socket' },
];

describe('An instance behind a balancer that is told to end while people play on it', () => {
  let cluster: Cluster;
  let balancer: Balancer;
  beforeAll(async () => {
    const ports = [await freePort(), await freePort(), await freePort()];
    // Longer than a balancer that looks twice a second takes to notice.
    const env = { DRAIN_SECONDS: '8', SOCKET_RATE: '10000' };
    cluster = await Cluster.start(
      3,
      ports.map((port) => ({ ...env, PORT: `${port}` })),
    );
    balancer = await Balancer.before(ports);
  });
  afterAll(async () => {
    balancer.stop();
    await cluster.stop();
  });

  const sockets = async ({ url }: Instance): Promise<number> => {
    const text = await (await fetch(`${url}/metrics`)).text();
    return [...text.matchAll(/^parlour_sockets\{.*\} (\d+)/gm)].reduce((sum, [, count]) => sum + Number(count), 0);
  };

  it('refuses nothing, leaves no gap, and costs each socket at most one new connection', async () => {
    const army = await Army.gather([balancer], PLACES);
    try {
      expect(await army.stuck(PATIENCE_MS)).toEqual([]);
      army.check();
      const counts = await Promise.all(cluster.instances.map(sockets));
      const busiest = cluster.instances[counts.indexOf(Math.max(...counts))]!;
      expect(await sockets(busiest)).toBeGreaterThan(0);

      busiest.server.process.kill('SIGTERM');
      expect(await busiest.server.exit()).toBe(0);
      expect(await army.stuck(PATIENCE_MS)).toEqual([]);
      await army.goesHome();

      expect(army.journals.flatMap(({ complaints }) => complaints)).toEqual([]);
      expect(army.sum(({ unavailable }) => unavailable)).toBe(0);
      const by = (way: Place['by']) => army.players.filter(({ place }) => place.by === way);
      expect(by('rest').map(({ journal }) => journal.unanswered)).toEqual([0, 0, 0]);
      const connections = by('socket').map(({ journal }) => journal.connections);
      expect(Math.max(...connections)).toBe(2);
    } finally {
      army.scatters();
    }
  });
});
