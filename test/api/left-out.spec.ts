import { startParlour } from '../support/parlour.js';
import type { Parlour } from '../support/parlour.js';
import { guest } from '../support/people.js';
import type { Person } from '../support/people.js';

describe('A member that has a default', () => {
  let parlour: Parlour;
  let ann: Person;
  beforeAll(async () => {
    parlour = await startParlour();
    ann = await guest(parlour.url, 'ann');
  });
  afterAll(() => parlour.stop());

  it.each([
    ['/api/ggltcg/games/matchmaking', { player_id: 'ann', player_name: 'Ann', edition: null }, 422],
    ['/api/sessions', { game: 'ggltcg', options: { max_turns: null } }, 400],
    ['/api/sessions', { game: 'check', seed: null }, 400],
    ['/api/sessions', { game: 'check', seats: null }, 400],
    ['/api/sessions', { game: 'check', seats: [{ kind: 'me' }, { kind: 'bot', level: null }] }, 400],
    ['/api/check/games', { seats: 2, bots: null }, 400],
    ['/api/check/games', { seats: 2, botsOnly: true, bots: [{ seat: null }, {}] }, 400],
    ['/api/tcg-fuel/tournaments', { name: 'Friday', kind: 'swiss', maxPlayers: null }, 400],
  ])('may be left out, but is not null: POST %s', async (path, body, status) => {
    expect(await ann.post(path, body)).toMatchObject({ status, body: { code: expect.any(String) } });
  });
});
