import { createHash } from 'node:crypto';
import { seededRng } from '../../src/engine/bots/seeded-rng.js';
import type { Rng } from '../../src/engine/core/index.js';
import { LiveSessions } from '../../src/engine/sessions/live-sessions.js';
import { SocketNamespaces } from '../../src/engine/sockets/socket-namespaces.js';
import { startParlour } from '../support/parlour.js';
import type { Parlour } from '../support/parlour.js';
import { guest, Person } from '../support/people.js';
import { Wire } from '../support/wire.js';
import type { Known } from './near-valid.js';
import { nonsense, nonsenseText } from './nonsense.js';
import { RestFuzz } from './rest-fuzz.js';
import type { OpenApi } from './rest-fuzz.js';
import { SocketFuzz } from './socket-fuzz.js';

/** Rounds over every endpoint and every event; `npm run test:fuzz -- …` sets more of them, and another seed. */
const ROUNDS = Number(process.env.PARLOUR_RUNS ?? 2);
const SEED = Number(process.env.PARLOUR_SEED ?? 1);
const GAMES = ['four-in-a-square', 'check', 'ggltcg', 'viking-vengeance', 'tcg-fuel'];
const TIMEOUT_MS = 120_000 + ROUNDS * 120_000;
/** Requests that may end the login they are made with. */
const ENDS_LOGINS = /\/auth\//;
const EVE = { email: 'eve@example.org', password: 'correct horse battery staple' };
const BOSS = { email: 'boss@example.org', password: 'correct horse battery' };

describe(`Nonsense (seed ${SEED})`, () => {
  let parlour: Parlour;
  let eve: Person;
  let tokens: string[];
  let known: Known;
  /** Games of other players, which nothing that is said here may touch. */
  let witnesses: string[];
  let rng: Rng;

  beforeAll(async () => {
    parlour = await startParlour({ logLevel: 'silent', admin: BOSS });
    rng = seededRng(createHash('sha256').update(`nonsense ${SEED}`).digest('hex'));
    const ann = await guest(parlour.url, 'ann');
    await ann.post('/api/auth/register', { ...EVE, name: 'eve' });
    eve = await logIn(EVE);
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
    // Some contracts call a game by its number.
    const numbers = Array.from({ length: GAMES.length * 2 }, (_, index) => index + 1);
    known = {
      id: [...ids, ...witnesses, ...numbers],
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
      // Simulations that an admin begins by chance stay small.
      games: [1],
      nodes: [1],
    };
  });
  afterAll(() => parlour.stop());

  /** A guest who has logged out is gone for good; eve comes back. */
  const logIn = async (who: object): Promise<Person> => {
    const { body } = await new Person(parlour.url, undefined).post<{ accessToken: string; user: { id: string } }>(
      '/api/auth/login',
      who,
    );
    return new Person(parlour.url, body.accessToken, body.user.id);
  };

  const openApi = async (): Promise<OpenApi> => (await (await fetch(`${parlour.url}/docs-json`)).json()) as OpenApi;

  /** What only admins can have made: a set of cards, and a simulation. */
  const forAdmins = async (boss: Person) => {
    const sets = '/api/ggltcg/admin/card-sets';
    const shipped = await fetch(`${parlour.url}${sets}/shipped/1/csv`, {
      headers: { authorization: `Bearer ${boss.token}` },
    });
    const csv = await shipped.text();
    const kept = await boss.post(`${sets}/mine`, { csv });
    const run = await boss.post<{ id: string }>('/api/ggltcg/admin/simulations', { games: 1, nodes: 1 });
    expect([kept.status, run.status]).toEqual([201, 202]);
    return { id: [run.body.id], name: ['mine', 'shipped'], csv: [csv], card_set: ['mine@1'], reason: ['nonsense'] };
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
      const fuzz = new RestFuzz(parlour.url, await openApi(), known, tokens, rng);
      const { faults } = await fuzz.tryAll(ROUNDS, async (path) => {
        if (!ENDS_LOGINS.test(path)) return;
        eve = await logIn(EVE);
        tokens[0] = eve.token!;
      });
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
      const fuzz = new SocketFuzz(parlour.url, () => eve.token, known, rng);
      for (const namespace of parlour.app.get(SocketNamespaces).list()) await fuzz.talk(namespace, ROUNDS * 3);
      if (ROUNDS > 5) process.stderr.write(`  sockets: ${JSON.stringify(fuzz.answers)}\n`);
      expect(fuzz.faults.slice(0, 10)).toEqual([]);
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

  // The last, because an admin may change whatever there is.
  it(
    'as an admin: every endpoint answers, never with a fault of ours, and every game can still be played again',
    async () => {
      let boss = await logIn(BOSS);
      const bossTokens = [boss.token!, ...tokens];
      const people = [...known.userId!, boss.id];
      const made = await forAdmins(boss);
      const more = { ...known, ...made, id: [...known.id!, ...people, ...made.id], userId: people };
      const fuzz = new RestFuzz(parlour.url, await openApi(), more, bossTokens, rng);
      const { faults, reached } = await fuzz.tryAll(ROUNDS, async (path) => {
        if (!ENDS_LOGINS.test(path)) return;
        boss = await logIn(BOSS);
        bossTokens[0] = boss.token!;
      });
      expect(faults.slice(0, 10)).toEqual([]);
      expect([...reached].filter((path) => path.includes('/admin/')).length).toBeGreaterThan(0);
      for (const id of known.sessionId!) {
        const { status, body } = await boss.post<{ agrees: boolean }>(`/api/admin/sessions/${String(id)}/verify`);
        // Eve's token is tried too, and a game of GGLTCG that was called off may be deleted by its maker.
        if (status === 404 && !witnesses.includes(String(id))) continue;
        expect({ id, status, agrees: body.agrees }).toEqual({ id, status: 200, agrees: true });
      }
      expect((await fetch(`${parlour.url}/health/ready`)).status).toBe(200);
    },
    TIMEOUT_MS,
  );
});
