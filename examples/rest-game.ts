import { isForm, isProblem, parlour, randomAction } from '@parlour/client';
import type { SessionPage, SessionUpdate } from '@parlour/client';

/**
 * Plays a whole game over REST against bots, with random actions:
 *
 *   node dist/examples/rest-game.js http://localhost:3000 go-fish
 */
const [url = 'http://localhost:3000', game = 'go-fish'] = process.argv.slice(2);

// A guest account. Everything else is asked in its name.
const house = parlour(url);
await house.account.guest('Random');

// Without `seats` the guest sits in the first one and bots in as many others as the game needs.
const { sessionId } = await house.sessions.open(game);

let table: SessionPage | SessionUpdate = await house.sessions.get(sessionId);
while (table.outcome === null) {
  if (table.legalActions.length === 0) {
    // Another seat is to act, or a clock is running.
    await new Promise((resolve) => setTimeout(resolve, 100));
    table = await house.sessions.get(sessionId);
    continue;
  }
  const action: { type: string } = randomAction(table.legalActions);
  try {
    // The version makes sure that the action is for the table we saw; the library adds a key that makes a retry safe.
    table = await house.sessions.act(sessionId, action, { expectedVersion: table.version, waitForTurn: true });
  } catch (error) {
    // A form filled at random may be refused, and others may have been faster: nothing has changed, look again.
    const hasForms = table.legalActions.some(isForm);
    const harmless = isProblem(error) && (error.status === 409 || (error.status === 422 && hasForms));
    if (!harmless) throw error;
    table = await house.sessions.get(sessionId);
  }
}
console.log(`${game}: over after ${table.version} versions, won by ${JSON.stringify(table.outcome.winners)}`);
house.close();
