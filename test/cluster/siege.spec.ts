import { besiege } from '../crash/siege/siege.js';
import type { Strike } from '../crash/siege/strike.js';

/** The short form of `npm run test:crash -- --kills n --mix redis|skew`. */
const STRIKES: readonly Strike[] = ['pause-redis', 'partition-redis', 'skew'];

describe('Two instances with all their games, besieged', () => {
  it('lose nothing and leave nobody behind: Redis stops, is cut off, and a clock is wrong', async () => {
    const report = await besiege({ strikes: STRIKES });
    expect(report.findings).toEqual({ lost: [], twice: [], torn: [], stuck: [] });
    expect(report.caught).toBeGreaterThanOrEqual(STRIKES.length);
    expect(report.acknowledged).toBeGreaterThan(5 * STRIKES.length);
  });
});
