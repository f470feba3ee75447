import { Batched } from './batched.js';

describe('reads that go together', () => {
  const reads: (readonly number[])[] = [];
  beforeEach(() => reads.splice(0));

  const doubles = new Batched((keys: readonly number[]) => {
    reads.push(keys);
    if (keys.includes(13)) return Promise.reject(new Error('thirteen'));
    return new Promise<number[]>((resolve) => setImmediate(() => resolve(keys.map((key) => key * 2))));
  });

  it('are one read for what is asked in one breath, and one for what is asked while that is on its way', async () => {
    const first = Promise.all([1, 2, 3].map((key) => doubles.get(key)));
    await Promise.resolve();
    await Promise.resolve();
    const second = Promise.all([4, 5].map((key) => doubles.get(key)));
    expect([await first, await second]).toEqual([
      [2, 4, 6],
      [8, 10],
    ]);
    expect(reads).toEqual([
      [1, 2, 3],
      [4, 5],
    ]);
  });

  it('fail together, and the next ones are read again', async () => {
    const failing = [doubles.get(13), doubles.get(1)];
    await expect(failing[0]).rejects.toThrow('thirteen');
    await expect(failing[1]).rejects.toThrow('thirteen');
    expect(await doubles.get(7)).toBe(14);
  });

  it('go out in pieces where there are very many', async () => {
    const all = await Promise.all(Array.from({ length: 1_200 }, (_, key) => doubles.get(key + 100)));
    expect(all.at(-1)).toBe(2 * 1_299);
    expect(reads.map(({ length }) => length)).toEqual([500, 500, 200]);
  });
});
