import { DataSource } from 'typeorm';
import { dataSourceOptions } from '../../src/database/data-source-options.js';
import { Schema } from '../../src/database/schema.js';
import { TcgFuelTournamentsOfTheHouse1794973201000 as Move } from '../../src/games/tcg-fuel/store/migrations/1794973201000-tcg-fuel-tournaments-of-the-house.js';
import { createTestDatabase } from '../support/database.js';
import type { TestDatabase } from '../support/database.js';

describe('Tournaments of TCG Fuel that were there before those of the house', () => {
  let database: TestDatabase;
  let source: DataSource;
  beforeAll(async () => {
    database = await createTestDatabase();
    source = new DataSource(dataSourceOptions({ url: database.url, schema: Schema.of([]), poolSize: 1 }));
    await source.initialize();
  });
  afterAll(async () => {
    await source?.destroy();
    await database?.drop();
  });

  it('come over with their players, matches, winners and log, and new ones are numbered after them', async () => {
    const runner = source.createQueryRunner();
    await new Move().down(runner);
    const [ann] = await runner.query(`INSERT INTO users (name, name_key) VALUES ('ann', 'ann') RETURNING id`);
    const players = await runner.query(
      `INSERT INTO tcg_fuel.players (user_id, username) VALUES ($1, 'ann'), (NULL, 'bob') RETURNING id`,
      [ann.id],
    );
    const [a, b] = players.map(({ id }: { id: number }) => id) as [number, number];
    await runner.query(
      `INSERT INTO tcg_fuel.tournaments (id, name, kind, status, best_of, format, max_players, current_round, seed,
                                         created_by, winner_id)
       VALUES (7, 'Old cup', 'swiss', 'finished', 3, 'fuel40', 8, 1, 's', $1, $2)`,
      [a, b],
    );
    await runner.query(
      `INSERT INTO tcg_fuel.tournament_players (id, tournament_id, player_id, deck, position)
       VALUES (20, 7, $1, '{"deckId": null, "cards": ["mountain"]}', 1), (21, 7, $2, '{"deckId": 3, "cards": []}', 2)`,
      [a, b],
    );
    await runner.query(
      `INSERT INTO tcg_fuel.tournament_matches (id, tournament_id, round, stage, number, player_a, player_b, status,
                                                wins_a, wins_b, winner_id, outcome, decided_by)
       VALUES (30, 7, 1, 'swiss', 1, $1, $2, 'finished', 1, 2, $2, 'override', $1)`,
      [a, b],
    );
    await runner.query(
      `INSERT INTO tcg_fuel.tournament_log (tournament_id, player_id, deed, details) VALUES (7, $1, 'override', '{"why": "late"}')`,
      [a],
    );

    await new Move().up(runner);

    expect(
      await runner.query('SELECT id, game, name, status, best_of, created_by, winner_id FROM tournaments'),
    ).toEqual([
      { id: 7, game: 'tcg-fuel', name: 'Old cup', status: 'finished', best_of: 3, created_by: ann.id, winner_id: 21 },
    ]);
    expect(
      await runner.query('SELECT id, user_id, room_player_id, name, brings FROM tournament_entrants ORDER BY id'),
    ).toEqual([
      { id: 20, user_id: ann.id, room_player_id: String(a), name: 'ann', brings: { cards: ['mountain'] } },
      { id: 21, user_id: null, room_player_id: String(b), name: 'bob', brings: { cards: [] } },
    ]);
    expect(
      await runner.query(
        'SELECT id, player_a, player_b, wins_a, wins_b, winner_id, decided_by FROM tournament_matches',
      ),
    ).toEqual([{ id: 30, player_a: 20, player_b: 21, wins_a: 1, wins_b: 2, winner_id: 21, decided_by: ann.id }]);
    expect(await runner.query('SELECT user_id, deed, details FROM tournament_log')).toEqual([
      { user_id: ann.id, deed: 'override', details: { why: 'late' } },
    ]);
    // Under this game's own names everything is as it was.
    expect(await runner.query('SELECT id, format, created_by, winner_id FROM tcg_fuel.tournaments')).toEqual([
      { id: 7, format: 'fuel40', created_by: a, winner_id: b },
    ]);
    const [next] = await runner.query(
      `INSERT INTO tournaments (game, name, kind, best_of, options, max_players, seed)
       VALUES ('check', 'New cup', 'swiss', 1, '{}', 8, 's') RETURNING id`,
    );
    expect(next).toEqual({ id: 8 });
    await runner.release();
  });
});
