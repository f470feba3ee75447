import { SocketLimits } from './socket-limits.js';

describe('How often a socket may speak', () => {
  const SECONDS = 600;
  const PER_SECOND = 30;
  let now: number;
  let limits: SocketLimits;
  beforeEach(() => {
    now = 1_000_000;
    limits = new SocketLimits(PER_SECOND, () => now);
  });

  it('lets a client play on for ever that waits as long as it is told', () => {
    let passed = 0;
    for (const end = now + SECONDS * 1000; now < end;) {
      const refused = limits.refuse('polite');
      if (!refused) passed += 1;
      expect(refused?.flooding ?? false).toBe(false);
      // Timers count whole milliseconds, and may be early by one.
      now += refused ? Math.floor((refused.error.extras.retryAfter ?? 0) * 1000) - 1 : 0;
    }
    expect(passed).toBeGreaterThan(0.7 * SECONDS * PER_SECOND);
    expect(passed).toBeLessThanOrEqual((SECONDS + 4) * PER_SECOND + 1);
  });

  it('shows a client the door that asks again at once, however long it paused before', () => {
    const chatter = (): boolean => Array.from({ length: 1000 }, () => limits.refuse('rude')).some((no) => no?.flooding);
    expect(chatter()).toBe(true);
    now += 3_600_000;
    expect(limits.refuse('rude')).toBeUndefined();
    expect(chatter()).toBe(true);
  });

  it('shows a client the door that waits half as long as it is told', () => {
    let flooding = false;
    for (const end = now + SECONDS * 1000; now < end && !flooding;) {
      const refused = limits.refuse('hasty');
      flooding = refused?.flooding ?? false;
      now += (refused?.error.extras.retryAfter ?? 0) * 250;
    }
    expect(flooding).toBe(true);
  });
});
