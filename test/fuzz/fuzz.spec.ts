import { createHash } from 'node:crypto';
import { seededRng } from '../../src/engine/bots/seeded-rng.js';
import type { Rng } from '../../src/engine/core/index.js';
import { LiveSessions } from '../../src/engine/sessions/live-sessions.js';
import { SocketNamespaces } from '../../src/engine/sockets/socket-namespaces.js';
import { startParlour } from '../support/parlour.js';
import type { Parlour } from '../support/parlour.js';
import { guest, Person } from '../support/people.js';
import { Wire } from '../support/wire.js';
import type { Told } from '../support/wire.js';
import { NearValid } from './near-valid.js';
import type { Known, Schema } from './near-valid.js';
import { nonsense, nonsenseText } from './nonsense.js';
import { RestFuzz } from './rest-fuzz.js';
import type { OpenApi } from './rest-fuzz.js';

/** Rounds over every endpoint and every event; `npm run test:fuzz -- …` sets more of them, and another seed. */
const ROUNDS = Number(process.env.PARLOUR_RUNS ?? 2);
const SEED = Number(process.env.PARLOUR_SEED ?? 1);
const GAMES = ['four-in-a-square', 'check', 'ggltcg', 'viking-vengeance', 'tcg-fuel'];
const TIMEOUT_MS = 120_000 + ROUNDS * 120_000;
/** Requests that may end the login they are made with. */
const ENDS_LOGINS = /\/auth\//;
const EVE = { email: 'eve@example.org', password: 'correct horse battery staple' };
/** One socket may say so much at once before it is told to slow down. */
const MESSAGES_OF_A_SOCKET = 80;

describe(`Nonsense (seed ${SEED})`, () => {
  let parlour: Parlour;
  let eve: Person;
  let tokens: string[];
  let known: Known;
  /** Games of somebody else, which nothing that is said here may touch. */
  let witnesses: string[];
  let rng: Rng;

  beforeAll(async () => {
    parlour = await startParlour({ logLevel: 'silent' });
    rng = seededRng(SEED.toString(16).padStart(64, '0'));
    const ann = await guest(parlour.url, 'ann');
    await ann.post('/api/auth/register', { ...EVE, name: 'eve' });
    eve = await eveLogsIn();
    const seats = (game: string): object[] => [
      { kind: 'me' },
      game === 'ggltcg' ? { kind: 'bot', level: 'easy' } : { kind: 'me' },
    ];
    const options = (game: string): object | undefined =>
      game === 'check' ? { peekMs: 0, turnMs: 0, abilityMs: 0, matchWindowMs: 0 } : undefined;
    const open = (person: Person) => (game: string) =>
      person.opens(game, { seats: seats(game), options: options(game), watch: 'nobody' });
    // Bots would move by themselves; what a witness shows must stand still.
    const still = GAMES.filter((game) => game !== 'ggltcg');
    witnesses = (await Promise.all(still.map(open(ann)))).map(({ sessionId }) => sessionId);
    const mine = await Promise.all(GAMES.map(open(eve)));
    const ids = mine.map(({ sessionId }) => sessionId);
    const old = await eve.post<{ refreshToken: string }>('/api/auth/guest', { name: 'old' });
    await eve.post('/api/auth/refresh', { refreshToken: old.body.refreshToken });
    tokens = [eve.token!, '', 'x', `${eve.token!.slice(0, -3)}abc`, 'tok_nobody', old.body.refreshToken];
    known = {
      id: [...ids, ...witnesses],
      sessionId: [...ids, ...witnesses],
      gameId: [...ids, ...witnesses],
      game: GAMES,
      slug: GAMES,
      version: [0, 1, 2],
      sinceVersion: [0],
      expectedVersion: [0, 1],
      action: mine.flatMap(({ legalActions }) => legalActions.slice(0, 20)),
      refreshToken: [old.body.refreshToken],
      seats: [
        [{ kind: 'me' }, { kind: 'me' }],
        [{ kind: 'me' }, { kind: 'open' }],
      ],
      userId: [ann.id, eve.id],
    };
  });
  afterAll(() => parlour.stop());

  /** A guest who has logged out is gone for good; eve comes back. */
  const eveLogsIn = async (): Promise<Person> => {
    const { body } = await new Person(parlour.url, undefined).post<{ accessToken: string; user: { id: string } }>(
      '/api/auth/login',
      EVE,
    );
    return new Person(parlour.url, body.accessToken, body.user.id);
  };

  const fingerprint = async (ids: readonly string[]): Promise<string[]> =>
    Promise.all(
      ids.map(async (id) => {
        const { version, status, table } = await parlour.app.get(LiveSessions).get(id);
        return `${version} ${status} ${createHash('sha256').update(JSON.stringify(table)).digest('hex')}`;
      }),
    );

  it(
    'over REST: every endpoint answers, never with a fault of ours, and no game of others changes',
    async () => {
      const before = await fingerprint(witnesses);
      const document = (await (await fetch(`${parlour.url}/docs-json`)).json()) as OpenApi;
      const fuzz = new RestFuzz(parlour.url, document, known, tokens, rng);
      const statuses: Record<string, number> = {};
      const faults: object[] = [];
      for (let round = 0; round < ROUNDS; round++) {
        for (const operation of fuzz.operations) {
          const tried = await fuzz.tryOne(operation);
          statuses[tried.status] = (statuses[tried.status] ?? 0) + 1;
          if (tried.status === 'unanswered' || tried.status >= 500) faults.push(tried);
          else if (tried.status >= 400 && !isProblem(tried.text)) faults.push({ ...tried, unexplained: true });
          if (!ENDS_LOGINS.test(operation.path)) continue;
          eve = await eveLogsIn();
          tokens[0] = eve.token!;
        }
        if (ROUNDS > 5) process.stderr.write(`  round ${round + 1} of ${ROUNDS}: ${JSON.stringify(statuses)}\n`);
      }
      expect(faults.slice(0, 10)).toEqual([]);
      expect(await fingerprint(witnesses)).toEqual(before);
      expect((await fetch(`${parlour.url}/health/ready`)).status).toBe(200);
      expect(fuzz.operations.length).toBeGreaterThan(100);
      expect((await eve.get('/api/auth/me')).status).toBe(200);
    },
    TIMEOUT_MS,
  );

  it(
    'by socket: every message is answered, never with a fault of ours, and no game of others changes',
    async () => {
      const before = await fingerprint(witnesses);
      const faults: object[] = [];
      const answers: Record<string, number> = {};
      const bodies = new NearValid({}, known, rng);
      for (const { address, commands } of parlour.app.get(SocketNamespaces).list()) {
        let wire: Wire | undefined;
        let said = 0;
        const names = [...Object.keys(commands), '__proto__', 'constructor', 'session:nothing', ''];
        for (const name of Array.from({ length: ROUNDS * 3 }, () => names).flat()) {
          if (!wire?.socket.connected || said++ % MESSAGES_OF_A_SOCKET === 0) {
            wire?.close();
            wire = await Wire.open(parlour.url, address, { token: eve.token });
          }
          const schema = (commands[name]?.payload ?? {}) as Schema;
          const payload = [() => [bodies.body(schema)], () => [bodies.body(schema), nonsense(rng)], () => []];
          const body = rng.int(8) > 0 ? payload[0]!() : rng.pick(payload)();
          const answer = await wire.asks<Told>(name, ...body).catch((error: unknown) => String(error));
          const told = typeof answer === 'string' ? 'unanswered' : answer.ok ? 'ok' : (answer.error?.code ?? 'no code');
          answers[told] = (answers[told] ?? 0) + 1;
          if (['unanswered', 'no code', 'INTERNAL_ERROR'].includes(told)) {
            faults.push({ address, name, told, body: JSON.stringify(body).slice(0, 600) });
          }
        }
        wire?.close();
      }
      if (ROUNDS > 5) process.stderr.write(`  sockets: ${JSON.stringify(answers)}\n`);
      expect(faults.slice(0, 10)).toEqual([]);
      expect(await fingerprint(witnesses)).toEqual(before);
    },
    TIMEOUT_MS,
  );

  it('at the door of the sockets: no token that is none lets anybody act', async () => {
    for (const token of [...tokens.slice(2), nonsenseText(rng), nonsense(rng), { token: eve.token }]) {
      const wire = await Wire.open(parlour.url, '/check', { token }).catch((error: Error) => error);
      if (!(wire instanceof Wire)) continue;
      const act = await wire.asks('session:act', { sessionId: known.sessionId![1], action: { type: 'performPeek' } });
      wire.close();
      expect(act.ok).toBe(false);
    }
  });
});

/** Every no says why, by a code (contracts of single games have their own member for it). */
function isProblem(text: string): boolean {
  if (text === '') return true;
  try {
    const body = JSON.parse(text) as object;
    return ['code', 'error', 'message', 'detail', 'errors'].some((member) => member in body);
  } catch {
    return false;
  }
}
