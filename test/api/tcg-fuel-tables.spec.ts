import { Pool } from 'pg';
import { CatalogueRows } from '../../src/games/tcg-fuel/store/catalogue-rows.js';
import { STARTER_DECKS } from '../../src/games/tcg-fuel/rules/catalogue/catalogue.js';
import { scenario } from '../support/fuel-game.js';
import type { FuelGame } from '../support/fuel-game.js';
import { startParlour } from '../support/parlour.js';
import type { Parlour } from '../support/parlour.js';
import { guest } from '../support/people.js';
import type { Person } from '../support/people.js';

interface CardRow {
  local_id: number;
  card_id: number | null;
  token_id: string | null;
  owner_id: number;
  controller_id: number;
  location: string;
  zone_index: number;
  power: number | null;
  toughness: number | null;
  is_tapped: boolean;
  attached_to: string | null;
}

interface Shown {
  id: number;
  cardId: number | null;
  tokenId: string | null;
  ownerId: number;
  controllerId: number;
  location: string;
  zoneIndex: number | null;
  power: number | null;
  toughness: number | null;
  isTapped: boolean;
  attachedTo: number | null;
}

describe('The cards of a game of TCG Fuel in Postgres', () => {
  let parlour: Parlour;
  let ann: Person;
  beforeAll(async () => {
    parlour = await startParlour();
    ann = await guest(parlour.url, 'ann');
  });
  afterAll(() => parlour.stop());

  const rowsOf = async (game: FuelGame): Promise<Map<number, CardRow>> => {
    const { rows } = await parlour.app
      .get(Pool)
      .query<CardRow>('SELECT * FROM tcg_fuel.game_cards WHERE game_id = $1', [game.id]);
    return new Map(rows.map((row) => [row.local_id, row]));
  };
  /** Every card that the view shows openly stands in the database as it is shown. */
  const agrees = async (game: FuelGame): Promise<void> => {
    const rows = await rowsOf(game);
    const { cards } = (await game.state(ann)) as unknown as { cards: (Shown & { hidden?: true })[] };
    const open = cards.filter(({ hidden }) => !hidden);
    expect(open.length).toBeGreaterThan(3);
    for (const card of open) {
      const row = rows.get(card.id)!;
      expect({ ...row, attached_to: row.attached_to && Number(row.attached_to) % 10_000 }).toMatchObject({
        card_id: card.cardId,
        token_id: card.tokenId,
        owner_id: card.ownerId,
        controller_id: card.controllerId,
        location: card.location,
        zone_index: card.zoneIndex,
        power: card.power,
        toughness: card.toughness,
        is_tapped: card.isTapped,
        attached_to: card.attachedTo,
      });
    }
  };

  it('R56: are as strong as they are: printed, counters, other cards, auras and equipment together', async () => {
    const { game, labels } = await scenario(ann, {
      players: [
        {
          battlefield: [
            'captain-of-lanterns',
            'banner-of-first-lamps',
            { card: 'lamplight-squire', counters: { '+1/+1': 2 } },
            'bramble-whelp',
            { card: 'cogwork-porter', tapped: true },
            { card: 'piston-blade', attachedTo: 'cogwork-porter' },
            'mountain',
          ],
          graveyard: ['lamplight-squire'],
        },
        { battlefield: ['lamplight-squire', { card: 'parasite-collar', attachedTo: 'bramble-whelp' }] },
      ],
    });
    await agrees(game);
    const rows = await rowsOf(game);
    const strength = (label: string) => [rows.get(labels[label]!)!.power, rows.get(labels[label]!)!.toughness];
    expect(strength('lamplight-squire')).toEqual([5, 5]);
    expect(strength('captain-of-lanterns')).toEqual([3, 3]);
    expect(strength('cogwork-porter')).toEqual([5, 4]);
    expect(strength('bramble-whelp')).toEqual([2, 1]);
    expect(strength('lamplight-squire#2')).toEqual([1, 1]);
    expect(strength('lamplight-squire#3')).toEqual([1, 1]);
    expect(strength('mountain')).toEqual([null, null]);
  });

  it('follow the game: tokens, what lasts until end of turn, and what is on the stack', async () => {
    const { game, labels } = await scenario(ann, {
      players: [
        { battlefield: ['plains*2', 'forest*2', 'captain-of-lanterns'], hand: ['call-the-watch', 'sap-surge'] },
        { battlefield: ['bramble-whelp'] },
      ],
    });
    await game.acts(ann, 'play_card', { cardId: labels['call-the-watch'] });
    expect((await rowsOf(game)).get(labels['call-the-watch']!)).toMatchObject({ location: 'stack', zone_index: 0 });
    for (let n = 0; n < 2; n++) await game.acts(ann, 'pass_priority');
    await agrees(game);
    const tokens = [...(await rowsOf(game)).values()].filter(({ token_id }) => token_id === 'watch');
    expect(tokens.map(({ power, toughness, card_id }) => [power, toughness, card_id])).toEqual([
      [2, 2, null],
      [2, 2, null],
    ]);
    await game.acts(ann, 'play_card', { cardId: labels['sap-surge'], targetId: tokens[0]!.local_id });
    for (let n = 0; n < 2; n++) await game.acts(ann, 'pass_priority');
    await agrees(game);
    expect((await rowsOf(game)).get(tokens[0]!.local_id)).toMatchObject({ power: 5, toughness: 5 });
  });

  it('the log takes only the actions, phases and steps there are, and other games are not asked', async () => {
    const { game, labels } = await scenario(ann, { players: [{ hand: ['mountain'] }, {}] });
    await game.acts(ann, 'play_card', { cardId: labels.mountain });
    const pool = parlour.app.get(Pool);
    await pool.query(
      `INSERT INTO game_actions (session_id, seq, game, kind, round, seat, auto, at, turn, phase, step, action, events, hash)
         SELECT session_id, seq + 1000, game, kind, round, seat, auto, at, turn, 'main1', 'beginning', action, events, hash
           FROM (SELECT a.* FROM game_actions a
                   JOIN game_sessions s ON s.id = a.session_id WHERE s.num = $1 AND a.kind = 'game' LIMIT 1) row`,
      [game.id],
    );
    const change = (column: string, value: string): Promise<unknown> =>
      pool.query(
        `UPDATE game_actions SET ${column} = $2 WHERE seq > 1000 AND session_id = (SELECT id FROM game_sessions WHERE num = $1)`,
        [game.id, value],
      );
    await expect(change('action', '{"type": "cast"}')).rejects.toThrow('game_actions_tcg_fuel_type_check');
    await expect(change('action', '{}')).rejects.toThrow('game_actions_tcg_fuel_type_check');
    await expect(change('phase', 'dawn')).rejects.toThrow('game_actions_tcg_fuel_phase_check');
    await expect(change('step', 'first')).rejects.toThrow('game_actions_tcg_fuel_step_check');
    await expect(change('action', '{"type": "time_out"}')).resolves.toBeDefined();
    await change('game', 'check');
    await expect(change('action', '{"type": "cast"}')).resolves.toBeDefined();
  });

  it('a session has only the states, phases and steps there are', async () => {
    const { game } = await scenario(ann, { players: [{}, {}] });
    const change = (column: string, value: string): Promise<unknown> =>
      parlour.app.get(Pool).query(`UPDATE game_sessions SET ${column} = $2 WHERE num = $1`, [game.id, value]);
    await expect(change('status', 'waiting')).rejects.toThrow('game_sessions_tcg_fuel_status_check');
    await expect(change('phase', 'dawn')).rejects.toThrow('game_sessions_tcg_fuel_phase_check');
    await expect(change('step', 'first')).rejects.toThrow('game_sessions_tcg_fuel_step_check');
    await expect(change('phase', 'combat')).resolves.toBeDefined();
  });

  it('a starter deck whose list has changed is written anew when the server starts, and nobody’s own deck is', async () => {
    const pool = parlour.app.get(Pool);
    const own = await ann.post<{ id: number }>('/api/tcg-fuel/decks', {
      name: 'Mine',
      colors: ['red'],
      cards: [{ card: 'mountain', count: 20 }],
    });
    await pool.query('UPDATE tcg_fuel.deck_cards SET count = 3 WHERE deck_id IN (1, $1)', [own.body.id]);
    await pool.query('INSERT INTO tcg_fuel.deck_cards (deck_id, position, card_id, count) VALUES (1, 90, 1, 4)');
    await parlour.app.get(CatalogueRows).onApplicationBootstrap();
    const { rows } = await pool.query<{ slug: string; card: string; count: number }>(
      `SELECT d.slug, c.slug AS card, l.count FROM tcg_fuel.deck_cards l
         JOIN tcg_fuel.decks d ON d.id = l.deck_id JOIN tcg_fuel.cards c ON c.id = l.card_id
        WHERE d.id = 1 ORDER BY l.position`,
    );
    const [red] = STARTER_DECKS;
    expect(rows).toEqual(red!.cards.map(({ card, count }) => ({ slug: red!.id, card, count })));
    const mine = await pool.query('SELECT count FROM tcg_fuel.deck_cards WHERE deck_id = $1', [own.body.id]);
    expect(mine.rows).toEqual([{ count: 3 }]);
  });
});
