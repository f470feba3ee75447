// The players of `bench:trace`: a closed loop that writes down when each action was sent and when both players held its view.
import * as driver from './parlour.driver.mjs';
import { openTables } from './match.mjs';

const now = () => Number(process.hrtime.bigint()) / 1e6;
let tables;

process.on('message', async ({ open, play }) => {
  if (open) tables = await openTables(driver, open.url, open.matches);
  const acted = play ? await loop(play.millis) : [];
  process.send(acted);
});
process.on('disconnect', () => process.exit(0));

async function loop(millis) {
  const acted = [];
  const end = now() + millis;
  await Promise.all(
    tables.map(async (table) => {
      const { sessionId } = table.viewers[0].match;
      while (now() < end) {
        const asked = now();
        await table.act();
        acted.push({ sessionId, asked, seen: now() });
      }
    }),
  );
  return acted;
}
