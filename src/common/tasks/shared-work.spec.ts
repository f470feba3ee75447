import { jest } from '@jest/globals';
import { SharedWork } from './shared-work.js';

describe('shared work', () => {
  const limits = { atOnce: 2, kept: 10, ttlMs: 60_000 };

  it('is done once for all who ask for the same', async () => {
    const work = new SharedWork<number>(limits);
    let done = 0;
    const ask = () => work.of('a', async () => ++done);
    expect(await Promise.all([ask(), ask(), ask()])).toEqual([1, 1, 1]);
    expect(await ask()).toBe(1);
    expect(await work.of('b', async () => ++done)).toBe(2);
  });

  it('is refused when too much of it is under way, and goes on afterwards', async () => {
    const work = new SharedWork<string>(limits);
    let finish = (): void => undefined;
    const wait = new Promise<void>((resolve) => (finish = resolve));
    const slow = ['a', 'b'].map((key) => work.of(key, () => wait.then(() => key)));
    expect(() => work.of('c', async () => 'c')).toThrow(
      expect.objectContaining({ status: 503, code: 'BUSY' }) as Error,
    );
    finish();
    expect(await Promise.all(slow)).toEqual(['a', 'b']);
    expect(await work.of('c', async () => 'c')).toBe('c');
  });

  it('that fails is tried again by the next who asks', async () => {
    const work = new SharedWork<string>(limits);
    await expect(work.of('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await work.of('a', async () => 'yes')).toBe('yes');
  });

  it('is remembered for longer where it took long', async () => {
    jest.useFakeTimers();
    try {
      const work = new SharedWork<number>({ atOnce: 1, kept: 5, ttlMs: 1_000, rests: 100 });
      let done = 0;
      const take = (millis: number) => () =>
        new Promise<number>((resolve) => setTimeout(() => resolve((done += 1)), millis));
      for (const [key, took, remembered] of [
        ['quick', 5, 1_000],
        ['slow', 500, 50_000],
      ] as const) {
        done = 0;
        const first = work.of(key, take(took));
        await jest.advanceTimersByTimeAsync(took);
        await first;
        await jest.advanceTimersByTimeAsync(remembered - took - 1);
        expect(await work.of(key, take(took))).toBe(1);
        await jest.advanceTimersByTimeAsync(took + 1);
        const again = work.of(key, take(took));
        await jest.advanceTimersByTimeAsync(took);
        expect(await again).toBe(2);
      }
    } finally {
      jest.useRealTimers();
    }
  });
});
