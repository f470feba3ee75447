// One of the two processes of `bench:many`: takes the seats of the matches it is handed, then plays them at a rate.
import * as driver from './parlour.driver.mjs';
import { Match } from './match.mjs';
import { atFixedRate } from './rate.mjs';

const AT_ONCE = 40;
let tables = [];

process.on('message', async ({ take, play }) => {
  try {
    if (take) process.send(await takeSeats(take));
    if (play) process.send(await atFixedRate(tables, play.rate, play.millis));
  } catch (error) {
    console.error(error);
    process.exit(1);
  }
});
process.on('disconnect', () => process.exit(0));

async function takeSeats({ url, matches }) {
  tables = matches.map((opened) => new Match(driver, url, opened));
  const waiting = tables.values();
  const some = async () => {
    for (const table of waiting) await table.connect();
  };
  await Promise.all(Array.from({ length: AT_ONCE }, some));
  return { sockets: tables.length * 2 };
}
