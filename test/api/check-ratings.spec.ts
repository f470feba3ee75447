import { SessionDeeds } from '../../src/engine/sessions/session-deeds.js';
import { commitmentTo } from '../../src/engine/core/index.js';
import { CHECK, CheckGame } from '../support/check-game.js';
import { startParlour } from '../support/parlour.js';
import type { Parlour } from '../support/parlour.js';
import { guest, Person } from '../support/people.js';

interface Entry {
  name: string;
  rating: number;
  games: number;
  wins: number;
  meanScore: number;
}

describe('Rated matches of Check', () => {
  let parlour: Parlour;
  let ann: Person;
  let bob: Person;
  beforeAll(async () => {
    parlour = await startParlour();
    [ann, bob] = (await Promise.all(['Ann', 'Bob'].map(registered))) as [Person, Person];
  });
  afterAll(() => parlour.stop());

  const registered = async (name: string): Promise<Person> => {
    const account = { name, email: `${name}@example.org`, password: 'correct horse battery' };
    const { body } = await new Person(parlour.url, undefined).post<{ accessToken: string; user: { id: string } }>(
      '/api/auth/register',
      account,
    );
    return new Person(parlour.url, body.accessToken, body.user.id);
  };
  const leaderboard = async (players: number): Promise<Entry[]> =>
    (await ann.get<{ entries: Entry[] }>(`${CHECK}/leaderboard?players=${players}`)).body.entries;
  /** Seat 1 leaves at once: seat 0 wins whatever the points. */
  const won = async (people: Person[], options: object = {}): Promise<CheckGame> => {
    const game = await CheckGame.dealt(people, options);
    for (const seat of people.keys()) if (seat > 0) await game.plays(seat, 'forfeit');
    return game;
  };

  it('4.5: change the list of their number of players, in the commit that ends them', async () => {
    await won([ann, bob]);
    await won([ann, bob]);
    const [first, second] = await leaderboard(2);
    expect([first!.name, first!.games, first!.wins]).toEqual(['Ann', 2, 2]);
    expect([second!.name, second!.games, second!.wins]).toEqual(['Bob', 2, 0]);
    expect(first!.rating).toBeGreaterThan(1500);
    expect(second!.rating).toBeLessThan(1500);
    expect(await leaderboard(3)).toEqual([]);
  });

  it('7.1: a scored round has told its seed: nobody goes back into it', async () => {
    const game = await CheckGame.dealt([ann, bob], { memoryAid: 'own' });
    await game.plays(1, 'forfeit');
    const rewind = parlour.app.get(SessionDeeds).rewind(game.id, 0, 'test');
    await expect(rewind).rejects.toMatchObject({ status: 409, code: 'SEEDS_PUBLISHED' });
  });

  it('4.5: need two registered people, no memory aid and no test hook', async () => {
    const before = await leaderboard(2);
    await won([ann, await guest(parlour.url, 'Gus')]);
    await won([ann, bob], { memoryAid: 'own' });
    const fixture = { hands: [['7H'], ['8H']], deck: ['2C'] };
    const staged = await CheckGame.from([ann, bob], fixture);
    await staged.plays(1, 'forfeit');
    expect(await leaderboard(2)).toEqual(before.map((entry) => ({ ...entry, meanScore: expect.any(Number) })));
  });

  it('7.1, 7.2, 7.4: leave their round behind, with the seed its commitment was made from', async () => {
    const game = await won([ann, bob]);
    const { body } = await ann.get<{
      rounds: { deckCommitment: string; roundSeed: string; startedAt: string; endedAt: string }[];
    }>(game.path('/rounds'));
    const [round] = body.rounds;
    expect(round).toMatchObject({
      roundNo: 1,
      endedBy: 'lastPlayer',
      roundWinner: ['0'],
      callerPlayerID: null,
      players: [
        { playerID: '0', userId: ann.id, cardsLeft: 4, isWinner: true, forfeited: false },
        { playerID: '1', userId: bob.id, cardsLeft: 4, isWinner: false, forfeited: true },
      ],
    });
    expect(commitmentTo(round!.roundSeed)).toBe(round!.deckCommitment);
    expect(Date.parse(round!.startedAt)).toBeLessThanOrEqual(Date.parse(round!.endedAt));
    const stats = await ann.get(`${CHECK}/players/${bob.id}/stats`);
    expect(stats.body).toMatchObject({ wins: 0, roundWins: 0, meanScore: expect.any(Number), callSuccessRate: null });
    expect(await ann.get(`${CHECK}/players/nobody/stats`)).toMatchObject({ status: 404 });
  });
});
