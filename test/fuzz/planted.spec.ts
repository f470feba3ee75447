import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Server as SocketServer } from 'socket.io';
import { seededRng } from '../../src/engine/bots/seeded-rng.js';
import { RestFuzz } from './rest-fuzz.js';
import type { OpenApi } from './rest-fuzz.js';
import { SocketFuzz } from './socket-fuzz.js';

/** What never answers is waited for so long; what answers has all the time that a busy machine takes. */
const SILENCE_MS = 300;
const PATIENCE_MS = 30_000;
const rng = seededRng('5'.repeat(64));

/** What a stand-in for a server does with a request, by its path. */
const PLANTED: Readonly<Record<string, { status: number; body: string } | 'silence'>> = {
  '/sound': { status: 200, body: '{}' },
  '/refuses': { status: 422, body: '{"code":"NO","detail":"No."}' },
  '/fails': { status: 500, body: '{"code":"INTERNAL_ERROR"}' },
  '/mumbles': { status: 400, body: '<html>Bad request</html>' },
  '/silent': 'silence',
};

const FAULTS: Readonly<Record<string, string>> = {
  '/fails': 'a fault of the server',
  '/mumbles': 'a no without a reason',
  '/silent': 'unanswered',
};

const patienceFor = (planted: object | 'silence'): number => (planted === 'silence' ? SILENCE_MS : PATIENCE_MS);

/** Answers of a stand-in to what is said by socket. */
const WORDS: Readonly<Record<string, object | 'silence'>> = {
  sound: { ok: true },
  refuses: { ok: false, error: { code: 'NO' } },
  fails: { ok: false, error: { code: 'INTERNAL_ERROR' } },
  mumbles: { ok: false },
  silent: 'silence',
};

/** A server that has, on purpose, what the fuzzing of the real one must never find. */
describe('Faults planted on purpose', () => {
  let server: Server;
  let sockets: SocketServer;
  let url: string;
  beforeAll(async () => {
    server = createServer((request, response) => {
      const planted = PLANTED[new URL(request.url!, 'http://stand-in').pathname];
      request.resume();
      if (!planted || planted === 'silence') return;
      request.on('end', () => response.writeHead(planted.status).end(planted.body));
    });
    sockets = new SocketServer(server);
    sockets.of('/planted').on('connection', (socket) =>
      socket.onAny((event: string, ...said: unknown[]) => {
        const answer = said.at(-1) as (body: object) => void;
        const planted = Object.hasOwn(WORDS, event) ? WORDS[event]! : WORDS.refuses!;
        if (planted !== 'silence') answer(planted as object);
      }),
    );
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(async () => {
    server.closeAllConnections();
    await sockets.close();
  });

  it.each(Object.keys(PLANTED))('over REST: %s', async (path) => {
    const document: OpenApi = { paths: { [path]: { get: {}, post: {} } } };
    const { faults, statuses } = await new RestFuzz(url, document, {}, ['x'], rng, patienceFor(PLANTED[path]!)).tryAll(
      3,
    );
    const tried = Object.values(statuses).reduce((sum, count) => sum + count, 0);
    expect(tried).toBe(6);
    expect(faults.map((found) => (found as { fault: string }).fault)).toEqual(
      FAULTS[path] ? Array.from({ length: 6 }, () => FAULTS[path]) : [],
    );
  });

  it('by socket: silence, a fault and a no without a code are found, and nothing else', async () => {
    const fuzz = new SocketFuzz(url, () => undefined, {}, rng, PATIENCE_MS);
    const silent = new SocketFuzz(url, () => undefined, {}, rng, SILENCE_MS);
    const loud = Object.keys(WORDS).filter((word) => word !== 'silent');
    await fuzz.talk({ address: '/planted', commands: Object.fromEntries(loud.map((word) => [word, {}])) }, 2);
    await silent.talk({ address: '/planted', commands: { silent: {} } }, 2);
    const found = fuzz.faults.map((fault) => fault as { name: string; word: string });
    expect(new Set(found.map(({ name, word }) => `${name}: ${word}`))).toEqual(
      new Set(['fails: INTERNAL_ERROR', 'mumbles: no code']),
    );
    expect(found.length).toBe(4);
    expect(fuzz.answers).toEqual({ ok: 2, NO: 10, INTERNAL_ERROR: 2, 'no code': 2 });
    expect(silent.faults.filter((fault) => (fault as { name: string }).name === 'silent')).toMatchObject([
      { word: 'unanswered' },
      { word: 'unanswered' },
    ]);
  });
});
