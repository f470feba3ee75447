import { Memory, parlour } from '@parlour/client';
import type { Channel, Environment, Locks } from '@parlour/client';
import { startParlour } from '../support/parlour.js';
import type { Parlour } from '../support/parlour.js';
import { MeddlingProxy } from '../support/meddling-proxy.js';
import { until } from '../support/until.js';
import { anyChoice } from './any-choice.js';

/** What tabs of one browser share; with Web Locks as a secure page has them, or without. */
class Browser {
  private readonly storage = new Memory();
  private readonly channels = new Set<Channel>();
  private last: Promise<unknown> = Promise.resolve();
  private readonly locks: Locks = {
    request: (_name, work) => {
      const mine = this.last.then(work);
      this.last = mine.catch(() => {});
      return mine;
    },
  };

  constructor(private readonly secure: boolean) {}

  tab(): Partial<Environment> {
    return {
      storage: this.storage,
      tabStorage: new Memory(),
      openChannel: () => this.openChannel(),
      ...(this.secure ? { locks: this.locks } : undefined),
    };
  }

  private openChannel(): Channel {
    const channel: Channel = {
      onmessage: null,
      postMessage: (data) => {
        for (const other of this.channels) {
          if (other !== channel) setImmediate(() => (other.onmessage as ((told: unknown) => void) | null)?.({ data }));
        }
      },
      close: () => this.channels.delete(channel),
    };
    this.channels.add(channel);
    return channel;
  }
}

describe('An account', () => {
  let server: Parlour;
  let proxy: MeddlingProxy;
  beforeAll(async () => {
    server = await startParlour();
  });
  beforeEach(async () => {
    proxy = await MeddlingProxy.start(server.url);
  });
  afterEach(() => proxy.stop());
  afterAll(() => server.stop());

  const refreshes = (): number => proxy.requests.filter((asked) => asked === 'POST /api/auth/refresh').length;

  it.each([true, false])('is renewed by one tab for all (Web Locks: %s)', async (secure) => {
    const browser = new Browser(secure);
    const tabs = [1, 2, 3].map(() => parlour(proxy.url, browser.tab()));
    const [first] = tabs;
    await first!.account.guest('ann');
    await until('all tabs know', () => tabs.every(({ account }) => account.user?.name === 'ann'));
    const logins = await Promise.all(tabs.map(({ account }) => account.refresh()));
    expect(refreshes()).toBe(1);
    expect(new Set(logins.map(({ refreshToken }) => refreshToken)).size).toBe(1);
    // The login is whole: each of them may ask, and renew it again.
    await Promise.all(tabs.map(({ rest }) => rest.get('/api/auth/me')));
    await tabs[2]!.account.refresh();
    expect(refreshes()).toBe(2);
    tabs.forEach((tab) => tab.close());
  });

  it('is renewed in time, and the table that is open does not notice', async () => {
    proxy.meddling = {
      answer: (path, body) => (path.startsWith('/api/auth/') ? body.replace(/"expiresIn":\d+/, '"expiresIn":2') : body),
    };
    let refreshed = 0;
    proxy.meddling.toServer = (text) => {
      if (text.includes('"auth:refresh"')) refreshed += 1;
      return [{ text, afterMs: 0 }];
    };
    const house = parlour(proxy.url);
    const table = await house.game('four-in-a-square').play({ seats: 2 });
    const phases = new Set<string>();
    table.source.state.subscribe(({ phase }) => phases.add(phase));
    await until('it was renewed twice, and the socket knows', () => refreshes() >= 2 && refreshed >= 2);
    expect(await table.act(anyChoice(1)(table.state.picture!.legalActions))).toBe('done');
    expect([...phases].every((phase) => phase === 'live')).toBe(true);
    house.close();
  });

  it('is known to a socket that was still being greeted when it signed in', async () => {
    const house = parlour(proxy.url);
    let signedIn: Promise<unknown> | undefined;
    proxy.meddling.toClient = (text) => {
      if (!text.startsWith('40/lobby,')) return [{ text, afterMs: 0 }];
      signedIn ??= house.account.guest('ann');
      return [{ text, after: signedIn }];
    };
    const { line } = await house.sockets.open('/lobby');
    const answers: unknown[] = [];
    line.use({
      up: () => void line.ask('mine:watch', {}).then((answer) => answers.push(answer?.ok)),
      down: () => {},
      ended: () => {},
    });
    await until('the server knows who asks', () => answers.includes(true));
    expect(answers).not.toContain(false);
    house.close();
  });

  it('signs in on a line that is greeted late, and is introduced to it once', async () => {
    let introductions = 0;
    let greetings = 0;
    proxy.meddling = {
      toServer: (text) => {
        if (text.startsWith('40/lobby,')) introductions += 1;
        return [{ text, afterMs: 0 }];
      },
      // The second one takes longer than a line waits before it knocks again.
      toClient: (text) => [{ text, afterMs: text.startsWith('40/lobby,') && ++greetings === 2 ? 1_500 : 0 }],
    };
    const house = parlour(proxy.url);
    const { line } = await house.sockets.open('/lobby');
    await line.whenUp();
    const told: string[] = [];
    line.use({ up: () => told.push('up'), down: () => told.push('down'), ended: () => told.push('ended') });
    await house.account.guest('ann');
    await until('the line is up again', () => told.length >= 3);
    expect(await line.ask('mine:watch', {})).toMatchObject({ ok: true });
    expect(told).toEqual(['up', 'down', 'up']);
    expect(introductions).toBe(2);
    house.close();
  });

  it('is not disturbed by a line that was given back before it signed in', async () => {
    const house = parlour(proxy.url);
    const before = await house.sockets.open('/lobby');
    await before.line.whenUp();
    before.release();
    await house.account.guest('ann');
    const { line } = await house.sockets.open('/lobby');
    const told: string[] = [];
    line.use({ up: () => told.push('up'), down: () => told.push('down'), ended: () => told.push('ended') });
    await line.whenUp();
    expect(await line.ask('mine:watch', {})).toMatchObject({ ok: true });
    expect(told).toEqual(['up']);
    house.close();
  });

  it('comes back with a token that the server no longer takes', async () => {
    const storage = new Memory();
    const before = parlour(proxy.url, { storage });
    const table = await before.game('check').play();
    const { sessionId } = table;
    before.close();
    const login = JSON.parse(storage.getItem('parlour.login') ?? '{}') as { accessToken: string };
    const [head, body] = login.accessToken.split('.');
    storage.setItem('parlour.login', JSON.stringify({ ...login, accessToken: `${head}.${body}.forged` }));
    const after = parlour(proxy.url, { storage });
    const again = await after.game('check').sit(sessionId);
    expect(again.state.seats).toEqual([0]);
    expect(await after.rest.get('/api/auth/me')).toMatchObject({ kind: 'guest' });
    expect(refreshes()).toBe(1);
    after.close();
  });

  it('is a guest who registers and keeps the games, signs out and in again', async () => {
    const house = parlour(proxy.url);
    const guest = await house.account.orGuest();
    const table = await house.game('check').play();
    const credentials = { email: `bea${Date.now()}@example.org`, password: 'correct horse battery' };
    const user = await house.account.upgrade({ name: `Bea ${Date.now()}`, ...credentials });
    expect(user).toMatchObject({ id: guest.id, kind: 'registered' });
    await house.account.signOut();
    expect(house.account.user).toBeUndefined();
    await expect(house.rest.get('/api/auth/me')).rejects.toMatchObject({ code: 'UNAUTHENTICATED', status: 401 });
    await house.account.signIn(credentials);
    const mine = [];
    for await (const session of house.sessions.list({ mine: true })) mine.push(session.sessionId);
    expect(mine).toEqual([table.sessionId]);
    house.close();
  });

  it('is a guest who lost the storage and comes back by a recovery code', async () => {
    const before = parlour(proxy.url);
    const guest = await before.account.guest('Cyd');
    const { sessionId } = await before.game('check').play();
    const code = await before.account.recoveryCode();
    before.close();
    const storage = new Memory();
    const house = parlour(proxy.url, { storage });
    await expect(house.account.recover('00000-00000')).rejects.toMatchObject({ code: 'UNKNOWN_RECOVERY_CODE' });
    expect(house.account.user).toBeUndefined();
    expect(await house.account.recover(code.toLowerCase())).toMatchObject({ id: guest.id, name: 'Cyd' });
    const again = await house.game('check').sit(sessionId);
    expect(again.state.seats).toEqual([0]);
    // The code is the player's to keep: the client does not.
    expect(storage.getItem('parlour.login')).toContain(guest.id);
    expect(storage.getItem('parlour.login')).not.toContain(code);
    house.close();
  });

  it('tells what the server said no with as one kind of problem', async () => {
    const house = parlour(proxy.url);
    await expect(house.account.signIn({ email: 'x@example.org', password: 'wrong' })).rejects.toMatchObject({
      name: 'Problem',
      code: 'BAD_CREDENTIALS',
      status: 401,
    });
    await house.account.guest();
    await expect(house.sessions.open('chess')).rejects.toMatchObject({ code: 'GAME_UNKNOWN', status: 404 });
    await expect(parlour('http://127.0.0.1:9').rest.post('/api/auth/guest')).rejects.toMatchObject({ code: 'OFFLINE' });
    house.close();
  });

  it('reads a long list page by page as it is asked for', async () => {
    const house = parlour(proxy.url);
    await house.account.guest();
    const opened = [];
    for (let i = 0; i < 5; i++) opened.push((await house.sessions.open('four-in-a-square')).sessionId);
    const pages = (): number => proxy.requests.filter((asked) => asked.startsWith('GET /api/sessions?')).length;
    const seen: string[] = [];
    for await (const { sessionId } of house.sessions.list({ mine: true, limit: 2 })) {
      seen.push(sessionId);
      if (seen.length === 2) expect(pages()).toBe(1);
    }
    expect(seen).toEqual(opened.toReversed());
    expect(pages()).toBe(3);
    house.close();
  });
});
