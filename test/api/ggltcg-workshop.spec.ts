import { GgltcgModule } from '../../src/games/ggltcg/ggltcg.module.js';
import { createTestDatabase } from '../support/database.js';
import { startParlour } from '../support/parlour.js';
import type { Parlour } from '../support/parlour.js';
import { guest, Person } from '../support/people.js';
import { until } from '../support/until.js';

const WORKSHOP = '/api/ggltcg/workshop';
const HEADER = 'name,cost,speed,strength,stamina,effects';
const NAMES = ['Anvil', 'Bolt', 'Crank', 'Drill', 'Edge', 'File', 'Gear'];
const tools = (strength: number): string =>
  [HEADER, ...NAMES.map((name, at) => `${name},0,2,${at === 0 ? strength : 2},3,`), ''].join('\n');

interface Saved {
  readonly name: string;
  readonly version: number;
  readonly created: boolean;
}
interface Run {
  readonly id: string;
  readonly status: string;
  readonly games_done: number;
  readonly code?: string;
}

describe('The workshop', () => {
  let database: Awaited<ReturnType<typeof createTestDatabase>>;
  let parlour: Parlour;
  let ann: Person;
  let bob: Person;
  let nobody: Person;

  const registered = async (name: string): Promise<Person> => {
    const body = { email: `${name}@example.org`, password: 'correct horse battery', name };
    const { body: login } = await nobody.post<{ accessToken: string }>('/api/auth/register', body);
    return new Person(parlour.url, login.accessToken);
  };
  beforeAll(async () => {
    database = await createTestDatabase();
    parlour = await startParlour({ databaseUrl: database.url }, [GgltcgModule]);
    nobody = new Person(parlour.url, undefined);
    [ann, bob] = [await registered('ann'), await registered('bob')];
  }, 120_000);
  afterAll(async () => {
    await parlour?.stop();
    await database?.drop();
  });

  const saved = async (csv: string): Promise<Saved> => {
    const { status, body } = await ann.post<Saved>(`${WORKSHOP}/sets`, { title: 'Tools', csv });
    expect(status).toBe(201);
    return body;
  };
  const finished = (id: string): Promise<void> =>
    until(
      `simulation ${id} is done`,
      async () => (await ann.get<Run>(`${WORKSHOP}/simulations/${id}`)).body.status === 'done',
      120_000,
      200,
    );

  it('tells the whole effect language to everybody', async () => {
    const { status, body } = await nobody.get<{ effects: { type: string; example: string }[] }>('/api/ggltcg/effects');
    expect(status).toBe(200);
    expect(body.effects).toHaveLength(29);
    expect(body.effects.find(({ type }) => type === 'unsleep')).toMatchObject({
      syntax: 'unsleep[:kind-of-card]:number-of-targets[:flag]',
    });
  });

  it('says what is wrong by row and column, and what was probably meant', async () => {
    const csv = [HEADER, 'Ka,1,5,x,1,stat_bost:speed:2', 'Ka,1,5,9,1,', ''].join('\n');
    const { body } = await ann.post<{ errors: object[] }>(`${WORKSHOP}/validate`, { csv });
    expect(body.errors).toMatchObject([
      { row: 2, column: 'strength', text: 'x' },
      { row: 2, column: 'effects', suggestion: 'stat_boost:speed:2' },
    ]);
    expect((await nobody.post(`${WORKSHOP}/validate`, { csv })).status).toBe(401);
  });

  it('draws a card that is only being written, and nothing that is no colour', async () => {
    const picture = (query: string) => fetch(`${parlour.url}${WORKSHOP}/picture.svg?${query}`);
    const drawn = await picture('name=Lamplet&type=Toy&speed=3&strength=2&stamina=3&primary=%233f7f5f');
    expect(drawn.headers.get('content-type')).toMatch('image/svg+xml');
    expect(await drawn.text()).toMatch(/^<svg/);
    expect((await picture('name=X&type=Toy&primary="/><script>')).status).toBe(422);
    expect((await picture('name=X&type=Robot')).status).toBe(422);
  });

  it('keeps sets of one account that no other account sees', async () => {
    const { name, version } = await saved(tools(2));
    expect({ name, version }).toEqual({ name: expect.stringMatching(/^my-[a-z0-9]{16}$/) as string, version: 1 });
    const next = await ann.post<Saved>(`${WORKSHOP}/sets/${name}/versions`, {
      csv: tools(4),
      notes: 'A stronger anvil',
    });
    expect(next.body).toMatchObject({ version: 2, created: true });
    const again = await ann.post<Saved>(`${WORKSHOP}/sets/${name}/versions`, { csv: tools(4) });
    expect(again.body).toMatchObject({ version: 2, created: false });
    expect((await ann.get<object>(`${WORKSHOP}/sets/${name}`)).body).toMatchObject({
      title: 'Tools',
      kind: 'mine',
      versions: [{ version: 2, notes: 'A stronger anvil' }, { version: 1 }],
    });
    expect((await ann.get<{ csv: string }>(`${WORKSHOP}/sets/${name}/1`)).body.csv).toBe(tools(2));
    for (const path of [`sets/${name}`, `sets/${name}/1`, `sets/${name}/1/csv`, `sets/${name}/simulations`]) {
      expect((await bob.get(`${WORKSHOP}/${path}`)).status).toBe(404);
    }
    expect((await bob.post(`${WORKSHOP}/sets/${name}/versions`, { csv: tools(9) })).status).toBe(404);
    const seen = await bob.get<{ card_sets: { name: string }[] }>(`${WORKSHOP}/sets`);
    expect(seen.body.card_sets.map((set) => set.name)).toEqual(['shipped']);
  });

  it('keeps nothing for guests, nothing that does not parse, and no version of the shipped set', async () => {
    const visitor = await guest(parlour.url, 'Vic');
    expect((await visitor.post(`${WORKSHOP}/sets`, { title: 'Mine', csv: tools(2) })).status).toBe(403);
    const bad = await ann.post<{ code: string }>(`${WORKSHOP}/sets`, { title: 'Bad', csv: 'name\nKa\n' });
    expect([bad.status, bad.body.code]).toEqual([400, 'INVALID_CARD_SET']);
    expect((await ann.post(`${WORKSHOP}/sets/shipped/versions`, { csv: tools(2) })).status).toBe(409);
    expect((await ann.get<{ csv: string }>(`${WORKSHOP}/sets/shipped/1`)).body.csv).toMatch('Ka,');
  });

  it('is played with by everybody who is told the name', async () => {
    const { name } = await saved(tools(3));
    const body = {
      game: 'ggltcg',
      options: { card_set: `${name}@1` },
      seats: [{ kind: 'me' }, { kind: 'bot', level: 'easy' }],
    };
    const { status, body: page } = await bob.post<{ view: { options: object } }>('/api/sessions', body);
    expect(status).toBe(201);
    expect(page.view.options).toMatchObject({ card_set: `${name}@1` });
  });

  it('simulates two versions on the same deals and tells what the change did', async () => {
    const { name } = await saved(tools(1));
    await ann.post(`${WORKSHOP}/sets/${name}/versions`, { csv: tools(9) });
    const run = async (version: number, other: number): Promise<Run> => {
      const body = { games: 40, level: 'easy', compare_with: other };
      return (await ann.post<Run>(`${WORKSHOP}/sets/${name}/${version}/simulations`, body)).body;
    };
    const before = await run(1, 2);
    const after = await run(2, 1);
    await finished(before.id);
    await finished(after.id);
    const { body } = await ann.get<{
      same_deals: number;
      left_out: number;
      cards: { card_name: string; change: { by: number } }[];
    }>(`${WORKSHOP}/simulations/${after.id}/compare/${before.id}`);
    expect(body).toMatchObject({ same_deals: 40, left_out: 0 });
    expect(body.cards.find(({ card_name }) => card_name === 'Anvil')!.change.by).toBeGreaterThan(0);
    const balance = await ann.get<object>(`${WORKSHOP}/simulations/${after.id}/balance`);
    expect(balance.body).toMatchObject({ games: 40, lengths: expect.any(Object) as object });
    expect((await bob.get(`${WORKSHOP}/simulations/${after.id}`)).status).toBe(404);
    expect((await bob.post(`${WORKSHOP}/simulations/${after.id}/cancel`, {})).status).toBe(404);
    expect((await ann.post<Run>(`${WORKSHOP}/simulations/${after.id}/pause`, {})).status).toBe(409);
  }, 120_000);

  it('pauses, goes on and cancels, and runs no more than two at once', async () => {
    const { name } = await saved(tools(5));
    const begin = (games: number) => ann.post<Run>(`${WORKSHOP}/sets/${name}/1/simulations`, { games });
    const [one, two, three] = [await begin(2000), await begin(2000), await begin(10)];
    expect([one.status, two.status, three.status]).toEqual([202, 202, 409]);
    expect((await ann.post<Run>(`${WORKSHOP}/simulations/${one.body.id}/pause`, {})).body.status).toBe('paused');
    expect((await ann.post<Run>(`${WORKSHOP}/simulations/${one.body.id}/resume`, {})).body.status).toBe('running');
    for (const { body } of [one, two]) {
      expect((await ann.post<Run>(`${WORKSHOP}/simulations/${body.id}/cancel`, {})).body.status).toBe('cancelled');
    }
  });
});
