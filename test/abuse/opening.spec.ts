import { Pool } from 'pg';
import { startParlour } from '../support/parlour.js';
import type { Parlour } from '../support/parlour.js';
import { guest } from '../support/people.js';
import type { Person } from '../support/people.js';
import { until } from '../support/until.js';
import { LONG } from './form.js';

const QUOTAS = {
  sessionsPerMinute: 10_000,
  sessionsPerAccount: 12,
  sessionsPerAddress: 30,
  botGamesPerAccount: 5,
  botGamesPerAddress: 8,
};
const AGAINST_A_BOT = { game: 'four-in-a-square', seats: [{ kind: 'bot', level: 'hard' }, { kind: 'me' }] };
const ALONE = { game: 'four-in-a-square', seats: [{ kind: 'me' }, { kind: 'me' }] };

/** Everybody in this file comes through a proxy that says from where. */
const from = (address: string) => ({ 'x-forwarded-for': address });
const times = <T>(many: number, make: (i: number) => Promise<T>) =>
  Promise.all(Array.from({ length: many }, (_, i) => make(i)));

describe('Opening games without end', () => {
  let parlour: Parlour;
  beforeAll(async () => {
    parlour = await startParlour({ trustProxy: 1, quotas: QUOTAS });
  });
  afterAll(() => parlour.stop());

  const opens = (person: Person, body: object, address: string) => person.post('/api/sessions', body, from(address));
  const codes = (answers: readonly { status: number; body: Record<string, unknown> }[]) =>
    answers.map(({ status, body }) => (status === 201 ? 'opened' : `${status} ${String(body.code)}`)).sort();

  it('ends at so many games with bots for an account, even all at once, and keeps nobody else out', async () => {
    const [greedy, ann] = [await guest(parlour.url), await guest(parlour.url)];
    const answers = await times(20, () => opens(greedy, AGAINST_A_BOT, '203.0.113.1'));
    expect(codes(answers)).toEqual([
      ...Array<string>(15).fill('429 TOO_MANY_BOT_GAMES'),
      ...Array<string>(5).fill('opened'),
    ]);
    const refused = answers.find(({ status }) => status === 429)!;
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await opens(greedy, ALONE, '203.0.113.1')).status).toBe(201);
    expect((await opens(ann, AGAINST_A_BOT, '203.0.113.2')).status).toBe(201);
  });

  it('ends at so many open games of any kind, and a finished one makes room', async () => {
    const greedy = await guest(parlour.url);
    const answers = await times(20, () => opens(greedy, ALONE, '203.0.113.3'));
    expect(codes(answers)).toEqual([
      ...Array<string>(8).fill('429 TOO_MANY_OPEN_GAMES'),
      ...Array<string>(12).fill('opened'),
    ]);
    const { sessionId } = answers.find(({ status }) => status === 201)!.body as { sessionId: string };
    await greedy.post(`/api/sessions/${sessionId}/actions`, { action: { type: 'resign' } });
    expect((await opens(greedy, ALONE, '203.0.113.3')).status).toBe(201);
    expect((await opens(greedy, ALONE, '203.0.113.3')).status).toBe(429);
  });

  it('ends at so many for an address, whatever the number of guests, and with no account at all', async () => {
    const people = await times(4, () => guest(parlour.url));
    const answers = [];
    for (const person of people) answers.push(await opens(person, AGAINST_A_BOT, '203.0.113.4'));
    for (const person of people) answers.push(await opens(person, AGAINST_A_BOT, '203.0.113.4'));
    expect(codes(answers)).toEqual(Array(8).fill('opened'));
    expect(codes([await opens(people[0]!, AGAINST_A_BOT, '203.0.113.4')])).toEqual(['429 TOO_MANY_BOT_GAMES']);
    const nobody = await guest(parlour.url);
    const anonymous = await times(12, () =>
      nobody.ask('POST', '/api/four-in-a-square/games', { body: { level: 'easy' }, headers: from('2001:db8::1') }),
    );
    expect(anonymous.filter(({ status }) => status === 201).length).toBeLessThanOrEqual(8 + 4);
    expect(anonymous.filter(({ status }) => status === 429).length).toBeGreaterThan(0);
  });

  it('does not refuse a retry of a game that was opened', async () => {
    const ann = await guest(parlour.url);
    const key = { ...from('203.0.113.9'), 'idempotency-key': 'the one game' };
    const first = await ann.post('/api/sessions', AGAINST_A_BOT, key);
    await times(4, () => opens(ann, AGAINST_A_BOT, '203.0.113.9'));
    expect((await opens(ann, AGAINST_A_BOT, '203.0.113.9')).status).toBe(429);
    const again = await ann.post('/api/sessions', AGAINST_A_BOT, key);
    expect(again).toMatchObject({ status: 201, body: { sessionId: first.body.sessionId } });
  });
});

describe('Opening games fast', () => {
  it('is slowed down for an account', async () => {
    const roomy = { ...QUOTAS, sessionsPerAccount: 1000, sessionsPerAddress: 1000, sessionsPerMinute: 6 };
    const parlour = await startParlour({ quotas: roomy });
    try {
      const hasty = await guest(parlour.url);
      const answers = await times(12, () => hasty.post('/api/sessions', ALONE));
      expect(answers.filter(({ status }) => status === 201).length).toBeLessThanOrEqual(7);
      expect(answers.find(({ status }) => status === 429)).toMatchObject({ body: { code: 'RATE_LIMITED' } });
    } finally {
      await parlour.stop();
    }
  });
});

describe('A thousand games of one person', () => {
  it('do not hold up the bot of another', async () => {
    const parlour = await startParlour();
    const pool = new Pool({ connectionString: parlour.settings.databaseUrl });
    try {
      const [greedy, ann] = [await guest(parlour.url), await guest(parlour.url)];
      const many = LONG ? 1000 : 120;
      const opened = await times(many, () => greedy.post('/api/sessions', AGAINST_A_BOT));
      expect(opened.every(({ status }) => status === 201)).toBe(true);
      const moved = async (id: string) => {
        const sql = 'SELECT count(*)::int AS n FROM game_sessions WHERE created_by = $1 AND version > 0';
        return (await pool.query<{ n: number }>(sql, [id])).rows[0]!.n;
      };
      const before = await moved(greedy.id);
      await ann.post('/api/sessions', AGAINST_A_BOT);
      await until("the other's bot to move", async () => (await moved(ann.id)) === 1, 120_000);
      const meanwhile = (await moved(greedy.id)) - before;
      expect(many - before).toBeGreaterThan(20); // there was a queue
      expect(meanwhile).toBeLessThan(20);
    } finally {
      await pool.end();
      await parlour.stop();
    }
  }, 300_000);
});
