import { JwtService } from '@nestjs/jwt';
import { DataSource } from 'typeorm';
import { AccountEvents, type Revoked } from '../../src/auth/account-events.js';
import { AuthService } from '../../src/auth/auth.service.js';
import { AUTH_SETTINGS, type AuthSettings } from '../../src/auth/auth.settings.js';
import { FirstAdmin } from '../../src/auth/first-admin.js';
import { Passwords } from '../../src/auth/secrets/passwords.js';
import { newSeatToken } from '../../src/auth/secrets/seat-token.js';
import { UsersService } from '../../src/auth/users.service.js';
import { changesWanted } from '../support/changes-wanted.js';
import { startParlour } from '../support/parlour.js';

interface Answer {
  status: number;
  headers: Headers;
  body: Record<string, never> & { user: { id: string; name: string }; accessToken: string; refreshToken: string };
}

let parlour: Awaited<ReturnType<typeof startParlour>>;
let counter = 0;

async function ask(
  method: string,
  path: string,
  { body, token, agent = 'a browser' }: { body?: unknown; token?: string; agent?: string } = {},
) {
  const response = await fetch(`${parlour.url}/api/auth/${path}`, {
    method,
    headers: {
      'user-agent': agent,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  const text = await response.text();
  return { status: response.status, headers: response.headers, body: text === '' ? {} : JSON.parse(text) } as Answer;
}

const post = (path: string, body?: unknown, token?: string) => ask('POST', path, { body, token });
const me = (token?: string) => ask('GET', 'me', { token });

function somebody() {
  counter += 1;
  return { name: `Ann ${counter}`, email: `ann-${counter}@example.org`, password: 'correct horse' };
}

async function registered() {
  const person = somebody();
  return { ...person, ...(await post('register', person)).body };
}

beforeAll(async () => {
  parlour = await startParlour();
});
afterAll(() => parlour.stop());

describe('a guest', () => {
  it('plays at once, with or without a name', async () => {
    const nameless = await post('guest');
    expect(nameless.status).toBe(201);
    expect(nameless.body.user).toMatchObject({
      name: expect.stringMatching(/^Guest \d+$/),
      guest: true,
      role: 'player',
    });
    expect((await post('guest', { name: '  Bob ' })).body.user).toMatchObject({
      name: 'Bob',
      kind: 'guest',
      email: null,
    });
    expect((await me(nameless.body.accessToken)).body).toEqual(nameless.body.user);
  });

  it('may have the name of another guest', async () => {
    expect((await post('guest', { name: 'Twin' })).status).toBe(201);
    expect((await post('guest', { name: 'Twin' })).status).toBe(201);
  });

  it('becomes registered and stays the same', async () => {
    const guest = (await post('guest', { name: 'Cyd' })).body;
    const person = somebody();
    const upgraded = await post('upgrade', person, guest.accessToken);
    expect(upgraded).toMatchObject({
      status: 200,
      body: { user: { id: guest.user.id, kind: 'registered', name: person.name } },
    });
    expect((await me(upgraded.body.accessToken)).body).toMatchObject({ guest: false, email: person.email });
    expect((await post('login', person)).status).toBe(400); // `name` is not asked for there
    expect((await post('login', { email: person.email, password: person.password })).status).toBe(200);
    expect((await post('refresh', { refreshToken: guest.refreshToken })).status).toBe(401);
    expect((await post('refresh', { refreshToken: upgraded.body.refreshToken })).status).toBe(200);
    expect(await post('upgrade', somebody(), upgraded.body.accessToken)).toMatchObject({
      status: 409,
      body: { code: 'ALREADY_REGISTERED' },
    });
  });

  it('cannot take what belongs to somebody', async () => {
    const ann = await registered();
    const guest = (await post('guest')).body.accessToken;
    expect((await post('upgrade', { ...somebody(), email: ann.email }, guest)).body).toMatchObject({
      code: 'EMAIL_TAKEN',
    });
    expect((await post('upgrade', { ...somebody(), name: ann.name }, guest)).body).toMatchObject({
      code: 'NAME_TAKEN',
    });
    expect((await me(guest)).body).toMatchObject({ guest: true });
  });
});

describe('registering', () => {
  it('takes a name or a username', async () => {
    const { name: username, ...rest } = somebody();
    expect(await post('register', { username, ...rest })).toMatchObject({
      status: 201,
      body: { expiresIn: 900, user: { name: username } },
    });
  });

  it('shows no hash and is not cached', async () => {
    const answer = await post('register', somebody());
    expect(JSON.stringify(answer.body)).not.toMatch(/argon2|password/i);
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  it.each([
    ['EMAIL_TAKEN', (ann: Person) => ({ ...somebody(), email: ann.email.toUpperCase() })],
    ['NAME_TAKEN', (ann: Person) => ({ ...somebody(), name: ann.name.toUpperCase() })],
  ])('is refused with %s, whatever the case', async (code, change) => {
    const ann = await registered();
    expect(await post('register', change(ann))).toMatchObject({
      status: 409,
      body: { code, status: 409, error: expect.any(String) },
    });
  });

  it('compares names beyond ASCII', async () => {
    await post('register', { ...somebody(), name: 'Jürgen Ä' });
    expect((await post('register', { ...somebody(), name: 'JÜRGEN ä' })).body).toMatchObject({ code: 'NAME_TAKEN' });
  });

  it('of one name twice at once makes one account', async () => {
    const person = somebody();
    const answers = await Promise.all([1, 2, 3, 4].map(() => post('register', person)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
  });

  it.each([
    ['a short password', { password: '1234567' }],
    ['no mail', { email: 'ann' }],
    ['no name', { name: undefined }],
    ['an empty name', { name: '   ' }],
    ['a long name', { name: 'x'.repeat(51) }],
    ['a name that hides something', { name: 'a\u202eb' }],
    ['a NUL', { name: 'a\0b' }],
    ['a null', { name: null }],
    ['a number', { password: 12345678 }],
    ['a role', { role: 'admin' }],
    ['an object for a mail', { email: { $gt: '' } }],
  ])('with %s is a bad shape', async (_, change) => {
    expect(await post('register', { ...somebody(), ...change })).toMatchObject({
      status: 400,
      body: { code: 'BAD_SHAPE' },
    });
  });
});

describe('signing in', () => {
  it('works with the mail in any case', async () => {
    const ann = await registered();
    const answer = await post('login', { email: ` ${ann.email.toUpperCase()} `, password: ann.password });
    expect(answer).toMatchObject({ status: 200, body: { user: { id: ann.user.id } } });
  });

  it('says the same about a wrong password and an unknown mail, in about the same time', async () => {
    const ann = await registered();
    const timed = async (email: string) => {
      const start = performance.now();
      const { status, body } = await post('login', { email, password: 'wrong password' });
      return { status, body, ms: performance.now() - start };
    };
    const wrong: number[] = [];
    const unknown: number[] = [];
    for (let i = 0; i < 5; i++) {
      const a = await timed(ann.email);
      const b = await timed(`nobody-${i}@example.org`);
      expect(a).toMatchObject({ status: 401, body: { code: 'BAD_CREDENTIALS' } });
      expect(b.body).toEqual(a.body);
      wrong.push(a.ms);
      unknown.push(b.ms);
    }
    expect(Math.min(...unknown)).toBeGreaterThan(Math.min(...wrong) / 2);
  });

  it('is limited for each account, known or not, and says when to come back', async () => {
    const ann = await registered();
    for (const email of [ann.email, 'nobody-at-all@example.org']) {
      const answers = [];
      for (let i = 0; i < 11; i++) answers.push(await post('login', { email, password: 'guess number' }));
      expect(answers.slice(0, 10).every(({ status }) => status === 401)).toBe(true);
      expect(answers[10]).toMatchObject({ status: 429, body: { code: 'RATE_LIMITED' } });
      expect(Number(answers[10]!.headers.get('retry-after'))).toBeGreaterThan(0);
    }
    expect((await post('login', { email: ann.email.toUpperCase(), password: ann.password })).status).toBe(429);
  });
});

describe('a refresh token', () => {
  it('is traded for a new pair', async () => {
    const ann = await registered();
    const next = await post('refresh', { refreshToken: ann.refreshToken });
    expect(next).toMatchObject({ status: 200, body: { expiresIn: 900, user: { id: ann.user.id } } });
    expect(next.body.refreshToken).not.toBe(ann.refreshToken);
    expect((await me(next.body.accessToken)).status).toBe(200);
  });

  const later = (userId: string, seconds: number) =>
    parlour.app
      .get(DataSource)
      .query(`UPDATE refresh_tokens SET used_at = used_at - make_interval(secs => $2) WHERE user_id = $1`, [
        userId,
        seconds,
      ]);

  it('whose answer got lost is traded again for the same successor by the same client', async () => {
    const ann = (await post('guest', {})).body;
    const lost = await post('refresh', { refreshToken: ann.refreshToken });
    await later(ann.user.id, 25);
    const again = await post('refresh', { refreshToken: ann.refreshToken });
    expect(again).toMatchObject({ status: 200, body: { refreshToken: lost.body.refreshToken } });
    expect((await me(again.body.accessToken)).status).toBe(200);
    const next = await post('refresh', { refreshToken: again.body.refreshToken });
    expect(next.status).toBe(200);
    // The successor has been used, so its answer was not lost: a holder of the old token is another client.
    expect((await post('refresh', { refreshToken: ann.refreshToken })).status).toBe(401);
    expect((await post('refresh', { refreshToken: next.body.refreshToken })).status).toBe(401);
  });

  it.each([
    ['after half a minute', 31, undefined],
    ['from another client', 0, 'a thief'],
  ])('that comes back %s ends its login', async (_when, seconds, agent) => {
    const ann = (await post('guest', {})).body;
    const next = await post('refresh', { refreshToken: ann.refreshToken });
    await later(ann.user.id, seconds);
    const again = await ask('POST', 'refresh', { body: { refreshToken: ann.refreshToken }, agent });
    expect(again).toMatchObject({ status: 401, body: { code: 'INVALID_REFRESH_TOKEN' } });
    expect((await post('refresh', { refreshToken: next.body.refreshToken })).status).toBe(401);
  });

  it('that comes back late ends its login, and no other', async () => {
    const ann = await registered();
    const other = await post('login', { email: ann.email, password: ann.password });
    const next = await post('refresh', { refreshToken: ann.refreshToken });
    await later(ann.user.id, 31);
    const heard = listen();
    const again = await post('refresh', { refreshToken: ann.refreshToken });
    expect(again).toMatchObject({ status: 401, body: { code: 'INVALID_REFRESH_TOKEN' } });
    expect((await post('refresh', { refreshToken: next.body.refreshToken })).status).toBe(401);
    expect((await me(next.body.accessToken)).status).toBe(401);
    expect((await me(other.body.accessToken)).status).toBe(200);
    expect((await post('refresh', { refreshToken: other.body.refreshToken })).status).toBe(200);
    expect(heard()).toEqual([{ userId: ann.user.id, loginId: expect.any(String), reason: 'token-reuse' }]);
  });

  it('used several times at once has one successor', async () => {
    const ann = await registered();
    const answers = await Promise.all([1, 2, 3, 4].map(() => post('refresh', { refreshToken: ann.refreshToken })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(new Set(answers.map(({ body }) => body.refreshToken)).size).toBe(1);
  });

  it('used at once by several clients serves one of them at most', async () => {
    const ann = await registered();
    const body = { refreshToken: ann.refreshToken };
    const answers = await Promise.all([1, 2, 3, 4].map((n) => ask('POST', 'refresh', { body, agent: `client ${n}` })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401]);
    const winner = answers.find(({ status }) => status === 200)!;
    expect((await post('refresh', { refreshToken: winner.body.refreshToken })).status).toBe(401);
  });

  it('is stored as a hash only', async () => {
    const ann = await registered();
    const next = await post('refresh', { refreshToken: ann.refreshToken });
    const rows = await parlour.app.get(DataSource).query(`SELECT row_to_json(t)::text AS row FROM refresh_tokens t`);
    for (const { refreshToken } of [ann, next.body]) expect(JSON.stringify(rows)).not.toContain(refreshToken);
  });

  it('runs out', async () => {
    const ann = await registered();
    await parlour.app
      .get(DataSource)
      .query(`UPDATE refresh_tokens SET expires_at = now() WHERE user_id = $1`, [ann.user.id]);
    expect((await post('refresh', { refreshToken: ann.refreshToken })).status).toBe(401);
  });

  it.each([[{}], [{ refreshToken: 5 }], [{ refreshToken: '' }], [[]]])('is not %j', async (body) => {
    expect((await post('refresh', body)).body).toMatchObject({ code: 'BAD_SHAPE' });
  });
});

describe('signing out', () => {
  it.each(['refresh token', 'access token'])('by the %s ends the login', async (by) => {
    const ann = await registered();
    const heard = listen();
    const answer =
      by === 'refresh token'
        ? await post('logout', { refreshToken: ann.refreshToken })
        : await post('logout', undefined, ann.accessToken);
    expect(answer.status).toBe(204);
    expect((await me(ann.accessToken)).status).toBe(401);
    expect((await post('refresh', { refreshToken: ann.refreshToken })).status).toBe(401);
    expect(heard()).toEqual([{ userId: ann.user.id, loginId: expect.any(String), reason: 'logout' }]);
  });

  it('with an unknown refresh token is nothing to complain about; with no token at all it is', async () => {
    expect((await post('logout', { refreshToken: 'unknown' })).status).toBe(204);
    expect((await post('logout')).status).toBe(401);
  });
});

describe('an access token', () => {
  const settings = () => parlour.app.get<AuthSettings>(AUTH_SETTINGS);
  const sign = (claims: object, options: object) => new JwtService().sign(claims, { issuer: 'parlour', ...options });

  it('must be there, ours and in time', async () => {
    const { accessToken, user } = await registered();
    const claims = new JwtService().decode<Record<string, unknown>>(accessToken);
    expect(claims).toMatchObject({ sub: user.id, role: 'player', kind: 'registered', name: user.name });
    const { iat: _iat, exp: _exp, iss: _iss, ...body } = claims;
    const secret = settings().jwtSecret;
    const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${accessToken.split('.')[1]}.`;

    const codes = async (token?: string) => (await me(token)).body as object;
    expect(await codes()).toMatchObject({ status: 401, code: 'UNAUTHENTICATED' });
    expect(await codes('rubbish')).toMatchObject({ status: 401, code: 'UNAUTHENTICATED' });
    expect(await codes(unsigned)).toMatchObject({ status: 401, code: 'UNAUTHENTICATED' });
    expect(await codes(sign(body, { secret: 'another secret', expiresIn: 60 }))).toMatchObject({
      code: 'UNAUTHENTICATED',
    });
    expect(await codes(sign(body, { secret, expiresIn: 60, algorithm: 'HS512' }))).toMatchObject({
      code: 'UNAUTHENTICATED',
    });
    expect(await codes(sign(body, { secret }))).toMatchObject({ code: 'UNAUTHENTICATED' });
    expect(await codes(sign({ ...body, sub: 'x' }, { secret, expiresIn: 60 }))).toMatchObject({
      code: 'UNAUTHENTICATED',
    });
    expect(await codes(sign(body, { secret, expiresIn: -1 }))).toMatchObject({ status: 401, code: 'TOKEN_EXPIRED' });
    expect((await me(sign(body, { secret, expiresIn: 60 }))).status).toBe(200);
  });

  it('is believed about who, not about the role', async () => {
    const ann = await registered();
    const users = parlour.app.get(UsersService);
    const auth = parlour.app.get(AuthService);
    await users.setRole(ann.user.id, 'admin');
    expect(await auth.authenticate(ann.accessToken)).toMatchObject({
      kind: 'user',
      id: ann.user.id,
      role: 'admin',
      guest: false,
    });
    await users.setRole(ann.user.id, 'player');
    expect(await auth.authenticate(`Bearer ${ann.accessToken}`)).toMatchObject({ role: 'player' });
  });

  it('may be a seat token, which is no account', async () => {
    const { token, hash } = newSeatToken();
    expect(await parlour.app.get(AuthService).authenticate(token)).toEqual({ kind: 'seat', tokenHash: hash });
    expect(await me(token)).toMatchObject({ status: 403, body: { code: 'ACCOUNT_REQUIRED' } });
  });
});

describe('a ban', () => {
  it('takes effect at once, everywhere, until it is lifted', async () => {
    const ann = await registered();
    expect((await me(ann.accessToken)).status).toBe(200);
    const heard = listen();
    const users = parlour.app.get(UsersService);
    await users.ban(ann.user.id, 'cheating');
    expect(heard()).toEqual([{ userId: ann.user.id, reason: 'banned' }]);
    expect(await me(ann.accessToken)).toMatchObject({
      status: 403,
      body: { code: 'BANNED', error: 'This account is banned: cheating' },
    });
    expect((await post('refresh', { refreshToken: ann.refreshToken })).status).toBe(401);
    expect((await post('login', { email: ann.email, password: 'wrong password' })).status).toBe(401);
    expect((await post('login', { email: ann.email, password: ann.password })).body).toMatchObject({ code: 'BANNED' });
    await users.unban(ann.user.id);
    expect((await post('login', { email: ann.email, password: ann.password })).status).toBe(200);
  });
});

describe('a banned guest', () => {
  it('is told so, and comes back by the same token when the ban is lifted', async () => {
    const { user, refreshToken, accessToken } = (await post('guest', {})).body;
    const users = parlour.app.get(UsersService);
    await users.ban(user.id, 'insults');
    expect(await me(accessToken)).toMatchObject({ status: 403, body: { code: 'BANNED' } });
    expect(await post('refresh', { refreshToken })).toMatchObject({ status: 403, body: { code: 'BANNED' } });
    await users.unban(user.id);
    const back = await post('refresh', { refreshToken });
    expect(back).toMatchObject({ status: 200, body: { user: { id: user.id } } });
    expect((await me(back.body.accessToken)).status).toBe(200);
  });
});

describe('the list of users', () => {
  it('is paged by cursor and searched by name or mail', async () => {
    const users = parlour.app.get(UsersService);
    const people = [];
    for (let i = 0; i < 5; i++)
      people.push((await post('register', { ...somebody(), name: `Pager_${i}%` })).body.user.id);
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await users.list({ limit: 2, cursor, search: 'PAGER_' });
      seen.push(...page.items.map(({ id }) => id));
      cursor = page.nextCursor ?? undefined;
    } while (cursor !== undefined);
    expect(seen).toEqual(people.reverse());
    expect((await users.list({ limit: 10, search: '_3%' })).items).toHaveLength(1);
    expect((await users.list({ limit: 10, search: '%%' })).items).toHaveLength(0);
    await expect(users.list({ limit: 2, cursor: 'x' })).rejects.toMatchObject({ code: 'BAD_CURSOR' });
  });

  it('has no user without a proper id', async () => {
    await expect(parlour.app.get(UsersService).get("x' OR 1=1")).rejects.toMatchObject({ status: 404 });
  });
});

describe('the first administrator', () => {
  const start = (adminEmail: string, adminPassword: string) =>
    new FirstAdmin(parlour.app.get(DataSource), parlour.app.get(Passwords), {
      ...parlour.app.get<AuthSettings>(AUTH_SETTINGS),
      adminEmail,
      adminPassword,
    }).onApplicationBootstrap();
  const roleOf = async ({ email, password }: { email: string; password: string }) =>
    (await post('login', { email, password })).body.user as unknown;

  it('is made at the start, once', async () => {
    const boss = { email: 'Boss@example.org', password: 'a good password' };
    await Promise.all([start(boss.email, boss.password), start(boss.email, boss.password)]);
    await start(boss.email, 'a changed setting');
    expect(await roleOf(boss)).toMatchObject({ role: 'admin', kind: 'registered' });
    const second = { email: 'second@example.org', password: 'a good password' };
    await start(second.email, second.password); // the name `Admin` is taken by now
    expect(await roleOf(second)).toMatchObject({ role: 'admin' });
  });

  it('is not whoever registered that address first, unless the password is right too', async () => {
    const ann = await registered();
    await start(ann.email, 'the real password');
    expect(await roleOf(ann)).toMatchObject({ role: 'player' });
    await start(ann.email, ann.password);
    expect(await roleOf(ann)).toMatchObject({ role: 'admin' });
  });
});

describe('the tables', () => {
  it('are what the entities say', async () => {
    const wanted = await changesWanted(parlour.app.get(DataSource));
    const ours = wanted.filter((query) => /"users"|"refresh_tokens"|users_|refresh_/.test(query));
    expect(ours).toEqual([]);
  });
});

type Person = ReturnType<typeof somebody>;

/** Listens from now on; the answer is what was heard. */
function listen(): () => Revoked[] {
  const heard: Revoked[] = [];
  const stop = parlour.app.get(AccountEvents).onRevoked((event) => heard.push(event));
  return () => (stop(), heard);
}
