import { createTestDatabase } from '../support/database.js';
import { startParlour } from '../support/parlour.js';
import type { Parlour } from '../support/parlour.js';
import { Person } from '../support/people.js';
import { until } from '../support/until.js';

const GAMES = '/api/ggltcg/games';
const ADMIN = { email: 'boss@example.org', password: 'correct horse battery' };
const UNKNOWN = '6f0a1c22-0000-4000-8000-000000000000';
const AGGRO = ['Dream', 'Knight', 'Raggy', 'Umbruh', 'Rush', 'Surge'];
const CONTROL = ['Ka', 'Wizard', 'Beary', 'Copy', 'Clean', 'Wake'];
const HEADER = 'name,cost,speed,strength,stamina,effects';
const tools = (count: number): string =>
  [HEADER, ...Array.from({ length: count }, (_, at) => `Tool${at},0,2,2,3,`), ''].join('\n');

/** Each action of GGLTCG's own paths, as a player may well have meant it. */
const ACTS: readonly (readonly [path: string, body: object])[] = [
  ['play-card', { card_name: 'Rush' }],
  ['tussle', { attacker_name: 'Ka' }],
  ['activate-ability', { card_name: 'Archer', target_name: 'Ka' }],
  ['resolve-decision', { accept: true }],
  ['end-turn', {}],
  ['concede', {}],
];

/** What the documents tell of an endpoint's refusals is what the server answered here, endpoint by endpoint. */
describe('Refusals that the documents tell', () => {
  let database: Awaited<ReturnType<typeof createTestDatabase>>;
  let parlour: Parlour;
  let client: Person;
  let guest: Person;
  let ann: Person;
  let admin: Person;

  beforeAll(async () => {
    database = await createTestDatabase();
    parlour = await startParlour({ admin: ADMIN, databaseUrl: database.url, testHooks: true });
    client = new Person(parlour.url, undefined);
    guest = await signedIn('guest', {});
    ann = await signedIn('register', { name: 'ann', ...credentials('ann') });
    admin = await signedIn('login', ADMIN);
  }, 120_000);
  afterAll(async () => {
    await parlour?.stop();
    await database?.drop();
  });

  const credentials = (name: string) => ({ email: `${name}@example.org`, password: 'correct horse battery' });
  const signedIn = async (how: string, body: object): Promise<Person> => {
    const { body: login } = await client.post<{ accessToken: string }>(`/api/auth/${how}`, body);
    return new Person(parlour.url, login.accessToken);
  };
  const created = async (person: Person, body: object): Promise<string> =>
    (await person.post<{ game_id: string }>(GAMES, body)).body.game_id;
  const open = (): Promise<string> =>
    created(client, {
      player1: { player_id: 'p1', name: 'Alice', deck: AGGRO },
      player2: { player_id: 'p2', name: 'Bob', deck: CONTROL },
      first_player_id: 'p1',
    });
  const refusal = async (asked: Promise<{ status: number; body: unknown }>): Promise<[number, string | undefined]> => {
    const { status, body } = await asked;
    const { code, error } = body as { code?: string; error?: { code?: string } };
    return [status, code ?? error?.code];
  };

  describe.each(ACTS)('POST /api/ggltcg/games/{gameId}/%s', (path, body) => {
    const act = (id: string, player_id: string, person = client) =>
      refusal(person.post(`${GAMES}/${id}/${path}`, { ...body, player_id }));

    it('a game or a player that is not there', async () => {
      expect(await act(UNKNOWN, 'p1')).toEqual([404, 'GAME_NOT_FOUND']);
      expect(await act(await open(), 'p3')).toEqual([404, 'PLAYER_NOT_FOUND']);
    });

    it('a seat of another player', async () => {
      const seated = await created(ann, {
        player1: { player_id: 'p1', deck: AGGRO },
        player2: { player_id: 'ai-2', deck: CONTROL },
      });
      expect(await act(seated, 'p1', guest)).toEqual([403, 'NOT_YOUR_SEAT']);
    });

    it('a game that is over', async () => {
      const id = await open();
      expect(await client.post(`${GAMES}/${id}/concede`, { player_id: 'p1' })).toMatchObject({ status: 200 });
      expect(await act(id, 'p2')).toEqual([409, 'GAME_OVER']);
    });

    it('the turn of the other, but for giving up', async () => {
      const said = await act(await open(), 'p2');
      if (path === 'concede') expect(said).toEqual([200, undefined]);
      else if (path === 'resolve-decision') expect(said).toEqual([400, 'NO_PENDING_DECISION']);
      else expect(said).toEqual([400, 'NOT_YOUR_TURN']);
    });
  });

  it('actions of GGLTCG while a decision is open, and without the CC for them', async () => {
    const scenario = async (A: object, B: object): Promise<string> =>
      (await client.post<{ game_id: string }>(`${GAMES}/scenario`, { players: { A, B } })).body.game_id;
    const act = (id: string, path: string, body: object) =>
      refusal(client.post(`${GAMES}/${id}/${path}`, { player_id: 'A', ...body }));
    const open = await scenario(
      { cc: 6, hand: ['Sun'], in_play: ['Ka', 'Umbruh', 'Archer'] },
      { hand: ['Wake'], in_play: ['Snuggles'] },
    );
    expect(await act(open, 'tussle', { attacker_name: 'Umbruh', defender_name: 'Snuggles' })).toEqual([200, undefined]);
    for (const [path, body] of [
      ['play-card', { card_name: 'Sun' }],
      ['tussle', { attacker_name: 'Ka' }],
      ['activate-ability', { card_name: 'Archer', target_name: 'Ka' }],
      ['end-turn', {}],
    ] as const) {
      expect([path, ...(await act(open, path, body))]).toEqual([path, 409, 'PENDING_DECISION']);
    }
    const poor = await scenario({ cc: 0, hand: ['Copy'], in_play: ['Ka', 'Archer'] }, { in_play: ['Umbruh'] });
    for (const [path, body] of [
      ['play-card', { card_name: 'Copy', target_card_name: 'Ka' }],
      ['tussle', { attacker_name: 'Ka', defender_name: 'Umbruh' }],
      ['activate-ability', { card_name: 'Archer', target_name: 'Umbruh' }],
    ] as const) {
      expect([path, ...(await act(poor, path, body))]).toEqual([path, 400, 'NOT_ENOUGH_CC']);
    }
    expect(await act(poor, 'ai-turn', { player_id: 'C' })).toEqual([404, 'PLAYER_NOT_FOUND']);
  });

  it('lobbies of GGLTCG: no code, and no lobby of this code', async () => {
    for (const [verb, path, body] of [
      ['POST', 'join', { player2_id: 'p2' }],
      ['POST', 'start', { player_id: 'p1', deck: AGGRO }],
      ['GET', 'status', undefined],
    ] as const) {
      const ask = (code: string) => refusal(client.ask(verb, `${GAMES}/lobby/${code}/${path}`, { body }));
      expect(await ask('x')).toEqual([400, 'INVALID_CODE']);
      expect(await ask('ABC234')).toEqual([404, 'LOBBY_NOT_FOUND']);
    }
  });

  it('decks and looking back in GGLTCG', async () => {
    const deck = ['Kaa', ...CONTROL.slice(1)];
    expect(await refusal(client.post(`${GAMES}/check-deck`, { deck }))).toEqual([400, 'INVALID_DECK']);
    expect(await refusal(client.get(`${GAMES}/${await open()}/playback/0`))).toEqual([403, 'GAME_RUNNING']);
  });

  it('sets of cards of the admins', async () => {
    const sets = '/api/ggltcg/admin/card-sets';
    expect(await refusal(admin.get(`${sets}/none/1`))).toEqual([404, 'CARD_SET_NOT_FOUND']);
    expect(await refusal(admin.get(`${sets}/none/1/csv`))).toEqual([404, 'CARD_SET_NOT_FOUND']);
    expect(await admin.post(`${sets}/few`, { csv: tools(3) })).toMatchObject({ status: 201 });
    const run = { card_set: 'few', games: 1 };
    expect(await refusal(admin.post('/api/ggltcg/admin/simulations', run))).toEqual([422, 'TOO_FEW_CARDS']);
  });

  describe.each([
    ['/api/ggltcg/admin/simulations', () => admin],
    ['/api/ggltcg/workshop/simulations', () => ann],
  ] as const)('%s', (simulations, person) => {
    it('a simulation that is not there', async () => {
      for (const path of ['', '/balance', '/balance.csv', '/report.md']) {
        expect(await refusal(person().get(`${simulations}/${UNKNOWN}${path}`))).toEqual([404, 'SIMULATION_NOT_FOUND']);
      }
      for (const path of ['pause', 'resume', 'cancel']) {
        expect(await refusal(person().post(`${simulations}/${UNKNOWN}/${path}`))).toEqual([
          404,
          'SIMULATION_NOT_FOUND',
        ]);
      }
    });

    it('a simulation that is done', async () => {
      const begun = /admin/.test(simulations)
        ? await admin.post<{ id: string }>(simulations, { games: 1, level: 'easy', nodes: 1 })
        : await ann.post<{ id: string }>('/api/ggltcg/workshop/sets/shipped/1/simulations', {
            games: 1,
            level: 'easy',
          });
      expect(begun).toMatchObject({ status: 202 });
      const { id } = begun.body;
      const isDone = async () =>
        (await person().get<{ status: string }>(`${simulations}/${id}`)).body.status === 'done';
      await until('the simulation is done', isDone, 120_000, 200);
      for (const path of ['pause', 'resume', 'cancel']) {
        expect(await refusal(person().post(`${simulations}/${id}/${path}`))).toEqual([409, 'WRONG_STATUS']);
      }
    });
  });

  it('the workshop: guests, sets that are not there, and sets that cannot be played', async () => {
    const workshop = '/api/ggltcg/workshop';
    const run = { games: 1, level: 'easy' };
    const few = await ann.post<{ name: string }>(`${workshop}/sets`, { title: 'Few', csv: tools(3) });
    const { name } = few.body;
    const begin = (set: string, person = ann) => refusal(person.post(`${workshop}/sets/${set}/simulations`, run));
    expect(await begin('shipped/1', guest)).toEqual([403, 'ACCOUNT_REQUIRED']);
    expect(await begin('none/1')).toEqual([404, 'CARD_SET_NOT_FOUND']);
    expect(await begin(`${name}/9`)).toEqual([422, 'UNKNOWN_CARD_SET']);
    expect(await begin(`${name}/1`)).toEqual([422, 'TOO_FEW_CARDS']);
    const compare = ann.get(`${workshop}/simulations/${UNKNOWN}/compare/${UNKNOWN}`);
    expect(await refusal(compare)).toEqual([404, 'SIMULATION_NOT_FOUND']);
    const keep = (csv: string, person = ann) => refusal(person.post(`${workshop}/sets/${name}/versions`, { csv }));
    expect(await keep('name\nKa')).toEqual([400, 'INVALID_CARD_SET']);
    expect(await keep(tools(4), guest)).toEqual([403, 'ACCOUNT_REQUIRED']);
  });

  it('accounts, decks and first steps of Viking Vengeance', async () => {
    const viking = '/api/viking-vengeance';
    const account = { username: 'other', ...credentials('ann') };
    expect(await refusal(client.post(`${viking}/auth/register`, account))).toEqual([409, 'EMAIL_TAKEN']);
    for (const path of ['decks', 'users/me/decks']) {
      expect(await refusal(ann.get(`${viking}/${path}/${UNKNOWN}`))).toEqual([404, 'DECK_NOT_FOUND']);
    }
    const { body: cards } = await ann.get<{ user_card_instance_id: string }[]>(`${viking}/users/me/cards`);
    const { body: decks } = await ann.get<{ deck_id: string; name: string }[]>(`${viking}/decks`);
    const ids = cards.map((card) => card.user_card_instance_id);
    const put = (change: object) => refusal(ann.ask('PUT', `${viking}/decks/${decks[0]!.deck_id}`, { body: change }));
    expect(await put({ user_card_instance_ids: ids.slice(0, 3) })).toEqual([400, 'DECK_SIZE']);
    const twice = [...ids.slice(0, 19), ids[0]];
    expect(await put({ user_card_instance_ids: twice })).toEqual([400, 'DECK_DUPLICATE_INSTANCE']);
    expect(await put({ user_card_instance_ids: [...ids.slice(0, 19), UNKNOWN] })).toEqual([400, 'DECK_CARD_NOT_OWNED']);
    expect(await ann.post(`${viking}/first-steps`)).toMatchObject({ status: 201 });
    expect(await refusal(ann.post(`${viking}/first-steps`))).toEqual([400, 'FIRST_STEPS_TAKEN']);
  });

  it('a deck of TCG Fuel with a card that is not there', async () => {
    const cards = [{ card: 'no-such-card', count: 1 }];
    expect(await refusal(client.post('/api/tcg-fuel/decks/check', { cards }))).toEqual([422, 'DECK_INVALID']);
  });
});
