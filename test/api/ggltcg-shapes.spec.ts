import { startParlour } from '../support/parlour.js';
import type { Parlour } from '../support/parlour.js';
import { guest, Person } from '../support/people.js';

const BASE = '/api/ggltcg/games';
const DECK = ['Ka', 'Wizard', 'Beary', 'Copy', 'Clean', 'Wake'];
const player1 = { player_id: 'p1', name: 'Alice', deck: DECK };
const player2 = { player_id: 'p2', name: 'Bob', deck: DECK };

describe('The shape of what GGLTCG is asked', () => {
  let parlour: Parlour;
  let client: Person;
  beforeAll(async () => {
    parlour = await startParlour();
    client = new Person(parlour.url, undefined);
  }, 120_000);
  afterAll(() => parlour?.stop());

  it.each([
    ['', { player1: [], player2 }, 'player1'],
    ['', { player1: [player1], player2 }, 'player1'],
    ['', { player1, player2, options: [] }, 'options'],
    ['', { player1, player2, option: {} }, 'option'],
    ['', { player1: { ...player1, decks: DECK }, player2 }, 'player1.decks'],
    ['', { player1, player2, options: { max_turn: 50 } }, 'options.max_turn'],
    ['/quick-play', { player_id: 'p1', name: 'Alice' }, 'name'],
    ['/random-deck', { num_toys: 3, num_actions: 3, toys: 3 }, 'toys'],
    ['/matchmaking', { player_id: 'p1', rated: true }, 'rated'],
    ['/lobby/create', { player1_id: 'p1', code: 'AAAAAA' }, 'code'],
    ['/narrative', { play_by_play: [], language: 'en' }, 'language'],
    ['/scenario', { players: { A: {}, B: {} }, turns: 3 }, 'turns'],
    ['/scenario', { players: { A: {}, B: {}, C: {} } }, 'players.C'],
    ['/scenario', { players: { A: { play: ['Ka'] }, B: {} } }, 'players.A.play'],
    ['/scenario', { players: { A: { hand: [{ name: 'Ka', stamina: 1 }] }, B: {} } }, 'stamina'],
  ])('is refused where %s is sent %j', async (path, body, field) => {
    const asking = path === '/narrative' ? await guest(parlour.url) : client;
    const { status, body: said } = await asking.post(BASE + path, body);
    expect({ status, said }).toMatchObject({ status: 422, said: { code: 'VALIDATION_ERROR' } });
    expect(said.detail).toContain(field);
  });

  it.each([
    ['play-card', { card_name: 'Ka', target: 'Ka' }, 'target'],
    ['tussle', { attacker_name: 'Ka', defender: 'Ka' }, 'defender'],
    ['activate-ability', { card_name: 'Archer', target_card_name: 'Ka' }, 'target_card_name'],
    ['resolve-decision', { target_id: 'c1' }, 'target_id'],
    ['end-turn', { turn: 1 }, 'turn'],
    ['concede', { reason: 'tired' }, 'reason'],
    ['undo', { version: 1 }, 'version'],
    ['ai-turn', { level: 'hard' }, 'level'],
  ])('is refused in %s where it holds %j', async (path, more, field) => {
    const { body: game } = await client.post<{ game_id: string }>(BASE, { player1, player2, first_player_id: 'p1' });
    const { status, body } = await client.post(`${BASE}/${game.game_id}/${path}`, { player_id: 'p1', ...more });
    expect({ status, body }).toMatchObject({ status: 422, body: { code: 'VALIDATION_ERROR' } });
    expect(body.detail).toContain(`${field} should not exist`);
    expect((await client.get(`${BASE}/${game.game_id}`)).body).toMatchObject({ version: 0 });
  });

  it('may be as long as the longest story that is told', async () => {
    const line = { turn: 1, player_id: 'p1', action_type: 'play_card', reasoning: 'r'.repeat(180) };
    const description = `Played Ka for 1 CC ${'x'.repeat(481)}`;
    const story = (lines: number) => ({
      play_by_play: Array.from({ length: lines }, (_line, at) => ({ ...line, player: `Player ${at}`, description })),
    });
    const anna = await guest(parlour.url);
    const { status, body } = await anna.post<{ narrative: string }>(`${BASE}/narrative`, story(501));
    expect({ status, body }).toMatchObject({ status: 200, body: { source: 'template' } });
    expect(body.narrative).toContain('Player 499');
    expect(body.narrative).not.toContain('Player 500');
    const tooLong = await anna.post(`${BASE}/narrative`, story(5000));
    expect(tooLong).toMatchObject({ status: 413, body: { code: 'BODY_TOO_LARGE' } });
  });

  it('is refused where a place in an address is no number', async () => {
    const anna = await guest(parlour.url);
    const { body: game } = await client.post<{ game_id: string }>(BASE, { player1, player2 });
    await client.post(`${BASE}/${game.game_id}/concede`, { player_id: 'p1' });
    const no = { status: 422, body: { code: 'VALIDATION_ERROR' } };
    expect(await client.get(`${BASE}/${game.game_id}/playback/first`)).toMatchObject(no);
    expect(await anna.ask('PUT', '/api/ggltcg/me/decks/one', { body: { deck: DECK } })).toMatchObject(no);
  });
});
