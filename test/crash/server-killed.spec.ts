import { goFish } from '../../examples/go-fish/rules/go-fish.game.js';
import type { GameDefinition, GameShape } from '../../src/engine/core/index.js';
import type { Proof } from '../../src/engine/sessions/past/proof.js';
import type { SessionPage } from '../../src/engine/sessions/session-page.js';
import type { SessionUpdate } from '../../src/engine/sessions/session-update.js';
import { verifyProof } from '../../src/verify/verify-proof.js';
import { DataFolder } from '../support/data-folder.js';
import { MortalServer } from '../support/mortal-server.js';
import { guest, Person } from '../support/people.js';
import { until } from '../support/until.js';
import { Crowd, sessionsWithGaps } from './crowd.js';

const KILLS = 3;
/** Nothing here takes this long on a machine with nothing else to do. */
const PATIENCE_MS = 300_000;

describe('A server that is killed', () => {
  const data = new DataFolder();
  const server = new MortalServer(data);
  beforeAll(() => server.start(), PATIENCE_MS);
  afterAll(async () => {
    await server.stop();
    data.remove();
  }, PATIENCE_MS);

  const reborn = async (): Promise<void> => {
    await server.kill();
    await server.start();
  };

  it(
    'has lost nothing it said yes to, played nothing twice, and goes on in order',
    async () => {
      const crowd = await Crowd.gather(server);
      for (let kills = 0; kills < KILLS; kills++) {
        await crowd.inFullSwing(5);
        await reborn();
      }
      await crowd.inFullSwing(5);
      await crowd.goesHome();

      // The kills came while requests were on their way, or this would show little.
      expect(crowd.unanswered).toBeGreaterThanOrEqual(KILLS);
      const { told, stored } = await crowd.compare(data);
      expect(stored).toEqual(told);
      for (const { acknowledged, sessions } of crowd.clients) {
        for (const id of sessions) {
          const seqs = acknowledged.filter(({ sessionId }) => sessionId === id).map(({ seq }) => seq);
          expect(seqs).toEqual([...seqs].sort((a, b) => a - b));
        }
      }
      // Opening a game is not done twice either.
      const games = await data.query<{ id: string }>('SELECT id FROM game_sessions');
      expect(new Set(games.map(({ id }) => id))).toEqual(crowd.sessions);
      expect(await sessionsWithGaps(data)).toEqual([]);
      expect(await server.disagreements(crowd.sessions)).toEqual([]);
    },
    PATIENCE_MS,
  );

  it(
    'lets a bot go on by itself whose turn it was',
    async () => {
      const dee = await guest(server.address, 'dee');
      const page = await dee.opens('go-fish', { seats: [{ kind: 'me' }, { kind: 'bot', level: 'hard' }] });
      const { sessionId } = page;
      // The bot thinks for a while: time enough to pull the plug.
      let seen: SessionPage | SessionUpdate = page;
      while (!seen.toAct.includes(1)) seen = (await dee.acts(sessionId, seen.legalActions[0]!)).body;
      await reborn();

      // Looked at past the server: no client asks it for this game.
      const rows = (): Promise<{ seat: number }[]> =>
        data.query('SELECT seat FROM game_actions WHERE session_id = $1 AND seq > $2', [sessionId, seen.version]);
      await until('the bot to move by itself', async () => (await rows()).length > 0);
      expect((await rows())[0]).toEqual({ seat: 1 });
      expect(await server.disagreements([sessionId])).toEqual([]);
    },
    PATIENCE_MS,
  );

  it(
    'resumes a game where it was, finishes it, and proves it to people who do not trust the server',
    async () => {
      const before = await guest(server.address, 'eve');
      const page = await before.opens('go-fish', { seats: [{ kind: 'me' }, { kind: 'bot', level: 'easy' }] });
      const path = `/api/sessions/${page.sessionId}`;
      const acts = async (person: Person, { legalActions }: { legalActions: readonly object[] }) =>
        (await person.post<SessionUpdate>(`${path}/actions?waitForTurn=true`, { action: legalActions[0] })).body;
      let seen = await acts(before, await acts(before, page));
      await reborn();

      const eve = new Person(server.address, before.token);
      const { sessionId, version, view, legalActions } = seen;
      expect((await eve.get(path)).body).toMatchObject({ sessionId, version, view, legalActions });
      while (seen.outcome === null) seen = await acts(eve, seen);

      const { body: proof } = await eve.get<Proof>(`${path}/proof`);
      const verify = (told: Proof) =>
        verifyProof(goFish as unknown as GameDefinition<GameShape>, told, [page.seedHash]);
      expect(verify(proof)).toEqual({ holds: true, replayed: true, versions: seen.version });
      for (const tampered of tamperedWith(proof)) expect(verify(tampered)).toMatchObject({ holds: false });
    },
    PATIENCE_MS,
  );
});

/** A proof with one thing changed: an action, its order, a seed, a hash, a name, the end. */
function tamperedWith(proof: Proof): Proof[] {
  const [first, second, ...rest] = proof.log;
  // Go Fish begins with a player asking for a rank.
  const { action, ...when } = first as Exclude<typeof first, { rewindTo: number }> & { action: { rank?: string } };
  const other = { ...action, rank: action.rank === '2' ? '3' : '2' };
  const [round] = proof.rounds;
  const seed = `${round!.seed.startsWith('0') ? '1' : '0'}${round!.seed.slice(1)}`;
  return [
    { ...proof, log: [{ ...when, action: other }, second!, ...rest] },
    { ...proof, log: [{ ...when, action, at: when.at + 1 }, second!, ...rest] },
    { ...proof, log: [second!, first!, ...rest] },
    { ...proof, log: proof.log.slice(0, -1) },
    { ...proof, rounds: [{ ...round!, seed }] },
    { ...proof, hashes: proof.hashes.toReversed() },
    { ...proof, seats: proof.seats.map((seat) => ({ ...seat, name: `${seat.name}!` })) },
    { ...proof, rulesVersion: proof.rulesVersion + 1 },
  ];
}
