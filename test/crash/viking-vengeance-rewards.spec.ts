import { setTimeout as delay } from 'node:timers/promises';
import type { GameAnswer } from '../../src/games/viking-vengeance/contract/games/wire.js';
import { DataFolder } from '../support/data-folder.js';
import { MortalServer } from '../support/mortal-server.js';
import { guest, Person } from '../support/people.js';

const BASE = '/api/viking-vengeance';
const PATIENCE_MS = 300_000;
/** How long after its last request a game's server lives on: before, during and after the commit that ends the game. */
const KILLED_AFTER_MS = [0, 6, 15, 40];

interface Row {
  game_id: string;
  game_status: string;
  rewards: string;
}

describe('Progress, when the server is killed as a game ends', () => {
  const data = new DataFolder();
  const server = new MortalServer(data, { main: 'dist/src/main.js' });
  beforeAll(() => server.start(), PATIENCE_MS);
  afterAll(async () => {
    await server.stop();
    data.remove();
  }, PATIENCE_MS);

  it(
    'is granted exactly once, with the last action or not at all',
    async () => {
      const { token, id: userId } = await guest(server.address, 'Ann');
      const ann = (): Person => new Person(server.address, token, userId);
      /** Sent again under its key until a server answers. */
      const act = async (gameId: string, action: object, key: string): Promise<GameAnswer> => {
        for (;;) {
          try {
            const answer = await ann().post<GameAnswer>(`${BASE}/games/${gameId}/actions`, {
              ...action,
              clientActionId: key,
            });
            if (answer.status === 200) return answer.body;
            if (answer.status !== 503) throw new Error(JSON.stringify(answer.body));
          } catch (error) {
            // What `fetch` throws when the connection is refused or breaks. Not `instanceof`: it is of another realm.
            if ((error as Error).name !== 'TypeError') throw error;
          }
          await delay(50);
        }
      };
      const nextMove = async (gameId: string) =>
        (await ann().get<{ actions: object[] }>(`${BASE}/games/${gameId}/legal-actions`)).body.actions[0]!;
      const [deck] = (await ann().get<{ deck_id: string }[]>(`${BASE}/decks`)).body;

      let unanswered = 0;
      for (const wait of KILLED_AFTER_MS) {
        const wanted = { deckId: deck!.deck_id, aiDifficulty: 'easy', abilities: false };
        const { game_id } = (await ann().post<GameAnswer>(`${BASE}/games/solo`, wanted)).body;
        // Without abilities each side places eight cards, and the AI's eighth is the last.
        for (let turn = 1; turn < 8; turn++) await act(game_id, await nextMove(game_id), `${turn}`);
        let answered = false;
        const last = act(game_id, await nextMove(game_id), 'last').finally(() => (answered = true));
        await delay(wait);
        if (!answered) unanswered += 1;
        await server.kill();
        // Looked at past the server: whatever it came to, the end and its rewards are both there or both missing.
        expect(await gamesAndRewards()).toEqual(await gamesAndRewards({ consistent: true }));
        await server.start();
        const { game_status, rewards } = await last;
        expect([game_status, rewards!.xp.length]).toEqual(['completed', 8]);
      }
      expect(unanswered).toBeGreaterThan(0);

      const games = await gamesAndRewards();
      expect(games).toHaveLength(KILLED_AFTER_MS.length);
      for (const game of games) expect(game).toMatchObject({ game_status: 'completed', rewards: '1' });
      const [sums] = await data.query<{ paid: string; has: string; learnt: string; known: string }>(
        `SELECT (SELECT sum(currency) FROM viking_vengeance_game_rewards WHERE user_id = $1) AS paid,
                (SELECT in_game_currency FROM viking_vengeance_players WHERE user_id = $1)::text AS has,
                (SELECT sum((one->>'xp_gained')::int) FROM viking_vengeance_game_rewards r, jsonb_array_elements(r.xp) one
                  WHERE r.user_id = $1) AS learnt,
                (SELECT sum(xp) FROM viking_vengeance_user_card_instances WHERE user_id = $1) AS known`,
        [userId],
      );
      expect(sums!.has).toBe(sums!.paid);
      expect(sums!.known).toBe(sums!.learnt);
      expect(Number(sums!.known)).toBeGreaterThanOrEqual(KILLED_AFTER_MS.length * 8 * 20);
    },
    PATIENCE_MS,
  );

  /** Every game with its number of rewards; or, of the same, only those in which the two agree. */
  function gamesAndRewards({ consistent = false } = {}): Promise<Row[]> {
    return data.query<Row>(
      `SELECT * FROM (
         SELECT g.game_id, g.game_status, count(r.user_id)::text AS rewards
           FROM viking_vengeance_games g LEFT JOIN viking_vengeance_game_rewards r ON r.game_id = g.game_id
          GROUP BY g.game_id, g.game_status) AS told
        WHERE NOT $1 OR (game_status = 'completed') = (rewards = '1') ORDER BY game_id`,
      [consistent],
    );
  }
});
