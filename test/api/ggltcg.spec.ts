import { Pool } from 'pg';
import { startParlour } from '../support/parlour.js';
import type { Parlour } from '../support/parlour.js';
import { guest, Person } from '../support/people.js';
import { until } from '../support/until.js';

interface Card {
  id: string;
  name: string;
  strength: number;
  current_stamina: number;
}
interface Side {
  name: string;
  cc: number;
  hand: Card[] | null;
  hand_count: number;
  in_play: Card[];
  sleep_zone: Card[];
}
interface Page {
  game_id: string;
  version: number;
  turn: number;
  active_player_id: string;
  winner: string | null;
  is_game_over: boolean;
  players: Record<string, Side>;
  pending_decision: { decision_id: string; player_id: string; options: string[] } | null;
  play_by_play: { action_type: string; description: string; ai_endpoint?: string }[];
}
interface Valid {
  action_type: string;
  card_id: string | null;
  card_name: string | null;
  target_options?: string[];
  min_targets: number;
  cost_cc: number;
  alternative_cost_options: string[];
}

const BASE = '/api/ggltcg/games';
const AGGRO = ['Dream', 'Knight', 'Raggy', 'Umbruh', 'Rush', 'Surge'];
const CONTROL = ['Ka', 'Wizard', 'Beary', 'Copy', 'Clean', 'Wake'];

describe('GGLTCG over REST', () => {
  let parlour: Parlour;
  let client: Person;

  beforeAll(async () => {
    parlour = await startParlour({ testHooks: true });
    client = new Person(parlour.url, undefined);
  }, 120_000);
  afterAll(() => parlour?.stop());

  const create = async (more: object = {}): Promise<string> => {
    const players = {
      player1: { player_id: 'p1', name: 'Alice', deck: AGGRO },
      player2: { player_id: 'p2', name: 'Bob', deck: CONTROL },
    };
    const { status, body } = await client.post<{ game_id: string }>(BASE, {
      ...players,
      first_player_id: 'p1',
      ...more,
    });
    expect(status).toBe(201);
    return body.game_id;
  };
  /** A position of the worked examples: standard, turn 3, A active, 4 CC each unless said. */
  const scenario = async (A: object, B: object, more: object = {}): Promise<string> => {
    const { status, body } = await client.post<{ game_id: string }>(`${BASE}/scenario`, { players: { A, B }, ...more });
    expect({ status, body }).toMatchObject({ status: 201 });
    return body.game_id;
  };
  const show = async (id: string, player?: string): Promise<Page> =>
    (await client.get<Page>(`${BASE}/${id}${player ? `?player_id=${player}` : ''}`)).body;
  const act = (id: string, what: string, body: object) => client.post(`${BASE}/${id}/${what}`, body);
  const names = (cards: readonly Card[] | null) => cards?.map(({ name }) => name);
  const refused = (status: number, code: string, detail?: string) => ({
    status,
    body: { code, statusCode: status, ...(detail ? { detail, message: detail } : undefined) },
  });

  it('is played through the common endpoints, with a deck of one’s own', async () => {
    const anna = await guest(parlour.url);
    const seats = [
      { kind: 'me', loadout: { deck: AGGRO } },
      { kind: 'bot', level: 'easy' },
    ];
    const page = await anna.opens('ggltcg', { seats });
    const { players } = page.view as unknown as Page;
    expect(names(players[anna.id]!.hand)?.sort()).toEqual([...AGGRO].sort());
    expect(players['bot-1']!.hand).toBeNull();
    const wrong = [{ kind: 'me', loadout: { deck: ['Ka'] } }, { kind: 'bot' }];
    expect(await anna.post('/api/sessions', { game: 'ggltcg', seats: wrong })).toMatchObject({
      status: 400,
      body: { code: 'INVALID_DECK' },
    });
    const concede = await anna.acts(page.sessionId, { type: 'concede' });
    expect(concede.body.outcome).toMatchObject({ winners: [1], reason: 'concede' });
  });

  it('begins an open game and shows each player the own hand only', async () => {
    const id = await create();
    const mine = await show(id, 'p1');
    expect(mine).toMatchObject({ game_id: id, version: 0, turn: 1, active_player_id: 'p1', is_game_over: false });
    expect(names(mine.players.p1!.hand)).toEqual(AGGRO);
    expect(mine.players.p2).toMatchObject({ hand: null, hand_count: 6, cc: 0 });
    expect(mine.players.p1!.cc).toBe(2);
    const outside = await show(id);
    expect([outside.players.p1!.hand, outside.players.p2!.hand]).toEqual([null, null]);
  });

  it('refuses decks and players that cannot be', async () => {
    const post = (more: object) =>
      client.post(BASE, { player1: { player_id: 'p1', deck: AGGRO }, player2: { player_id: 'p2' }, ...more });
    expect(await post({ player2: { player_id: 'p1' } })).toMatchObject(refused(400, 'SAME_PLAYER'));
    expect(await post({ player1: { player_id: 'p1', deck: ['Ka'] } })).toMatchObject(refused(400, 'INVALID_DECK'));
    const misspelt = await post({ player1: { player_id: 'p1', deck: [...AGGRO.slice(1), 'Umbru'] } });
    expect(misspelt).toMatchObject(refused(400, 'INVALID_DECK'));
    expect(misspelt.body.detail).toContain('Umbruh');
    expect(await post({ first_player_id: 'p3' })).toMatchObject(refused(422, 'VALIDATION_ERROR'));
    expect(await post({ player1: 5 })).toMatchObject(refused(422, 'VALIDATION_ERROR'));
    expect(await client.get(`${BASE}/nothing`)).toMatchObject(refused(404, 'GAME_NOT_FOUND'));
  });

  it('W9: Twist by name wins, and answers as it always has', async () => {
    const id = await scenario({ cc: 3, hand: ['Twist'] }, { hand: [], in_play: ['Ka'], sleep_zone: ['Sun'] });
    const answer = await act(id, 'play-card', { player_id: 'A', card_name: 'twist', target_card_name: 'KA' });
    expect(answer).toMatchObject({
      status: 200,
      body: {
        success: true,
        message: 'Successfully played Twist (took control of Ka)',
        game_state: { turn: 3, version: 1, active_player_id: 'A', winner: 'A', is_game_over: true },
      },
    });
    const page = await show(id, 'A');
    expect(page.players.A!.in_play).toMatchObject([{ name: 'Ka', strength: 11 }]);
    expect(page.play_by_play.map(({ description }) => description)).toEqual([
      'Played Twist for 3 CC (took control of Ka)',
      'A wins',
    ]);
    expect(await act(id, 'end-turn', { player_id: 'A' })).toMatchObject(refused(409, 'GAME_OVER'));
  });

  it('W1, W14: tells how a tussle and a direct attack went', async () => {
    const tussle = await scenario({ in_play: ['Ka'] }, { hand: ['Wake'], in_play: ['Umbruh'] });
    expect(await act(tussle, 'tussle', { player_id: 'A', attacker_name: 'Ka', defender_name: 'Umbruh' })).toMatchObject(
      {
        status: 200,
        body: { result: { kind: 'tussle', first_striker: 'A:in_play:0', sleeped: [{ name: 'Umbruh' }] } },
      },
    );
    const after = await show(tussle, 'B');
    expect([after.players.A!.cc, after.players.B!.cc]).toEqual([2, 5]);
    const direct = await scenario({ cc: 7, in_play: ['Wizard'] }, { hand: ['Ka', 'Sun', 'Wake'] });
    const hit = () => act(direct, 'tussle', { player_id: 'A', attacker_name: 'Wizard' });
    const first = await hit();
    expect(first).toMatchObject({ body: { result: { kind: 'direct_attack', first_striker: null } } });
    expect(['Ka', 'Sun', 'Wake']).toContain((first.body as { result: { revealed: Card } }).result.revealed.name);
    await hit();
    expect(await hit()).toMatchObject(refused(400, 'DIRECT_ATTACK_LIMIT'));
  });

  it('W10, W12: pays with a card, and says what is missing', async () => {
    const id = await scenario({ cc: 0, hand: ['Ballaber'], in_play: ['Umbruh'] }, { hand: ['Sun'] });
    const itself = { player_id: 'A', card_name: 'Ballaber', alternative_cost_card_id: 'A:hand:0' };
    expect(await act(id, 'play-card', itself)).toMatchObject(refused(400, 'INVALID_ALTERNATIVE_COST'));
    const { body } = await client.get<{ valid_actions: Valid[] }>(`${BASE}/${id}/valid-actions?player_id=A`);
    expect(body.valid_actions.map(({ action_type }) => action_type)).toEqual(['play_card', 'end_turn']);
    expect(body.valid_actions[0]).toMatchObject({ cc_payable: false, alternative_cost_options: ['A:in_play:0'] });
    const paid = { player_id: 'A', card_name: 'Ballaber', alternative_cost_card_name: 'Umbruh' };
    expect((await act(id, 'play-card', paid)).status).toBe(200);
    const { players } = await show(id, 'A');
    expect([players.A!.cc, names(players.A!.in_play), names(players.A!.sleep_zone)]).toEqual([
      1,
      ['Ballaber'],
      ['Umbruh'],
    ]);
    const dear = await scenario(
      { cc: 2, hand: ['Copy'], in_play: ['Dream'], sleep_zone: ['Sun', 'Wake'] },
      { in_play: ['Gibbers'] },
    );
    expect(
      await act(dear, 'play-card', { player_id: 'A', card_name: 'Copy', target_card_name: 'Dream' }),
    ).toMatchObject(refused(400, 'NOT_ENOUGH_CC', 'Not enough CC (need 3, have 2)'));
  });

  it('W15: waits for the decision of the other player', async () => {
    const id = await scenario({ cc: 6, in_play: ['Ka', 'Umbruh'] }, { hand: ['Wake'], in_play: ['Snuggles'] });
    await act(id, 'tussle', { player_id: 'A', attacker_name: 'Umbruh', defender_name: 'Snuggles' });
    expect(await act(id, 'end-turn', { player_id: 'A' })).toMatchObject(refused(409, 'PENDING_DECISION'));
    expect(await act(id, 'resolve-decision', { player_id: 'A', target_card_id: 'A:in_play:0' })).toMatchObject(
      refused(400, 'NOT_YOUR_DECISION'),
    );
    expect((await act(id, 'resolve-decision', { player_id: 'B', target_card_id: 'A:in_play:0' })).status).toBe(200);
    const page = await show(id, 'A');
    expect(page.players.A).toMatchObject({ cc: 4, in_play: [{ name: 'Umbruh', strength: 4 }] });
    expect(page.active_player_id).toBe('A');
  });

  it('says who may not act, and when the game has moved on', async () => {
    const id = await create();
    expect(await act(id, 'end-turn', { player_id: 'p2' })).toMatchObject(
      refused(400, 'NOT_YOUR_TURN', "It's not your turn"),
    );
    expect(await act(id, 'end-turn', { player_id: 'p3' })).toMatchObject(refused(404, 'PLAYER_NOT_FOUND'));
    expect(await act(id, 'end-turn', {})).toMatchObject(refused(422, 'VALIDATION_ERROR'));
    expect(await act(id, 'end-turn', { player_id: 'p1', expected_version: 3 })).toMatchObject(
      refused(409, 'STALE_VERSION'),
    );
    expect(await act(id, 'play-card', { player_id: 'p1', card_name: 'Ka' })).toMatchObject(
      refused(400, 'CARD_NOT_IN_HAND'),
    );
    expect(await act(id, 'end-turn', { player_id: 'p1' })).toMatchObject({
      status: 200,
      body: { game_state: { turn: 2, active_player: 'p2', phase: 'Main' } },
    });
    const { body } = await client.get<{ logs: string[] }>(`${BASE}/${id}/logs`);
    expect(body.logs).toEqual(['Turn 1 (End): Alice: Ended the turn', 'Turn 2 (Start): Bob begins']);
  });

  it('takes a player’s own last action back in practice, with what the bot did after it', async () => {
    const [anna, other] = [await guest(parlour.url), await guest(parlour.url)];
    const seats = [{ kind: 'me' }, { kind: 'bot', level: 'easy' }];
    const begin = async (more: object): Promise<string> => {
      const opened = await anna.post<{ sessionId: string }>('/api/sessions', { game: 'ggltcg', seats, ...more });
      return opened.body.sessionId;
    };
    const id = await begin({ seed: 'practice' });
    const look = async () => (await anna.get<Page>(`${BASE}/${id}`)).body;
    const isMine = async () => {
      const answer = await anna.get<{ valid_actions: unknown[] }>(`${BASE}/${id}/valid-actions`);
      return answer.body.valid_actions.length > 0;
    };
    await until('my turn', isMine);
    const before = await look();
    await anna.post(`${BASE}/${id}/end-turn`, {});
    await until('my turn again', async () => (await look()).turn === before.turn + 2);
    expect(await other.post(`${BASE}/${id}/undo`)).toMatchObject(refused(403, 'UNDO_NOT_ALLOWED'));
    expect(await anna.post(`${BASE}/${id}/undo`)).toMatchObject({ status: 200, body: { turn: before.turn } });
    const after = await look();
    expect({ ...after, version: 0 }).toEqual({ ...before, version: 0 });
    const counted = await begin({});
    expect(await anna.post(`${BASE}/${counted}/undo`)).toMatchObject(refused(403, 'UNDO_NOT_ALLOWED'));
  });

  it('takes the latest action back, again and again, in open games', async () => {
    const id = await create();
    await act(id, 'end-turn', { player_id: 'p1' });
    await act(id, 'end-turn', { player_id: 'p2' });
    expect(await act(id, 'undo', {})).toMatchObject({ status: 200, body: { turn: 2, version: 3 } });
    const back = await act(id, 'undo', { player_id: 'p1' });
    expect(back).toMatchObject({ status: 200, body: { turn: 1, version: 4, play_by_play: [] } });
    expect(await act(id, 'undo', {})).toMatchObject({ status: 409 });
    expect(await client.ask('DELETE', `${BASE}/${id}`)).toMatchObject({ status: 200 });
    expect(await client.get(`${BASE}/${id}`)).toMatchObject({ status: 404 });
  });

  it.each(['Admin', 'a\u202eb', 'a\u200bb', 'x'.repeat(51)])('calls nobody %j', async (name) => {
    const quick = { player_id: 'p1', player_name: name };
    expect(await client.post(`${BASE}/quick-play`, quick)).toMatchObject(refused(422, 'VALIDATION_ERROR'));
    const lobby = { player1_id: 'p1', player1_name: name };
    expect(await client.post(`${BASE}/lobby/create`, lobby)).toMatchObject(refused(422, 'VALIDATION_ERROR'));
    const { body } = await client.post<Page & { game_id: string }>(`${BASE}/quick-play`, { player_id: `${name}!` });
    const { players } = (await client.get<Page>(`${BASE}/${body.game_id}`)).body;
    expect(Object.values(players).map((player) => player.name)).toContain('Player');
  });

  it('tells the seed of the round once it is over, and takes nothing back after that', async () => {
    const over = async () => {
      const id = await scenario({ cc: 4, hand: ['Ka', 'Sun'] }, { hand: ['Sun'] });
      await act(id, 'concede', { player_id: 'A' });
      return id;
    };
    const reopened = await over();
    expect(await act(reopened, 'undo', {})).toMatchObject({ status: 200 });
    const id = await over();
    const { body } = await client.get<{ seed: string }>(`${BASE}/${id}/playback`);
    const { rows } = await parlour.app.get(Pool).query('SELECT seed FROM game_sessions WHERE id = $1', [id]);
    expect(JSON.stringify(body)).not.toContain((rows[0] as { seed: string }).seed);
    expect(body.seed).toMatch(/^[0-9a-f]{64}$/);
    expect(await act(id, 'undo', {})).toMatchObject(refused(409, 'SEEDS_PUBLISHED'));
  });

  it('keeps a seated game for its player, and plays the bot only when asked', async () => {
    const anna = await guest(parlour.url);
    const other = await guest(parlour.url);
    const begun = await anna.post<{ game_id: string; player_deck: string[]; first_player_id: string }>(
      `${BASE}/quick-play`,
      { player_id: 'anna', player_name: 'Anna', level: 'easy' },
    );
    expect(begun).toMatchObject({ status: 201 });
    const id = begun.body.game_id;
    if (begun.body.first_player_id === 'anna') await anna.post(`${BASE}/${id}/end-turn`, {});
    expect(await other.post(`${BASE}/${id}/concede`, { player_id: 'anna' })).toMatchObject(
      refused(403, 'NOT_YOUR_SEAT'),
    );
    expect((await other.get<Page>(`${BASE}/${id}?player_id=anna`)).body.players.anna!.hand).toBeNull();
    expect(await anna.post(`${BASE}/${id}/ai-turn?player_id=anna`)).toMatchObject(refused(403, 'NOT_A_BOT'));
    expect(await anna.post(`${BASE}/${id}/undo`)).toMatchObject(refused(403, 'UNDO_NOT_ALLOWED'));
    const turn = await anna.post(`${BASE}/${id}/ai-turn?player_id=ai-gemiknight&full=true`);
    expect(turn).toMatchObject({
      status: 200,
      body: { success: true, ai_turn_summary: { action: 'end_turn', ai_endpoint: 'Parlour search bot' } },
    });
    expect(await anna.post(`${BASE}/${id}/ai-turn`)).toMatchObject(refused(400, 'NOT_YOUR_TURN'));
    expect(await anna.get(`${BASE}/${id}/playback`)).toMatchObject(refused(403, 'GAME_RUNNING'));
    await anna.post(`${BASE}/${id}/concede`, {});
    const { body } = await anna.get(`${BASE}/${id}/playback`);
    expect(body).toMatchObject({ winner_id: 'ai-gemiknight', players: [{ player_id: 'anna' }, {}] });
    const proof = await anna.get<{ rounds: { seed: string }[] }>(`/api/sessions/${id}/proof`);
    expect(body.seed).toBe(proof.body.rounds[0]!.seed);
    expect(await anna.get(`${BASE}/${id}/playback/0`)).toMatchObject({ status: 200, body: { version: 0 } });
    const before = await other.get<Page>(`${BASE}/${id}/playback/0?player_id=anna`);
    expect(before.body.players.anna!.hand).toHaveLength(6);
    expect(before.body.players['ai-gemiknight']!.hand).toHaveLength(6);
    expect(await anna.get(`${BASE}/${id}/playback/0?player_id=eve`)).toMatchObject(refused(404, 'PLAYER_NOT_FOUND'));
    expect(await anna.get(`${BASE}/${id}/playback/999`)).toMatchObject(refused(404, 'NO_SUCH_VERSION'));
  });

  it.each([
    [{ cc: 2, hand: ['Drop', 'Sun'] }, { in_play: ['Ka'] }, 'play_card', 'Drop', 'Ka', 2],
    [{ cc: 1, hand: ['Sun'], in_play: ['Archer'] }, { in_play: ['Ka'] }, 'activate_ability', 'Archer', 'Ka', 1],
    [{ cc: 2, hand: ['Sun'], in_play: ['Knight'] }, { in_play: ['Ka'] }, 'tussle', 'Knight', 'Ka', 2],
    [{ cc: 0, hand: ['Ballaber'], in_play: ['Umbruh'] }, { hand: ['Sun'] }, 'play_card', 'Ballaber', null, 0],
    [{ cc: 3, hand: ['Sun'], sleep_zone: ['Ka', 'Block'] }, { hand: ['Sun'] }, 'play_card', 'Sun', 'Ka, Block', 3],
    [{ cc: 0, in_play: ['Raggy'] }, { hand: ['Sun'] }, 'tussle', 'Raggy', null, 0],
  ])('sums up what a bot did from %j against %j: %s', async (A, B, action, card, target, cost_cc) => {
    const id = await scenario(A, B);
    const { body } = await act(id, 'ai-turn', { player_id: 'A' });
    const reasoning = expect.stringContaining(card);
    expect(body.ai_turn_summary).toMatchObject({ action, card, target, cost_cc, reasoning });
  });

  it('sums up what a bot decided', async () => {
    const id = await scenario({ cc: 6, in_play: ['Umbruh'] }, { hand: ['Wake'], in_play: ['Snuggles'] });
    await act(id, 'tussle', { player_id: 'A', attacker_name: 'Umbruh', defender_name: 'Snuggles' });
    const { body } = await act(id, 'ai-turn', { player_id: 'B' });
    const summary = { action: 'resolve_decision', card: 'Snuggles', target: 'Umbruh', cost_cc: 0 };
    expect(body.ai_turn_summary).toMatchObject(summary);
  });

  it('says nothing of what a bot thinks while the decks are secret', async () => {
    const id = await create({ options: { reveal_decks: false }, first_player_id: 'p2' });
    const { body } = await act(id, 'ai-turn?full=true', { player_id: 'p2' });
    const { ai_turn_summaries: summaries } = body as { ai_turn_summaries: { reasoning: string }[] };
    expect(summaries.length).toBeGreaterThan(0);
    for (const { reasoning } of summaries) expect(reasoning).toBe('');
  });

  it.each(['ai-turn', 'undo'])('does no %s of a game that has moved on', async (what) => {
    const id = await create();
    await act(id, 'end-turn', { player_id: 'p1' });
    expect(await act(id, what, { player_id: 'p2', expected_version: 0 })).toMatchObject(refused(409, 'STALE_VERSION'));
    expect(await act(id, what, { player_id: 'p2', expected_version: 1 })).toMatchObject({ status: 200 });
  });

  it('answers a retry under the same key as it did at first, and plays it once', async () => {
    const id = await scenario({ cc: 7, hand: ['Umbruh'], in_play: ['Wizard'] }, { hand: ['Ka', 'Sun', 'Wake'] });
    const send = (what: string, body: object, key: string) =>
      client.post(`${BASE}/${id}/${what}`, body, { 'Idempotency-Key': key });
    const requests = [
      ['play-card', { player_id: 'A', card_name: 'Umbruh', expected_version: 0 }, 'one'],
      ['tussle', { player_id: 'A', attacker_name: 'Wizard' }, 'two'],
      ['end-turn', { player_id: 'A' }, 'three'],
      ['concede', { player_id: 'B' }, 'one'],
    ] as const;
    const first = [];
    for (const [what, body, key] of requests) first.push(await send(what, body, key));
    expect(first.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    for (const [at, [what, body, key]] of requests.entries()) {
      expect(await send(what, body, key)).toMatchObject({ status: 200, body: first[at]!.body });
    }
    expect((await show(id)).version).toBe(4);
    expect(await send('end-turn', { player_id: 'A' }, 'one')).toMatchObject(refused(422, 'KEY_REUSED'));
    expect(await send('end-turn', { player_id: 'A' }, 'x'.repeat(201))).toMatchObject(refused(422, 'VALIDATION_ERROR'));
  });

  it('begins one game of an account for one key', async () => {
    const anna = await guest(parlour.url);
    const begin = (path: string, key: string) => {
      const players = { player1: { player_id: 'anna' }, player2: { player_id: 'ai' } };
      return anna.post(BASE + path, path === '' ? players : { player_id: 'anna' }, { 'Idempotency-Key': key });
    };
    for (const path of ['', '/quick-play']) {
      const { status, body } = await begin(path, `first${path}`);
      expect(status).toBe(201);
      expect((await begin(path, `first${path}`)).body).toEqual(body);
      expect((await begin(path, `second${path}`)).body.game_id).not.toBe(body.game_id);
    }
  });

  it('lists what may be done, and whatever it lists can be done', async () => {
    const id = await create({ seed: 'listed' });
    const listed = async (player: string) =>
      (await client.get<{ valid_actions: Valid[] }>(`${BASE}/${id}/valid-actions?player_id=${player}`)).body
        .valid_actions;
    expect(await listed('p2')).toEqual([]);
    for (let turn = 0; turn < 12; turn++) {
      const player = (await show(id)).active_player_id;
      const [valid] = (await listed(player)).filter(({ action_type }) => action_type !== 'resolve_decision');
      if (!valid) break;
      const targets = valid.target_options?.slice(0, valid.min_targets) ?? [];
      const [what, body] =
        valid.action_type === 'play_card'
          ? ['play-card', { card_id: valid.card_id, target_card_ids: targets }]
          : valid.action_type === 'tussle'
            ? ['tussle', { attacker_id: valid.card_id, defender_id: targets[0] ?? null }]
            : valid.action_type === 'activate_ability'
              ? ['activate-ability', { card_id: valid.card_id, target_id: targets[0] }]
              : ['end-turn', {}];
      expect(await act(id, what as string, { player_id: player, ...(body as object) })).toMatchObject({ status: 200 });
    }
  });

  it('has cards, decks and stories', async () => {
    const cards = await client.get<{ count: number }>(`${BASE}/cards`);
    expect(cards.body.count).toBe(41);
    expect((await client.get<{ count: number }>(`${BASE}/cards?edition=classic`)).body.count).toBe(18);
    expect((await client.get<{ decks: unknown[] }>(`${BASE}/decks`)).body.decks).toHaveLength(6);
    const deck = await client.post<{ deck: string[] }>(`${BASE}/random-deck`, { num_toys: 4, num_actions: 2 });
    expect(new Set(deck.body.deck).size).toBe(6);
    expect(await client.post(`${BASE}/random-deck`, { num_toys: 4, num_actions: 3 })).toMatchObject({ status: 400 });
    const line = { turn: 1, player: 'Alice', action_type: 'play_card', description: 'Played Ka for 1 CC' };
    const anna = await guest(parlour.url);
    const story = await anna.post(`${BASE}/narrative`, { play_by_play: [line, 7] });
    expect(story).toMatchObject({ status: 200, body: { source: 'template' } });
    expect(story.body.narrative).toContain('Alice');
    expect(await anna.post(`${BASE}/narrative`, { play_by_play: 'x' })).toMatchObject(refused(422, 'VALIDATION_ERROR'));
    const id = await create();
    const list = await client.get<{ games: { game_id: string }[] }>(`${BASE}?player_id=p1&status=active`);
    expect(list.body.games.map(({ game_id }) => game_id)).toContain(id);
  });
});
