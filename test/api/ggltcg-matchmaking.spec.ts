import { Pool } from 'pg';
import { startParlour } from '../support/parlour.js';
import type { Parlour } from '../support/parlour.js';
import { guest, Person } from '../support/people.js';

const BASE = '/api/ggltcg/games';
const AGGRO = ['Dream', 'Knight', 'Raggy', 'Umbruh', 'Rush', 'Surge'];
const CONTROL = ['Ka', 'Wizard', 'Beary', 'Copy', 'Clean', 'Wake'];
const CLASSIC = ['Ka', 'Wizard', 'Beary', 'Copy', 'Clean', 'Wake'];

interface Lobby {
  game_id: string;
  game_code: string;
  status: string;
  player1_id: string;
  player2_id: string | null;
}

describe('Matchmaking at GGLTCG', () => {
  let parlour: Parlour;
  beforeEach(async () => {
    parlour = await startParlour();
  }, 120_000);
  afterEach(() => parlour?.stop());

  const nobody = () => new Person(parlour.url, undefined);
  const match = async (person: Person, player_id: string, more: object = {}) => {
    const { status, body } = await person.post<Lobby>(`${BASE}/matchmaking`, { player_id, ...more });
    expect({ status, body }).toMatchObject({ status: 200, body: { game_code: expect.any(String) } });
    return body;
  };
  const start = (person: Person, { game_code }: Lobby, player_id: string, deck: string[]) =>
    person.post<Lobby>(`${BASE}/lobby/${game_code}/start`, { player_id, deck });

  it('opens a public lobby, sends the next one there, and begins with both decks and a clock', async () => {
    const [anna, ben] = [await guest(parlour.url), await guest(parlour.url)];
    const opened = await match(anna, 'anna', { player_name: 'Anna' });
    expect(opened).toMatchObject({ status: 'waiting_for_player', player1_name: 'Anna', player2_id: null });
    expect(opened).toMatchObject({ edition: 'standard', options: { turn_seconds: 90 } });
    expect(await match(anna, 'anna')).toEqual(opened);
    const joined = await match(ben, 'ben', { player_name: 'Ben' });
    expect(joined).toMatchObject({ game_id: opened.game_id, status: 'deck_selection', player2_name: 'Ben' });
    expect(await match(anna, 'anna')).toMatchObject({ game_id: opened.game_id, status: 'deck_selection' });
    expect(await start(anna, opened, 'anna', AGGRO)).toMatchObject({ status: 200 });
    expect(await start(ben, opened, 'ben', CONTROL)).toMatchObject({ status: 200, body: { status: 'active' } });
    const { body: page } = await anna.get(`${BASE}/${opened.game_id}`);
    expect(page).toMatchObject({ options: { turn_seconds: 90 }, players: { anna: { hand_count: 6 } } });
    // Both play by now: a player who asks again waits anew.
    expect((await match(anna, 'anna')).game_id).not.toBe(opened.game_id);
  });

  it('asks for the player, and for an edition there is', async () => {
    expect(await nobody().post(`${BASE}/matchmaking`, {})).toMatchObject({ status: 422 });
    const wrong = await nobody().post(`${BASE}/matchmaking`, { player_id: 'p1', edition: 'deluxe' });
    expect(wrong).toMatchObject({ status: 422, body: { code: 'VALIDATION_ERROR' } });
  });

  it('brings together the same edition only, and never an account with a mere name', async () => {
    const [anna, ben] = [await guest(parlour.url), await guest(parlour.url)];
    const standard = await match(anna, 'anna');
    const classic = await match(ben, 'ben', { edition: 'classic' });
    const named = await match(nobody(), 'p1');
    expect(new Set([standard, classic, named].map(({ game_id }) => game_id)).size).toBe(3);
    const second = await match(nobody(), 'p2');
    expect(second).toMatchObject({ game_id: named.game_id, player1_id: 'p1', player2_id: 'p2' });
    const carl = await guest(parlour.url);
    const old = await match(carl, 'carl', { edition: 'classic' });
    expect(old.game_id).toBe(classic.game_id);
    await start(ben, classic, 'ben', CLASSIC);
    expect(await start(carl, classic, 'carl', AGGRO)).toMatchObject({ status: 400, body: { code: 'INVALID_DECK' } });
  });

  it('sends nobody into a private lobby, nor to somebody who has not asked for long', async () => {
    const [anna, ben, carl] = [await guest(parlour.url), await guest(parlour.url), await guest(parlour.url)];
    const { body: secret } = await anna.post<Lobby>(`${BASE}/lobby/create`, { player1_id: 'anna' });
    const opened = await match(ben, 'ben');
    expect(opened.game_id).not.toBe(secret.game_id);
    await parlour.app
      .get(Pool)
      .query(`UPDATE game_rooms SET updated_at = now() - interval '11 minutes' WHERE id = $1`, [opened.game_id]);
    const elsewhere = await match(carl, 'carl');
    expect(elsewhere.game_id).not.toBe(opened.game_id);
    expect(await match(ben, 'ben')).toEqual(opened);
    const dora = await guest(parlour.url);
    expect(await match(dora, 'dora')).toMatchObject({ game_id: opened.game_id, player1_id: 'ben' });
  });

  it('brings two together who come at once, to two servers', async () => {
    const second = await startParlour({ databaseUrl: parlour.settings.databaseUrl });
    const people = [parlour, second].map(({ url }) => new Person(url, undefined));
    for (let round = 0; round < 10; round++) {
      const pair = await Promise.all(people.map((person, side) => match(person, `p${2 * round + side}`)));
      expect(pair[0]!.game_id).toBe(pair[1]!.game_id);
    }
    await second.stop();
  });
});
