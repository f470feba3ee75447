import { DataSource } from 'typeorm';
import { UsersService } from '../../src/auth/users.service.js';
import { startParlour } from '../support/parlour.js';
import type { Parlour } from '../support/parlour.js';
import { Person } from '../support/people.js';

interface SignedIn {
  readonly accessToken: string;
  readonly refreshToken: string;
  readonly user: { readonly id: string; readonly name: string };
}

const CODE = /^[0-9A-HJKMNP-TV-Z]{5}(-[0-9A-HJKMNP-TV-Z]{5}){4}$/;
const UNKNOWN = { status: 401, body: { code: 'UNKNOWN_RECOVERY_CODE' } };

describe('A recovery code', () => {
  let parlour: Parlour;
  beforeAll(async () => {
    parlour = await startParlour();
  });
  afterAll(() => parlour.stop());

  const stranger = () => new Person(parlour.url, undefined);
  const query = (sql: string, id: string): Promise<unknown> => parlour.app.get(DataSource).query(sql, [id]);
  const recover = (code: unknown) => stranger().post<SignedIn>('/api/auth/recover', { code });

  async function newGuest(name = 'Ann') {
    const { user, accessToken } = (await stranger().post<SignedIn>('/api/auth/guest', { name })).body;
    return new Person(parlour.url, accessToken, user.id);
  }

  async function codeOf(guest: Person): Promise<string> {
    const { status, body, headers } = await guest.post<{ recoveryCode: string }>('/api/auth/recovery-code');
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(body).toEqual({ recoveryCode: expect.stringMatching(CODE) as string });
    return body.recoveryCode;
  }

  it('brings a guest who has lost the tokens back to the same games', async () => {
    const guest = await newGuest();
    const { sessionId } = await guest.opens('check', { seats: [{ kind: 'me' }, { kind: 'bot' }] });
    const code = await codeOf(guest);
    const back = await recover(code);
    expect(back).toMatchObject({
      status: 200,
      body: { expiresIn: 900, user: { id: guest.id, name: 'Ann', kind: 'guest', guest: true } },
    });
    expect(back.headers.get('cache-control')).toBe('no-store');
    const again = new Person(parlour.url, back.body.accessToken, guest.id);
    const mine = await again.get<{ items: { sessionId: string }[] }>('/api/sessions?mine=true');
    expect(mine.body.items.map((session) => session.sessionId)).toEqual([sessionId]);
    const { refreshToken } = back.body;
    expect((await stranger().post('/api/auth/refresh', { refreshToken })).status).toBe(200);
    // It stays good, and the browser that still has its tokens goes on.
    expect((await recover(code)).status).toBe(200);
    expect((await guest.get('/api/auth/me')).status).toBe(200);
  });

  it('may be written in small letters, with blanks, without dashes and with look-alikes', async () => {
    const guest = await newGuest();
    const code = await codeOf(guest);
    const written = [
      code.toLowerCase(),
      ` ${code.replaceAll('-', ' ')} `,
      code.replaceAll('-', ''),
      code.replaceAll('0', 'O').replaceAll('1', 'l'),
    ];
    for (const spelling of written) {
      expect(await recover(spelling)).toMatchObject({ status: 200, body: { user: { id: guest.id } } });
    }
  });

  it('that nobody has is one clear refusal, whatever it looks like', async () => {
    await newGuest();
    for (const code of ['00000-00000-00000-00000-00000', 'x', ' - ', 'ü'.repeat(200)]) {
      expect(await recover(code)).toMatchObject(UNKNOWN);
    }
    for (const code of [undefined, null, 5, '', {}, 'A'.repeat(201)]) {
      expect(await recover(code)).toMatchObject({ status: 400, body: { code: 'BAD_SHAPE' } });
    }
  });

  it('is replaced by the next one', async () => {
    const guest = await newGuest();
    const first = await codeOf(guest);
    const second = await codeOf(guest);
    expect(await recover(first)).toMatchObject(UNKNOWN);
    expect(await recover(second)).toMatchObject({ status: 200, body: { user: { id: guest.id } } });
  });

  it('is for guests alone, and goes when the guest becomes registered', async () => {
    const guest = await newGuest();
    const code = await codeOf(guest);
    const credentials = { name: 'Bea', email: 'bea@example.org', password: 'correct horse' };
    const { accessToken } = (await guest.post<SignedIn>('/api/auth/upgrade', credentials)).body;
    expect(await recover(code)).toMatchObject(UNKNOWN);
    expect(await query('SELECT recovery_hash FROM users WHERE id = $1', guest.id)).toEqual([{ recovery_hash: null }]);
    const refused = { status: 409, body: { code: 'ALREADY_REGISTERED' } };
    expect(await new Person(parlour.url, accessToken).post('/api/auth/recovery-code')).toMatchObject(refused);
    expect(await stranger().post('/api/auth/recovery-code')).toMatchObject({ status: 401 });
  });

  it('of a guest whom the last release has registered opens nothing', async () => {
    const guest = await newGuest();
    const code = await codeOf(guest);
    await query(
      `UPDATE users SET kind = 'registered', email = 'c@d.org', email_key = 'c@d.org', password_hash = 'x' WHERE id = $1`,
      guest.id,
    );
    expect(await recover(code)).toMatchObject(UNKNOWN);
  });

  it('does not lead around a ban', async () => {
    const guest = await newGuest();
    const code = await codeOf(guest);
    const users = parlour.app.get(UsersService);
    await users.ban(guest.id, 'cheating');
    expect(await recover(code)).toMatchObject({ status: 403, body: { code: 'BANNED' } });
    await users.unban(guest.id);
    expect((await recover(code)).status).toBe(200);
  });

  it('is stored as a hash only', async () => {
    const guest = await newGuest();
    const code = await codeOf(guest);
    const text = JSON.stringify(await query('SELECT row_to_json(u)::text AS row FROM users u WHERE id = $1', guest.id));
    expect(text).toContain('recovery_hash');
    for (const secret of [code, code.replaceAll('-', '')]) expect(text).not.toContain(secret);
  });

  // The last test: from here on this address has to wait.
  it('cannot be guessed at without end from one address, nor made without end', async () => {
    const guest = await newGuest();
    const code = await codeOf(guest);
    const firstRefusal = async (ask: () => Promise<{ status: number; headers: Headers }>) => {
      for (let i = 0; i < 100; i++) {
        const answer = await ask();
        if (answer.status === 429) return answer;
      }
      throw new Error('There was no limit.');
    };
    const refused = await firstRefusal(() => recover('00000-00000-00000-00000-00000'));
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await recover(code)).toMatchObject({ status: 429, body: { code: 'RATE_LIMITED' } });
    await firstRefusal(() => guest.post('/api/auth/recovery-code'));
    await codeOf(await newGuest('Bob'));
  });
});
