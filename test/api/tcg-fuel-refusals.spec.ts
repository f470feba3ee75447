import { Pool } from 'pg';
import { FUEL, playerIdOf, scenario } from '../support/fuel-game.js';
import { startParlour } from '../support/parlour.js';
import type { Parlour } from '../support/parlour.js';
import { guest, Person } from '../support/people.js';

const ADMIN = { email: 'boss@example.org', password: 'correct horse battery' };

interface Refused {
  players: { playerId: number | null; username: string; total: number; codes: Record<string, number> }[];
}

describe('Refused attempts in TCG Fuel', () => {
  let parlour: Parlour;
  let admin: Person;
  let ann: Person;
  let bob: Person;
  beforeAll(async () => {
    parlour = await startParlour({ admin: ADMIN });
    const { body } = await new Person(parlour.url, undefined).post<{ accessToken: string }>('/api/auth/login', ADMIN);
    admin = new Person(parlour.url, body.accessToken);
    [ann, bob] = (await Promise.all(['ann', 'bob'].map((name) => guest(parlour.url, name)))) as [Person, Person];
  });
  afterAll(() => parlour.stop());

  const told = async (playerId?: number) =>
    (await admin.get<Refused>(`${FUEL}/refusals${playerId === undefined ? '' : `?playerId=${playerId}`}`)).body.players;

  it('are counted for each player and code, leave no action, and are for administrators to see', async () => {
    const ids = [await playerIdOf(ann), await playerIdOf(bob)];
    const { game, labels } = await scenario(ann, { seats: ids, players: [{ hand: ['mountain*2'] }, {}] });
    const outcomes = [
      await game.acts(ann, 'play_card', { cardId: labels.mountain }),
      await game.acts(ann, 'play_card', { cardId: labels['mountain#2'] }),
      await game.acts(ann, 'play_card', { cardId: labels['mountain#2'] }),
      await game.acts(ann, 'dance'),
      await game.acts(ann, 'play_card', { cardId: 'first' }),
      await game.acts(bob, 'pass_priority'),
      await game.acts(admin, 'pass_priority'),
    ];
    expect(outcomes.map(({ status, body }) => [status, body.code])).toEqual([
      [200, undefined],
      [422, 'CANNOT_PLAY'],
      [422, 'CANNOT_PLAY'],
      [400, 'UNSUPPORTED_ACTION'],
      [400, 'VALIDATION'],
      [409, 'NOT_YOUR_PRIORITY'],
      [403, 'NOT_A_PLAYER'],
    ]);
    // By the common endpoints too: there is one way to act.
    const { rows } = await parlour.app
      .get(Pool)
      .query<{ id: string; version: number }>('SELECT id, version FROM game_sessions WHERE num = $1', [game.id]);
    const { id, version } = rows[0]!;
    expect(version).toBe(1);
    expect(await bob.acts(id, { type: 'pass_priority' })).toMatchObject({ body: { code: 'NOT_YOUR_PRIORITY' } });

    expect(await told()).toMatchObject([
      { playerId: ids[0], username: 'ann', total: 4, codes: { CANNOT_PLAY: 2, UNSUPPORTED_ACTION: 1, VALIDATION: 1 } },
      { playerId: ids[1], username: 'bob', total: 2, codes: { NOT_YOUR_PRIORITY: 2 } },
      { playerId: null, total: 1, codes: { NOT_A_PLAYER: 1 } },
    ]);
    await game.acts(bob, 'end_turn');
    expect(await told(ids[1])).toMatchObject([{ username: 'bob', total: 3 }]);
    expect(await told(0)).toEqual([]);
    expect(await ann.get(`${FUEL}/refusals`)).toMatchObject({ status: 403 });
    expect(await admin.get(`${FUEL}/refusals?playerId=ann`)).toMatchObject({
      status: 400,
      body: { code: 'VALIDATION' },
    });
  });

  it('are written when the server goes down, and go with their account', async () => {
    const second = await startParlour({ databaseUrl: parlour.settings.databaseUrl });
    const cy = await guest(second.url, 'cy');
    const cyId = await playerIdOf(cy);
    const { game } = await scenario(cy, { players: [{}, {}] });
    expect(await game.acts(cy, 'dance')).toMatchObject({ status: 400 });
    await second.stop();
    expect(await told(cyId)).toMatchObject([{ username: 'cy', total: 1 }]);
    await parlour.app.get(Pool).query('DELETE FROM users WHERE id = $1', [cy.id]);
    expect((await told()).some(({ username }) => username === 'cy')).toBe(false);
  });
});
