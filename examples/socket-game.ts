import { isForm, parlour, randomAction } from '@parlour/client';

/**
 * Plays a whole game over a socket against bots, with random actions:
 *
 *   node dist/examples/socket-game.js http://localhost:3000 go-fish
 */
const [url = 'http://localhost:3000', id = 'go-fish'] = process.argv.slice(2);

// A guest is made when the first game is started.
const house = parlour(url);
const game = house.game(id);
const { seats } = await game.info();
const table = await game.play({ bots: Array.from({ length: seats.min - 1 }, () => 'easy') });

// Every version is told once and in order, however bad the line is.
let versions = 0;
table.source.onStep(({ version }) => (versions = version));

for await (const { choices } of table.turns()) {
  const answer = await table.act(randomAction(choices));
  // A form filled at random may be refused, and where several may act a bot may have been faster.
  if (answer !== 'done' && answer.code !== 'STALE_VERSION' && !choices.some(isForm)) throw answer;
}
const outcome = await table.over();
console.log(`${id}: over after ${versions} versions, won by ${JSON.stringify(outcome?.winners)}`);
house.close();
