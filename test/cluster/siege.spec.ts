import { besiege } from '../crash/siege/siege.js';
import type { Strike } from '../crash/siege/strike.js';

/** The short forms of `npm run test:crash -- --kills n --mix redis|skew` and `--mix cluster`. */
const TWO: readonly Strike[] = ['pause-redis', 'partition-redis', 'skew'];
const THREE: readonly Strike[] = ['instance', 'kill-redis', 'crash-postgres', 'instance'];

describe('Instances with all their games, besieged', () => {
  it.each([
    ['two: Redis stops, is cut off, and a clock is wrong', TWO],
    ['three with random balancing: instances, Redis and Postgres are killed', THREE],
  ] as const)('lose nothing and leave no client behind, by socket or stream (%s)', async (_, strikes) => {
    const report = await besiege({ strikes });
    expect(report.findings).toEqual({ lost: [], twice: [], torn: [], stuck: [] });
    expect(report.caught).toBeGreaterThanOrEqual(strikes.length);
    expect(report.acknowledged).toBeGreaterThan(5 * strikes.length);
  });
});
