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
});
