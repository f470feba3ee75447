import { DataFolder } from '../support/data-folder.js';
import { MortalServer } from '../support/mortal-server.js';
import { guest, Person } from '../support/people.js';
import type { MatchLine, TournamentPage } from '../support/tournament.js';
import { until } from '../support/until.js';

const BASE = '/api/tcg-fuel';
const PATIENCE_MS = 600_000;

interface Seen {
  seq: number;
  stateHash: string;
  state: { waitingFor: { playerId: number } };
}

const keeps = { type: 'mulligan', data: { keep: true } };

describe('A tournament of TCG Fuel whose server is killed', () => {
  const data = new DataFolder();
  const server = new MortalServer(data, { main: 'dist/src/main.js' });
  beforeAll(() => server.start(), PATIENCE_MS);
  afterAll(async () => {
    await server.stop();
    data.remove();
  }, PATIENCE_MS);

  it(
    'goes on where it was: results count once, games go on, and the next round is drawn once',
    async () => {
      const tokens = new Map<number, string>();
      for (const name of ['ann', 'bob', 'cy', 'dee']) {
        const { token } = await guest(server.address, name);
        const { body } = await new Person(server.address, token).get<{ id: number }>(`${BASE}/players/me`);
        tokens.set(body.id, token!);
      }
      const person = (id: number): Person => new Person(server.address, tokens.get(id));
      const [first] = [...tokens.keys()] as [number];
      const made = await person(first).post<TournamentPage>(`${BASE}/tournaments`, {
        name: 'Through the night',
        kind: 'single_elimination',
        bestOf: 1,
      });
      const path = (rest = ''): string => `${BASE}/tournaments/${made.body.id}${rest}`;
      const page = async () => (await person(first).get<TournamentPage>(path())).body;
      const matches = async (round: number) =>
        (await person(first).get<{ matches: MatchLine[] }>(path(`/rounds/${round}`))).body.matches;
      const begins = async ({ playerA, playerB, roomId }: MatchLine): Promise<number> => {
        const ready = (id: number) =>
          person(id).post<{ gameId: number }>(`${BASE}/game-rooms/${roomId}/ready`, { isReady: 'ready' });
        await ready(playerA);
        return (await ready(playerB!)).body.gameId;
      };
      const concedes = (playerId: number, gameId: number) =>
        person(playerId).post(`${BASE}/games/${gameId}/actions`, { type: 'concede' });
      const stateOf = async (playerId: number, gameId: number) =>
        (await person(playerId).get<Seen>(`${BASE}/games/${gameId}/state`)).body;

      for (const [index, id] of [...tokens.keys()].entries())
        expect(await person(id).post(path('/register'), { deckId: index + 1 })).toMatchObject({ status: 200 });
      expect(await person(first).post(path('/start'))).toMatchObject({ status: 200 });

      const [one, other] = (await matches(1)) as [MatchLine, MatchLine];
      const [over, running] = [await begins(one), await begins(other)];
      const { waitingFor } = (await stateOf(other.playerA, running)).state;
      const kept = await person(waitingFor.playerId).post(`${BASE}/games/${running}/actions`, keeps);
      expect(kept.status).toBe(200);
      const before = await stateOf(other.playerA, running);
      // Killed at once: the result may or may not have been taken from the game by then.
      expect(await concedes(one.playerB!, over)).toMatchObject({ status: 200 });
      await server.kill();
      await server.start();

      await until('the first match is over', async () => (await matches(1))[0]!.status === 'finished');
      expect(await matches(1)).toMatchObject([
        { id: one.id, winnerId: one.playerA, winsA: 1, winsB: 0, gameId: over },
        { id: other.id, status: 'open', roomId: other.roomId, gameId: running },
      ]);
      expect(await stateOf(other.playerA, running)).toMatchObject({ seq: before.seq, stateHash: before.stateHash });
      expect(await page()).toMatchObject({ status: 'running', currentRound: 1 });

      // And once more between the last result of a round and the next round.
      expect(await concedes(other.playerB!, running)).toMatchObject({ status: 200 });
      await server.kill();
      await server.start();
      await until('the second round', async () => (await page()).currentRound === 2);
      const final = await matches(2);
      expect(final).toMatchObject([{ playerA: one.playerA, playerB: other.playerA, status: 'open' }]);
      await concedes(final[0]!.playerB!, await begins(final[0]!));
      await until('the end', async () => (await page()).status === 'finished');
      expect(await page()).toMatchObject({ winnerId: one.playerA });
      const rows = await data.query<{ round: number }>(
        'SELECT round FROM tournament_matches WHERE tournament_id = $1 ORDER BY id',
        [made.body.id],
      );
      expect(rows.map(({ round }) => round)).toEqual([1, 1, 2]);
    },
    PATIENCE_MS,
  );
});
