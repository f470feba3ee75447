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
    ['/api/ggltcg/games/lobby/create', { player1_id: 'ann', card_set: null }, 422],
    ['/api/sessions', { game: 'ggltcg', options: { max_turns: null } }, 400],
    ['/api/sessions', { game: 'check', seed: null }, 400],
    ['/api/sessions', { game: 'check', seats: null }, 400],
    ['/api/sessions', { game: 'check', seats: [{ kind: 'me' }, { kind: 'bot', level: null }] }, 400],
    ['/api/rooms', { game: 'check', name: null }, 400],
    ['/api/rooms', { game: 'check', seats: null }, 400],
    ['/api/rooms', { game: 'check', options: null }, 400],
    ['/api/rooms', { game: 'check', visibility: null }, 400],
    ['/api/rooms', { game: 'check', watch: null }, 400],
    ['/api/rooms', { game: 'check', rated: null }, 400],
    ['/api/rooms', { game: 'check', seat: null }, 400],
    ['/api/rooms', { game: 'check', loadout: null }, 400],
    ['/api/rooms', { game: 'check', bots: null }, 400],
    ['/api/rooms', { game: 'check', bots: [{ level: null }] }, 400],
    ['/api/rooms', { game: 'check', bots: [{ seat: null }] }, 400],
    ['/api/matchmaking', { game: 'viking-vengeance', mode: null }, 400],
    ['/api/matchmaking', { game: 'viking-vengeance', loadout: null }, 400],
    ['/api/check/games', { seats: 2, bots: null }, 400],
    ['/api/check/games', { seats: 2, botsOnly: true, bots: [{ seat: null }, {}] }, 400],
    ['/api/tcg-fuel/tournaments', { name: 'Friday', kind: 'swiss', maxPlayers: null }, 400],
  ])('may be left out, but is not null: POST %s', async (path, body, status) => {
    expect(await ann.post(path, body)).toMatchObject({ status, body: { code: expect.any(String) } });
  });

  it('may be left out, but is not null, of what is asked of a room', async () => {
    const { id } = (await ann.post<{ id: string }>('/api/rooms', { game: 'check' })).body;
    for (const [path, body] of [
      ['bots', { level: null }],
      ['bots', { seat: null }],
      ['bots', { loadout: null }],
      ['ready', { ready: null }],
      ['join', { seat: null }],
      ['join', { joinCode: null }],
      ['join', { loadout: null }],
    ] as const) {
      const answer = await ann.post(`/api/rooms/${id}/${path}`, body);
      expect(answer).toMatchObject({ status: 400, body: { code: 'BAD_SHAPE' } });
    }
  });
});
