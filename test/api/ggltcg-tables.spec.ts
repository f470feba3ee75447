import { Pool } from 'pg';
import { startParlour } from '../support/parlour.js';
import type { Parlour } from '../support/parlour.js';
import { guest, Person } from '../support/people.js';

const BASE = '/api/ggltcg/games';
const DECK = ['Ka', 'Wizard', 'Beary', 'Copy', 'Clean', 'Wake'];
const OTHER = ['Dream', 'Knight', 'Raggy', 'Umbruh', 'Rush', 'Surge'];

interface Listed {
  games: { game_id: string; status: string; player2_id: string | null }[];
  next_cursor: string | null;
}

/** The names and types that the contract gives its tables, which here are mostly views of the common ones. */
const COLUMNS = {
  games: {
    id: 'uuid',
    created_at: 'timestamp with time zone',
    updated_at: 'timestamp with time zone',
    player1_id: 'character varying',
    player1_name: 'character varying',
    player2_id: 'character varying',
    player2_name: 'character varying',
    status: 'character varying',
    winner_id: 'character varying',
    turn_number: 'integer',
    active_player_id: 'character varying',
    phase: 'character varying',
    game_state: 'jsonb',
    game_code: 'character varying',
    edition: 'text',
    options: 'jsonb',
    seed: 'text',
    version: 'integer',
    access: 'text',
    outcome: 'text',
    end_reason: 'text',
  },
  game_actions: {
    id: 'bigint',
    game_id: 'uuid',
    version: 'integer',
    turn_number: 'integer',
    player_id: 'text',
    action_type: 'text',
    action_data: 'jsonb',
    events: 'jsonb',
    result_description: 'text',
    created_at: 'timestamp with time zone',
  },
  game_stats: {
    game_id: 'uuid',
    winner_id: 'text',
    loser_id: 'text',
    total_turns: 'integer',
    duration_seconds: 'integer',
    winner_cards_played: 'integer',
    winner_tussles_initiated: 'integer',
    winner_direct_attacks: 'integer',
    loser_cards_played: 'integer',
    loser_tussles_initiated: 'integer',
    loser_direct_attacks: 'integer',
  },
  player_stats: {
    player_id: 'text',
    display_name: 'text',
    games_played: 'integer',
    games_won: 'integer',
    total_tussles: 'integer',
    tussles_won: 'integer',
    total_turns: 'integer',
    total_game_duration_seconds: 'integer',
    card_stats: 'jsonb',
    created_at: 'timestamp with time zone',
    updated_at: 'timestamp with time zone',
  },
  game_playback: {
    game_id: 'uuid',
    players: 'jsonb',
    winner_id: 'character varying',
    starting_deck_p1: 'jsonb',
    starting_deck_p2: 'jsonb',
    first_player_id: 'text',
    play_by_play: 'jsonb',
    turn_count: 'integer',
    cc_tracking: 'jsonb',
    created_at: 'timestamp with time zone',
    completed_at: 'timestamp with time zone',
  },
};

describe('The tables of GGLTCG', () => {
  let parlour: Parlour;
  let nobody: Person;
  beforeAll(async () => {
    parlour = await startParlour();
    nobody = new Person(parlour.url, undefined);
  }, 120_000);
  afterAll(() => parlour?.stop());

  const rows = async <T extends object>(sql: string, ...values: unknown[]): Promise<T[]> =>
    (await parlour.app.get(Pool).query<T>(sql, values)).rows;
  const list = async (query: string): Promise<Listed> => (await nobody.get<Listed>(`${BASE}?${query}`)).body;

  it.each(Object.entries(COLUMNS))('has %s with the columns of the contract', async (table, columns) => {
    const found = await rows<{ name: string; type: string }>(
      `SELECT column_name AS name, data_type AS type FROM information_schema.columns
        WHERE table_schema = 'ggltcg' AND table_name = $1`,
      table,
    );
    expect(Object.fromEntries(found.map(({ name, type }) => [name, type]))).toMatchObject(columns);
  });

  it('shows a lobby as a game from its first player on', async () => {
    const { body } = await nobody.post<{ game_id: string; game_code: string }>(`${BASE}/lobby/create`, {
      player1_id: 'p1',
      player1_name: 'Alice',
      edition: 'classic',
    });
    const { game_id, game_code } = body;
    const game = async () => (await rows(`SELECT * FROM ggltcg.games WHERE id = $1`, game_id))[0];
    const alice = { id: game_id, game_code, player1_id: 'p1', player1_name: 'Alice', edition: 'classic' };
    const waits = { winner_id: null, turn_number: 1, version: 0, game_state: {}, access: 'open', outcome: null };
    expect(await game()).toMatchObject({
      ...alice,
      ...waits,
      status: 'waiting_for_player',
      player2_id: null,
      player2_name: null,
    });
    expect((await list('player_id=p1&status=waiting_for_player')).games).toMatchObject([{ game_id, player2_id: null }]);
    expect((await list('status=waiting_for_player')).games).toEqual([]);
    await nobody.post(`${BASE}/lobby/${game_code}/join`, { player2_id: 'p2', player2_name: 'Bob' });
    expect(await game()).toMatchObject({ ...alice, ...waits, status: 'deck_selection', player2_name: 'Bob' });
    expect((await list('player_id=p2&status=deck_selection')).games).toMatchObject([{ game_id }]);
    for (const player_id of ['p1', 'p2']) {
      await nobody.post(`${BASE}/lobby/${game_code}/start`, { player_id, deck: DECK });
    }
    expect(await game()).toMatchObject({ ...alice, status: 'active', game_state: { turn_number: 1 } });
    expect((await list('player_id=p2')).games).toMatchObject([{ game_id, status: 'active' }]);
    await nobody.post(`${BASE}/${game_id}/concede`, { player_id: 'p1' });
    expect(await game()).toMatchObject({ ...alice, status: 'completed', winner_id: 'p2', end_reason: 'concede' });
  });

  it('lists games page by page, the latest first', async () => {
    const ids: string[] = [];
    for (let game = 0; game < 5; game++) {
      const { body } = await nobody.post<{ game_id: string }>(`${BASE}/quick-play`, { player_id: 'pager' });
      ids.unshift(body.game_id);
    }
    const first = await list('player_id=pager&limit=2');
    const second = await list(`player_id=pager&limit=2&cursor=${first.next_cursor}`);
    const third = await list(`player_id=pager&limit=2&cursor=${second.next_cursor}`);
    expect([first, second, third].map(({ games }) => games.map(({ game_id }) => game_id))).toEqual([
      ids.slice(0, 2),
      ids.slice(2, 4),
      ids.slice(4),
    ]);
    expect(third.next_cursor).toBeNull();
    const forged = Buffer.from(JSON.stringify(['yesterday', 'mine'])).toString('base64url');
    for (const cursor of ['nonsense', forged]) {
      expect(await nobody.get(`${BASE}?cursor=${cursor}`)).toMatchObject({
        status: 422,
        body: { code: 'VALIDATION_ERROR' },
      });
    }
  });

  it('finds the games of a player by an index', async () => {
    const names = await rows<{ name: string }>(
      `SELECT indexname AS name FROM pg_indexes WHERE indexname LIKE 'idx_games%'`,
    );
    expect(names.map(({ name }) => name).sort()).toEqual([
      'idx_games_player1',
      'idx_games_player2',
      'idx_games_status',
    ]);
  });

  it('keeps the playback that is told, without what was taken back', async () => {
    const { body } = await nobody.post<{ game_id: string }>(BASE, {
      player1: { player_id: 'ai', name: 'Gemiknight', deck: DECK, level: 'easy' },
      player2: { player_id: 'p2', name: 'Bob', deck: OTHER },
      first_player_id: 'ai',
      seed: 'tables',
    });
    const act = (what: string, more: object = {}) => nobody.post(`${BASE}/${body.game_id}/${what}`, more);
    const stored = () => rows('SELECT * FROM ggltcg.game_playback WHERE game_id = $1', body.game_id);
    await act('ai-turn?full=true', { player_id: 'ai' });
    await act('play-card', { player_id: 'p2', card_name: 'Surge' });
    await act('undo');
    await act('play-card', { player_id: 'p2', card_name: 'Knight' });
    await act('end-turn', { player_id: 'p2' });
    await act('undo');
    await act('undo');
    await act('play-card', { player_id: 'p2', card_name: 'Umbruh' });
    await act('end-turn', { player_id: 'p2' });
    await act('ai-turn?full=true', { player_id: 'ai' });
    expect(await stored()).toEqual([]);
    await act('concede', { player_id: 'p2' });
    const { body: told } = await nobody.get<Record<string, unknown>>(`${BASE}/${body.game_id}/playback`);
    const { players, winner_id, first_player_id, play_by_play, turn_count, cc_tracking } = told;
    expect(await stored()).toMatchObject([
      {
        ...{ players, winner_id, first_player_id, play_by_play, turn_count, cc_tracking },
        starting_deck_p1: DECK,
        starting_deck_p2: OTHER,
        completed_at: expect.any(Date),
      },
    ]);
    expect(play_by_play).toContainEqual(expect.objectContaining({ action_type: 'strategy' }));
    const said = (play_by_play as { description: string }[]).map(({ description }) => description);
    expect(said).toContain('Played Umbruh for 1 CC');
    expect(said).not.toContain('Played Knight for 1 CC');
  });

  it('counts cards per player, and numbers every action in the turn it belongs to', async () => {
    const anna = await guest(parlour.url);
    const { body } = await anna.post<{ game_id: string }>(BASE, {
      player1: { player_id: 'anna', name: 'Anna', deck: DECK },
      player2: { player_id: 'ai', level: 'easy', deck: OTHER },
    });
    const page = await anna.get<{ active_player_id: string }>(`${BASE}/${body.game_id}`);
    if (page.body.active_player_id === 'ai') await anna.post(`${BASE}/${body.game_id}/ai-turn?full=true`);
    await anna.post(`${BASE}/${body.game_id}/end-turn`);
    await anna.post(`${BASE}/${body.game_id}/concede`);
    const [stats] = await rows('SELECT * FROM ggltcg.player_stats WHERE player_id = $1', anna.id);
    expect(stats).toMatchObject({ display_name: 'Anna', games_played: 1, games_won: 0 });
    expect(stats).toHaveProperty(
      'card_stats',
      Object.fromEntries(DECK.map((name) => [name, { games_played: 1, games_won: 0 }])),
    );
    const actions = await rows<{ id: string; version: number; turn_number: number; action_type: string }>(
      'SELECT * FROM ggltcg.game_actions WHERE game_id = $1 ORDER BY version',
      body.game_id,
    );
    expect(actions.map(({ version }) => version)).toEqual(actions.map((_action, at) => at + 1));
    expect(new Set(actions.map(({ id }) => id)).size).toBe(actions.length);
    const ends = actions.filter(({ action_type }) => action_type === 'end_turn');
    expect(ends.map(({ turn_number }) => turn_number)).toEqual(ends.map((_end, at) => at + 1));
  });
});
