import { setTimeout as sleep } from 'node:timers/promises';
import { SessionStore } from '../../src/engine/store/session-store.js';
import { startParlour } from '../support/parlour.js';
import type { Parlour } from '../support/parlour.js';
import { Person } from '../support/people.js';
import { LONG } from './form.js';

const ROUNDS = LONG ? 1500 : 120;

describe('Looking back at a long session', () => {
  let parlour: Parlour;
  let nobody: Person;
  let game: string;
  beforeAll(async () => {
    parlour = await startParlour({ costlyPerMinute: 40 });
    nobody = new Person(parlour.url, undefined);
    const made = await nobody.post<{ gameId: string; playerToken: string }>('/api/four-in-a-square/games', {
      opponent: 'self',
      practice: true,
    });
    const { gameId, playerToken } = made.body;
    game = `/api/four-in-a-square/games/${gameId}`;
    for (let round = 0; round < ROUNDS; round++) {
      await nobody.post(`${game}/resign`, { playerToken });
      await nobody.post(`${game}/restart`, { playerToken });
    }
    await nobody.post(`${game}/move`, { action: 'place', squareIndex: 0, slotIndex: 0, playerToken });
  }, 600_000);
  afterAll(() => parlour.stop());

  it('reads the last round alone, once for all who ask, and holds nobody up', async () => {
    const store = parlour.app.get(SessionStore);
    const reads: number[] = [];
    const between = store.tablesBetween.bind(store);
    store.tablesBetween = async (session, from, to) => {
      reads.push(to - from);
      return between(session, from, to);
    };
    let longest = 0;
    let watching = true;
    const watch = (async () => {
      for (let last = performance.now(); watching; last = performance.now()) {
        await sleep(1);
        longest = Math.max(longest, performance.now() - last);
      }
    })();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => nobody.get<{ round: number; turns: object[] }>(`${game}/analysis`)),
    );
    watching = false;
    await watch;
    if (LONG)
      process.stdout.write(`20 analyses of ${2 * ROUNDS + 1} actions: longest stall ${Math.round(longest)} ms\n`);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(answers[0]!.body).toMatchObject({ round: ROUNDS + 1 });
    expect(answers[0]!.body.turns.length).toBeGreaterThan(0);
    expect(reads).toHaveLength(1);
    expect(reads[0]).toBeLessThanOrEqual(240);
  }, 120_000);

  it('is limited by address', async () => {
    const statuses = [];
    for (let i = 0; i < 60; i++) statuses.push((await nobody.get(`${game}/history?round=1`)).status);
    expect(statuses).toContain(429);
    expect(await nobody.get(game)).toMatchObject({ status: 200 });
  });
});
