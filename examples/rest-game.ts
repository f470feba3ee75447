import { randomInt } from 'node:crypto';
import { fillAtRandom, isForm, rngOver } from '../src/engine/core/index.js';
import type { SessionPage } from '../src/engine/sessions/session-page.js';
import type { SessionUpdate } from '../src/engine/sessions/session-update.js';

/**
 * Plays a whole game over REST against bots, with random actions:
 *
 *   node dist/examples/rest-game.js http://localhost:3000 go-fish
 */
const [url = 'http://localhost:3000', game = 'go-fish'] = process.argv.slice(2);
const rng = rngOver(() => randomInt(2 ** 32));
type Choice = SessionPage['legalActions'][number];

interface Told<T> {
  readonly status: number;
  readonly body: T & { readonly code?: string; readonly detail?: string };
}

async function rest<T>(path: string, body?: object, headers: Record<string, string> = {}): Promise<Told<T>> {
  const response = await fetch(url + path, {
    method: body ? 'POST' : 'GET',
    headers: { 'content-type': 'application/json', ...headers },
    body: body && JSON.stringify(body),
  });
  return { status: response.status, body: (await response.json()) as Told<T>['body'] };
}

function need<T>({ status, body }: Told<T>): T {
  if (status >= 400) throw new Error(`${status} ${body.code}: ${body.detail}`);
  return body;
}

// A guest account. Everything else needs its token.
const { accessToken } = need(await rest<{ accessToken: string }>('/api/auth/guest', { name: 'Random' }));
const authorization = `Bearer ${accessToken}`;

// Without `seats` the guest sits in the first one and bots in as many others as the game needs.
let table: SessionPage | SessionUpdate = need(await rest<SessionPage>('/api/sessions', { game }, { authorization }));
const { sessionId } = table;

const look = async () => need(await rest<SessionPage>(`/api/sessions/${sessionId}`, undefined, { authorization }));

let actions = 0;
while (table.outcome === null) {
  if (table.legalActions.length === 0) {
    // Somebody else is to act, or a clock is running.
    await new Promise((resolve) => setTimeout(resolve, 100));
    table = await look();
    continue;
  }
  const choice: Choice = rng.pick(table.legalActions);
  const action = isForm(choice) ? fillAtRandom(choice, rng) : choice;
  // The key makes a retry safe; the version makes sure that the action is for the table we saw.
  const headers = { authorization, 'idempotency-key': `action-${++actions}` };
  const act = { action, expectedVersion: table.version };
  const answer: Told<SessionUpdate> = await rest(`/api/sessions/${sessionId}/actions?waitForTurn=true`, act, headers);
  // A form filled at random may be refused, and others may have been faster: nothing has changed, look again.
  const harmless: boolean = answer.status === 409 || (answer.status === 422 && isForm(choice));
  table = harmless ? await look() : need(answer);
}
console.log(`${game}: over after ${table.version} versions, won by ${JSON.stringify(table.outcome.winners)}`);
