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
    ['/api/tcg-fuel/game-rooms', { name: 'A duel', maxPlayers: null }, 400],
    ['/api/tcg-fuel/game-rooms', { name: 'A duel', createdBy: null }, 400],
    ['/api/tcg-fuel/game-rooms', { name: 'A duel', options: null }, 400],
    ['/api/tcg-fuel/game-rooms', { name: 'A duel', options: { startingLife: null } }, 400],
    ['/api/tcg-fuel/game-rooms', { name: 'A duel', options: { seed: null } }, 400],
    ['/api/sessions', { game: 'tcg-fuel', options: { handSize: null } }, 400],
  ])('may be left out, but is not null: POST %s', async (path, body, status) => {
    expect(await ann.post(path, body)).toMatchObject({ status, body: { code: expect.any(String) } });
  });

  it.each([
    ['POST', '/api/sessions', { game: 'check', seats: [[]] }, 'BAD_SHAPE'],
    ['POST', '/api/sessions', { game: 'check', seats: [[{ kind: 'me' }], { kind: 'me' }] }, 'BAD_SHAPE'],
    ['POST', '/api/rooms', { game: 'check', bots: [[]] }, 'BAD_SHAPE'],
    ['PUT', '/api/ggltcg/me/decks', { decks: [[]] }, 'VALIDATION_ERROR'],
    ['POST', '/api/tcg-fuel/decks', { name: 'A deck', format: 'fuel40', cards: [[]] }, 'VALIDATION'],
  ])('is a list of objects, not of lists: %s %s %j', async (method, path, body, code) => {
    const { status, body: said } = await ann.ask(method, path, { body });
    expect({ refused: status === 400 || status === 422, code: said.code }).toEqual({ refused: true, code });
  });

  it('is null where that means something: no clock, no hands for those who watch', async () => {
    const options = { clock: null, spectatorHands: null };
    const room = await ann.post('/api/tcg-fuel/game-rooms', { name: 'A duel', options });
    expect(room).toMatchObject({ status: 201, body: { options } });
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
