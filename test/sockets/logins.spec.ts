import { JwtService } from '@nestjs/jwt';
import { GoFishModule } from '../../examples/go-fish/go-fish.module.js';
import { UsersService } from '../../src/auth/users.service.js';
import type { Notice } from '../../src/engine/sockets/events.js';
import { startParlour } from '../support/parlour.js';
import type { Parlour } from '../support/parlour.js';
import { guest, Person } from '../support/people.js';
import { Wire } from '../support/wire.js';

describe('Who a socket is', () => {
  let parlour: Parlour;
  beforeAll(async () => {
    parlour = await startParlour({}, [GoFishModule]);
  });
  afterAll(() => parlour.stop());

  const open = (auth: object, more: object = {}, namespace = '/go-fish') =>
    Wire.open(parlour.url, namespace, auth, more);

  /** A login's token, with another end. */
  const endingIn = (person: Person, seconds: number): string => {
    const jwt = new JwtService({ secret: parlour.settings.jwtSecret });
    const { iat: _iat, exp: _exp, ...claims } = jwt.decode<Record<string, unknown>>(person.token!);
    return jwt.sign({ ...claims, exp: Math.floor(Date.now() / 1000) + seconds });
  };

  it('is refused at the door with a code, when the token is bad', async () => {
    const ann = await guest(parlour.url);
    for (const token of ['rubbish', '', 7, {}, ['a'], 'tok_short', `${ann.token}x`]) {
      await expect(open({ token })).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
    }
    await expect(open({ token: endingIn(ann, -1) })).rejects.toMatchObject({ code: 'TOKEN_EXPIRED' });
    await parlour.app.get(UsersService).ban(ann.id, 'cheating');
    await expect(open({ token: ann.token })).rejects.toMatchObject({ code: 'BANNED' });
  });

  it('is nobody without a token, and a token in the address is not looked at', async () => {
    const ann = await guest(parlour.url);
    for (const more of [{}, { query: { token: ann.token } }]) {
      const wire = await open({}, more);
      expect(await wire.asks('auth:refresh', { token: ann.token })).toMatchObject({ error: { code: 'OTHER_ACCOUNT' } });
      wire.close();
    }
  });

  it('finds nothing outside the namespaces of games', async () => {
    await expect(open({}, {}, '/')).rejects.toMatchObject({ code: 'NO_NAMESPACE' });
    await expect(open({}, {}, '/nothing')).rejects.toThrow('Invalid namespace');
  });

  it('is told and closed at once when the account is banned', async () => {
    const [ann, bob] = [await guest(parlour.url), await guest(parlour.url)];
    const [one, two, other] = [
      await ann.connects('/go-fish'),
      await ann.connects('/go-fish'),
      await bob.connects('/go-fish'),
    ];
    await parlour.app.get(UsersService).ban(ann.id);
    for (const wire of [one, two]) {
      expect(await wire.hears<Notice>('notice')).toMatchObject({ code: 'BANNED' });
      expect(await wire.closed).toBe('io server disconnect');
    }
    expect(await other.asks('nothing')).toMatchObject({ ok: false });
    other.close();
  });

  it('is told and closed when its login ends, and only its own', async () => {
    const auth = { name: 'twice', email: 'twice@example.org', password: 'correct horse' };
    const nobody = new Person(parlour.url, undefined);
    type SignedIn = { accessToken: string; user: { id: string } };
    const here = (await nobody.post<SignedIn>('/api/auth/register', auth)).body.accessToken;
    const there = (await nobody.post<SignedIn>('/api/auth/login', auth)).body.accessToken;
    const [one, two] = [await open({ token: here }), await open({ token: there })];
    await new Person(parlour.url, here).post('/api/auth/logout');
    expect(await one.hears<Notice>('notice')).toMatchObject({ code: 'LOGGED_OUT' });
    expect(await one.closed).toBe('io server disconnect');
    expect(await two.asks('nothing')).toMatchObject({ ok: false });
    two.close();
  });

  it('is told and closed when the token expires', async () => {
    const ann = await guest(parlour.url);
    const wire = await open({ token: endingIn(ann, 2) });
    expect(await wire.hears<Notice>('notice')).toMatchObject({ code: 'TOKEN_EXPIRED' });
    expect(await wire.closed).toBe('io server disconnect');
  });

  it('goes on with a fresh token of the same user, and of nobody else', async () => {
    const [ann, bob] = [await guest(parlour.url), await guest(parlour.url)];
    const wire = await open({ token: endingIn(ann, 3) });
    expect(await wire.asks('auth:refresh', { token: bob.token })).toMatchObject({ error: { code: 'OTHER_ACCOUNT' } });
    const answer = await wire.asks<{ ok: boolean; expiresAt: number }>('auth:refresh', { token: ann.token });
    expect(answer.ok).toBe(true);
    expect(answer.expiresAt).toBeGreaterThan(Date.now() + 60_000);
    await new Promise((resolve) => setTimeout(resolve, 3500));
    expect(wire.socket.connected).toBe(true);
    expect(wire.all('notice')).toEqual([]);
    wire.close();
  });
});
