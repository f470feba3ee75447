import { GoFishModule } from '../../examples/go-fish/go-fish.module.js';
import { startParlour } from '../support/parlour.js';
import type { Parlour } from '../support/parlour.js';

const PASSWORD = 'correct horse battery';

describe('Guessing at a password', () => {
  let parlour: Parlour;
  beforeAll(async () => {
    parlour = await startParlour({ trustProxy: 1 }, [GoFishModule]);
  });
  afterAll(() => parlour.stop());

  const post = (path: string, from: string, body: object) =>
    fetch(`${parlour.url}/api/auth/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
      body: JSON.stringify(body),
    });
  const registers = async (name: string, from: string) => {
    const email = `${name}@example.org`;
    expect((await post('register', from, { name, email, password: PASSWORD })).status).toBe(201);
    return email;
  };
  const login = async (email: string, from: string, password = PASSWORD) =>
    (await post('login', from, { email, password })).status;
  const guesses = async (email: string, times: number, from: (i: number) => string) => {
    const statuses: number[] = [];
    for (let i = 0; i < times; i++) statuses.push(await login(email, from(i), 'a guess at it'));
    return statuses;
  };

  it('is over after ten at one address, and keeps nobody else out', async () => {
    const email = await registers('owner', '198.51.100.1');
    const statuses = await guesses(email, 12, () => '203.0.113.5');
    expect(statuses.slice(0, 10)).toEqual(Array(10).fill(401));
    expect(statuses.slice(10)).toEqual([429, 429]);
    expect(await login(email, '203.0.113.5')).toBe(429);
    expect(await login(email, '198.51.100.1')).toBe(200);
    expect(await login(email, '192.0.2.44')).toBe(200);
  });

  it('from everywhere is over too, but never for an address that has signed in before', async () => {
    const email = await registers('hunted', '198.51.100.2');
    const statuses = await guesses(email, 120, (i) => `203.0.113.${i + 10}`);
    expect(statuses.filter((status) => status === 401).length).toBeLessThanOrEqual(105);
    expect(statuses.at(-1)).toBe(429);
    expect(await login(email, '192.0.2.45')).toBe(429);
    expect(await login(email, '198.51.100.2')).toBe(200);
  });

  it('takes the addresses of one /64 for one', async () => {
    const email = await registers('six', '2001:db8:1:1::1');
    const statuses = await guesses(email, 12, (i) => `2001:db8:2:2::${i + 1}`);
    expect(statuses.slice(10)).toEqual([429, 429]);
    expect(await login(email, '2001:db8:1:1:ffff::9')).toBe(200);
  });
});
