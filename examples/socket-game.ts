import { randomInt } from 'node:crypto';
import { io } from 'socket.io-client';
import type { Socket } from 'socket.io-client';
import { fillAtRandom, isForm, rngOver } from '../src/engine/core/index.js';
import type { SessionPage } from '../src/engine/sessions/session-page.js';
import type { Answer, ClientEvents, Joined, ServerEvents } from '../src/engine/sockets/events.js';

/**
 * Plays a whole game over a socket against bots, with random actions:
 *
 *   node dist/examples/socket-game.js http://localhost:3000 go-fish
 */
const [url = 'http://localhost:3000', game = 'go-fish'] = process.argv.slice(2);
const rng = rngOver(() => randomInt(2 ** 32));

async function rest<T>(path: string, body?: object, token?: string): Promise<T> {
  const response = await fetch(url + path, {
    method: body ? 'POST' : 'GET',
    headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : undefined) },
    body: body && JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return (await response.json()) as T;
}

// A guest account, and a game of the guest against bots.
const { accessToken: token } = await rest<{ accessToken: string }>('/api/auth/guest', { name: 'Random' });
const { seats } = await rest<{ seats: { min: number } }>(`/api/games/${game}`);
const { sessionId } = await rest<SessionPage>(
  '/api/sessions',
  {
    game,
    seats: Array.from({ length: seats.min }, (_, seat) => (seat ? { kind: 'bot', level: 'easy' } : { kind: 'me' })),
  },
  token,
);

// The token goes into the handshake, never into the address.
const socket: Socket<ServerEvents, ClientEvents> = io(`${url}/${game}`, { auth: { token }, transports: ['websocket'] });
socket.on('connect_error', (error) => {
  console.error(`No connection: ${error.message}`);
  process.exit(1);
});
socket.on('notice', ({ code, message }) => console.log(`${code}: ${message}`));

let versions = 0;
socket.on('session:update', ({ version }) => (versions = Math.max(versions, version)));

/** Says something, and waits where it is told to slow down. */
async function ask<T extends object>(say: () => Promise<Answer<T>>): Promise<Answer<T>> {
  for (;;) {
    const answer = await say();
    if (answer.ok || answer.error.code !== 'RATE_LIMITED') return answer;
    await new Promise((resolve) => setTimeout(resolve, (answer.error.retryAfter ?? 1) * 1000));
  }
}

function need<T extends object>(answer: Answer<T>): T {
  if (!answer.ok) throw new Error(`${answer.error.code}: ${answer.error.message}`);
  return answer;
}

for (;;) {
  const table: Joined = need(await ask(() => socket.emitWithAck('session:join', { sessionId })));
  if (table.outcome !== null) {
    console.log(`${game}: over after ${versions} versions, won by ${JSON.stringify(table.outcome.winners)}`);
    break;
  }
  if (!table.toAct.includes(0)) {
    await new Promise((resolve) => setTimeout(resolve, 100));
    continue;
  }
  const choice = rng.pick(table.legalActions);
  const action = isForm(choice) ? fillAtRandom(choice, rng) : choice;
  const act = { sessionId, action, expectedVersion: table.version };
  const answer = await ask(() => socket.emitWithAck('session:act', act));
  // A form filled at random may be refused, and where several may act a bot may have been faster.
  if (!answer.ok && !isForm(choice) && answer.error.code !== 'STALE_VERSION') need(answer);
}
socket.close();
