import { ApiError } from '../api-error.js';
import { OneByOne } from './one-by-one.js';

describe('One by one', () => {
  const lines: unknown[][] = [];
  const walk = new OneByOne({ error: (...line: unknown[]) => lines.push(line) }, 'Session');
  const work = (done: number[], failing: number, why: Error) => async (n: number) => {
    if (n === failing) throw why;
    done.push(n);
  };

  it('goes on after one that fails, and names it once a minute', async () => {
    const done: number[] = [];
    for (let looks = 0; looks < 2; looks++) {
      expect(await walk.each([1, 2, 3], (n) => n, work(done, 1, new Error('damaged')))).toBe(2);
    }
    expect(done).toEqual([2, 3, 2, 3]);
    expect(lines).toEqual([['Session 1 failed', expect.stringContaining('damaged')]]);
  });

  it('ends where the database is away', async () => {
    const done: number[] = [];
    const away = new ApiError(503, 'DATABASE_UNAVAILABLE', 'Away.');
    await expect(walk.each([1, 2, 3], (n) => n, work(done, 2, away))).rejects.toBe(away);
    expect(done).toEqual([1]);
  });
});
