import { patiently } from './patiently.js';

describe('What a start needs of the database', () => {
  /** Fails so many times, then is done. */
  const failing = (times: number, error: Error) => {
    let tries = 0;
    return () => (tries++ < times ? Promise.reject(error) : Promise.resolve(tries));
  };

  it('is tried again while the database is slow or away', async () => {
    const slow = new Error('timeout exceeded when trying to connect');
    expect(await patiently(failing(3, slow), 10_000, 1)).toBe(4);
  });

  it('is not tried again when the database says no', async () => {
    await expect(patiently(failing(1, new Error('relation does not exist')), 10_000, 1)).rejects.toThrow('relation');
  });

  it('is given up in the end', async () => {
    const away = Object.assign(new Error('nobody there'), { code: 'ECONNREFUSED' });
    await expect(patiently(failing(1_000_000, away), 20, 1)).rejects.toThrow('nobody there');
  });
});
