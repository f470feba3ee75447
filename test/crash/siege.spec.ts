import { appendFileSync } from 'node:fs';
import { besiege } from './siege/siege.js';
import type { Plan } from './siege/siege.js';
import { anyStrike } from './siege/strike.js';
import type { Strike } from './siege/strike.js';

/** The long form (`npm run test:crash`) says how often, of what program, and where the report goes. */
const { PARLOUR_KILLS, PARLOUR_SIEGE_MAIN, PARLOUR_SIEGE_MIX, PARLOUR_SIEGE_REPORT } = process.env;
const SHORT: readonly (readonly Strike[])[] = [
  ['server', 'backend'],
  ['pause-postgres', 'pause-server'],
  ['partition'],
  ['full-pool', 'poison'],
];

describe('A server with all its games, besieged', () => {
  const sieges =
    PARLOUR_KILLS === undefined
      ? SHORT
      : [Array.from({ length: Number(PARLOUR_KILLS) }, () => anyStrike(PARLOUR_SIEGE_MIX))];
  it.each(sieges.map((strikes) => [[...new Set(strikes)].join(), strikes] as const))(
    'loses nothing, plays nothing twice, tears nothing and leaves nobody waiting (%s)',
    async (_, strikes) => {
      const onStrike: Plan['onStrike'] = (done, army) => {
        if (PARLOUR_KILLS === undefined) return;
        const acknowledged = army.sum((journal) => journal.acknowledged.length);
        process.stderr.write(`  ${done}/${strikes.length} kills, ${acknowledged} actions said yes to\n`);
      };
      const report = await besiege({ strikes, main: PARLOUR_SIEGE_MAIN, onStrike });
      if (PARLOUR_SIEGE_REPORT) appendFileSync(PARLOUR_SIEGE_REPORT, `${JSON.stringify(report)}\n`);

      expect(report.findings).toEqual({ lost: [], twice: [], torn: [], stuck: [] });
      // Kills between requests would show little.
      expect(report.caught).toBeGreaterThanOrEqual(strikes.length);
      expect(report.acknowledged).toBeGreaterThan(5 * strikes.length);
    },
    300_000 + Number(PARLOUR_KILLS ?? 0) * 60_000,
  );
});
