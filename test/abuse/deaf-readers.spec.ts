import { setTimeout as delay } from 'node:timers/promises';
import type { SessionPage } from '../../src/engine/sessions/session-page.js';
import type { Joined, LiveUpdate } from '../../src/engine/sockets/events.js';
import { DataFolder } from '../support/data-folder.js';
import { guest } from '../support/people.js';
import type { Person } from '../support/people.js';
import { SpawnedServer } from '../support/spawned-server.js';
import { until } from '../support/until.js';
import { Wire } from '../support/wire.js';
import { Deaf } from './deaf.js';
import { LONG } from './form.js';

const NS = '/tcg-fuel';
const ME = { kind: 'me' };
const SECONDS = LONG ? 60 : 8;
const PATIENCE_MS = 300_000;
const MB = 1024 * 1024;

describe('Clients that never read', () => {
  const data = new DataFolder();
  let server: SpawnedServer;
  let url: string;
  let ann: Person;
  beforeAll(async () => {
    server = SpawnedServer.spawn({
      HOST: '127.0.0.1',
      DATA_DIR: data.path,
      BOT_THREADS: '1',
      LOG_LEVEL: 'error',
      NODE_OPTIONS: '--max-old-space-size=512',
      CONNECTIONS_PER_ADDRESS: '60',
    });
    url = await server.ready();
    ann = await guest(url, 'ann');
  });
  afterAll(async () => {
    await server.end('SIGTERM');
    data.remove();
  });

  const memory = async (): Promise<number> => {
    const text = await (await fetch(`${url}/metrics`)).text();
    return Number(/^process_resident_memory_bytes (\S+)/m.exec(text)![1]) / MB;
  };
  /** The highest figure while something goes on, and how often a player was answered meanwhile. */
  const whilePlaying = async (disturb: (second: number) => void): Promise<{ peak: number; played: number }> => {
    const { sessionId } = await ann.opens('four-in-a-square', { seats: [ME, ME] });
    const wire = await ann.connects('/four-in-a-square');
    let peak = await memory();
    let played = 0;
    for (let tick = 0; tick < SECONDS * 10; tick++) {
      if (tick % 10 === 0) {
        disturb(tick / 10);
        peak = Math.max(peak, await memory());
      }
      const page = await wire.does<Joined>('session:join', { sessionId });
      if (page.legalActions.length > 0) {
        await wire.does<LiveUpdate>('session:act', { sessionId, action: page.legalActions[0]! });
      }
      played += 1;
      await delay(100);
    }
    wire.close();
    return { peak, played };
  };

  it(
    'by socket: each costs about a megabyte at most and is closed, and others play on',
    async () => {
      // The kernel takes several megabytes for each of them: answers must be large to get past it.
      const { sessionId } = await ann.opens('tcg-fuel', { seats: [ME, ME], watch: 'anyone' });
      const sinceVersion = (await playsOn(ann, sessionId, 120)) - 190;
      const deaf = await Promise.all(Array.from({ length: 20 }, () => Deaf.socket(url, NS)));
      const before = await memory();
      let number = 0;
      const ask = () => {
        for (const one of deaf.filter(({ closed }) => !closed)) {
          one.pong();
          for (let said = 0; said < 25; said++) one.says(NS, ++number, 'session:resume', { sessionId, sinceVersion });
        }
      };
      const { peak, played } = await whilePlaying(ask);
      if (LONG)
        process.stderr.write(
          `sockets: ${before.toFixed()} MB before, ${peak.toFixed()} MB at most, ${played} rounds played\n`,
        );
      expect(played).toBe(SECONDS * 10);
      expect(peak - before).toBeLessThan(100);
      // On a slow machine the kernel has room for all that was answered so far: they go on asking until it has none.
      const allClosed = () => {
        ask();
        return deaf.every(({ closed }) => closed);
      };
      await until('the deaf to be closed', allClosed, 120_000, 1000);
      expect((await memory()) - before).toBeLessThan(100);
      deaf.forEach((one) => one.end());
    },
    PATIENCE_MS,
  );

  it(
    'by event stream: nothing waits for them, and others play on',
    async () => {
      const { sessionId } = await ann.opens('tcg-fuel', { seats: [ME, ME], watch: 'anyone' });
      const deaf = await Promise.all(Array.from({ length: 30 }, () => Deaf.stream(url, sessionId)));
      const before = await memory();
      const { peak, played } = await whilePlaying(() => void playsOn(ann, sessionId, 10));
      if (LONG)
        process.stderr.write(
          `streams: ${before.toFixed()} MB before, ${peak.toFixed()} MB at most, ${played} rounds played\n`,
        );
      expect(played).toBe(SECONDS * 10);
      expect(peak - before).toBeLessThan(100);
      deaf.forEach((one) => one.end());
    },
    PATIENCE_MS,
  );

  it('and those who open more connections than an address may have are told, while others stay', async () => {
    const wire = await ann.connects('/four-in-a-square');
    const crowd = await Promise.all(
      Array.from({ length: 80 }, () =>
        // Without an account, so that nothing but the address counts.
        Wire.open(url, '/four-in-a-square', {}).catch((error: { code?: string }) => error),
      ),
    );
    const refused = crowd.filter((one): one is { code?: string } => !('socket' in one));
    expect(refused.length).toBeGreaterThanOrEqual(80 - 60);
    expect(refused.some(({ code }) => code === 'TOO_MANY_CONNECTIONS')).toBe(true);
    expect(await wire.asks('session:join', { sessionId: 'none' })).toMatchObject({ ok: false });
    for (const one of crowd) if ('socket' in one) one.close();
    wire.close();
    await until('places that were given back', async () => {
      const again = await ann.connects('/four-in-a-square').catch(() => undefined);
      again?.close();
      return again !== undefined;
    });
  });
});

/** Plays the first thing that is offered, so many times; returns the version after that. */
async function playsOn(person: Person, sessionId: string, times: number): Promise<number> {
  let version = 0;
  for (let time = 0; time < times; time++) {
    const { body } = await person.get<SessionPage>(`/api/sessions/${sessionId}`);
    const action = body.legalActions[0];
    if (!action) break;
    version = (await person.acts(sessionId, action)).body.version;
  }
  return version;
}
