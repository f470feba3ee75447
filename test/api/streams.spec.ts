import { connect } from 'node:net';
import { GoFishModule } from '../../examples/go-fish/go-fish.module.js';
import { AccountEvents } from '../../src/auth/account-events.js';
import { UsersService } from '../../src/auth/users.service.js';
import { SessionDeeds } from '../../src/engine/sessions/session-deeds.js';
import type { SessionPage } from '../../src/engine/sessions/session-page.js';
import { EventStream } from '../support/event-stream.js';
import { startParlour } from '../support/parlour.js';
import type { Parlour } from '../support/parlour.js';
import { guest, Person } from '../support/people.js';
import { until } from '../support/until.js';

const SEATS = [{ kind: 'me' }, { kind: 'me' }];

describe('An event stream', () => {
  let parlour: Parlour;
  beforeAll(async () => {
    parlour = await startParlour({ connectionsPerAddress: 10, connectionsPerAccount: 4 }, [GoFishModule]);
  });
  afterAll(() => parlour.stop());

  const acts = async (person: Person, sessionId: string): Promise<number> => {
    const { body } = await person.get<SessionPage>(`/api/sessions/${sessionId}`);
    const told = await person.acts(sessionId, body.legalActions[0]!);
    expect(told.status).toBe(200);
    return told.body.version;
  };

  it('ends with a logout, and nothing is told after it', async () => {
    const ann = await guest(parlour.url);
    const { sessionId } = await ann.opens('go-fish', { seats: SEATS });
    const stream = await EventStream.open(parlour.url, sessionId, ann.token);
    await stream.hears(0);
    await stream.hears(await acts(ann, sessionId));
    const before = stream.events.length;
    expect((await ann.post('/api/auth/logout')).status).toBeLessThan(300);
    // Told to those who still listen.
    await parlour.app.get(SessionDeeds).cancel(sessionId, 'an admin', 'test');
    await stream.ends();
    expect(stream.events).toHaveLength(before);
  });

  it('ends with a ban', async () => {
    const [ann, bob] = [await guest(parlour.url), await guest(parlour.url)];
    const { sessionId } = await ann.opens('go-fish', { seats: SEATS });
    const [banned, watching] = await Promise.all(
      [ann, bob].map(({ token }) => EventStream.open(parlour.url, sessionId, token)),
    );
    await banned!.hears(0);
    await parlour.app.get(UsersService).ban(ann.id);
    await banned!.ends();
    expect(watching!.ended).toBe(false);
    watching!.close();
  });

  it('takes an id in upper case', async () => {
    const ann = await guest(parlour.url);
    const { sessionId } = await ann.opens('go-fish', { seats: SEATS });
    const stream = await EventStream.open(parlour.url, sessionId.toUpperCase(), ann.token);
    await stream.hears(0);
    await stream.hears(await acts(ann, sessionId));
    stream.close();
  });

  it('leaves nothing behind when its client is gone before the first version was read', async () => {
    const ann = await guest(parlour.url);
    const { sessionId } = await ann.opens('go-fish', { seats: SEATS });
    const { port, hostname, host } = new URL(parlour.url);
    const lines = [
      `GET /api/sessions/${sessionId}/stream HTTP/1.1`,
      `Host: ${host}`,
      `Authorization: Bearer ${ann.token}`,
    ];
    const timers = (): number => process.getActiveResourcesInfo().filter((kind) => kind === 'Timeout').length;
    const listeners = parlour.app.get(AccountEvents)['feed'];
    const before = { timers: timers(), listeners: listeners.size };
    for (let reset = 0; reset < 60; reset++) {
      const socket = connect(Number(port), hostname);
      socket.on('error', () => undefined);
      await new Promise<void>((resolve) => socket.write(`${lines.join('\r\n')}\r\n\r\n`, () => resolve()));
      socket.resetAndDestroy();
    }
    await until('listeners that go', () => listeners.size <= before.listeners, 20_000);
    await until('timers that go', () => timers() <= before.timers + 5, 20_000);
    // And their places are given back.
    const stream = await EventStream.open(parlour.url, sessionId, ann.token);
    expect(stream.status).toBe(200);
    stream.close();
  });

  it('is refused where the account has too many', async () => {
    const ann = await guest(parlour.url);
    const { sessionId } = await ann.opens('go-fish', { seats: SEATS });
    const streams = await Promise.all(
      Array.from({ length: 6 }, () => EventStream.open(parlour.url, sessionId, ann.token)),
    );
    expect(streams.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 429, 429]);
    const refused = await ann.get(`/api/sessions/${sessionId}/stream`);
    expect(refused).toMatchObject({ status: 429, body: { code: 'TOO_MANY_CONNECTIONS' } });
    streams.forEach((stream) => stream.close());
  });
});
