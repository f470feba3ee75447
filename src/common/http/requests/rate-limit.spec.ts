import { RateLimiter } from './rate-limit.js';

describe('a rate limiter', () => {
  let now = 0;
  const limiter = (maxKeys?: number) => new RateLimiter({ burst: 2, perSecond: 0.5 }, maxKeys, () => now);

  it('lets a burst through and says how long to wait', () => {
    const limit = limiter();
    expect([limit.take('ann'), limit.take('ann')]).toEqual([
      { ok: true, retryAfter: 0 },
      { ok: true, retryAfter: 0 },
    ]);
    expect(limit.take('ann')).toEqual({ ok: false, retryAfter: 2 });
  });

  it('keeps each key apart', () => {
    const limit = limiter();
    limit.take('ann', 2);
    expect(limit.take('bob').ok).toBe(true);
  });

  it('fills up again with time, and no further than the burst', () => {
    const limit = limiter();
    limit.take('ann', 2);
    now += 1000;
    expect(limit.take('ann')).toEqual({ ok: false, retryAfter: 1 });
    now += 1000;
    expect(limit.take('ann').ok).toBe(true);
    now += 1_000_000;
    expect([limit.take('ann', 2).ok, limit.take('ann').ok]).toEqual([true, false]);
  });

  it('does not punish a refused request, nor a clock set back', () => {
    const limit = limiter();
    limit.take('ann', 2);
    for (let i = 0; i < 100; i++) limit.take('ann');
    now -= 5000;
    limit.take('ann');
    now += 2000;
    expect(limit.take('ann').ok).toBe(true);
  });

  it('remembers only so many keys, and forgets the one unused longest', () => {
    const limit = limiter(2);
    limit.take('ann', 2);
    limit.take('bob', 2);
    expect(limit.take('ann').ok).toBe(false);
    limit.take('cyd');
    expect(limit.size).toBe(2);
    expect(limit.take('ann').ok).toBe(false);
  });

  it('refuses with an error that says when to come back', () => {
    const limit = limiter();
    limit.take('ann', 2);
    expect(() => limit.takeOrRefuse('ann')).toThrow(
      expect.objectContaining({ status: 429, code: 'RATE_LIMITED', extras: { retryAfter: 2 } }) as Error,
    );
  });
});
