import puzzles from '../../src/games/viking-vengeance/bots/endgame/puzzles.json' with { type: 'json' };
import { startParlour } from '../support/parlour.js';
import type { Parlour } from '../support/parlour.js';
import { guest } from '../support/people.js';

interface List {
  readonly today: string;
  readonly streak: { readonly current: number; readonly best: number };
  readonly puzzles: readonly { readonly id: string; readonly solved: boolean; readonly misses: number }[];
}
interface Tried {
  readonly verdict: string;
  readonly steps: readonly { readonly seat: number; readonly picture: { readonly legalActions: readonly object[] } }[];
}

const BOOK = '/api/puzzles/viking-vengeance';

describe('Puzzles', () => {
  let parlour: Parlour;
  beforeAll(async () => void (parlour = await startParlour()));
  afterAll(() => parlour.stop());

  it('are listed and looked at by anybody, one of them for the day', async () => {
    const list = (await (await fetch(`${parlour.url}${BOOK}`)).json()) as List;
    expect(list.puzzles).toHaveLength(50);
    expect(list.puzzles.map(({ id }) => id)).toContain(list.today);
    const page = (await (await fetch(`${parlour.url}${BOOK}/${list.today}`)).json()) as Record<string, unknown>;
    expect(page).toMatchObject({ id: list.today, picture: { version: 0, seat: 0, toAct: [0] } });
  });

  it('keep with the account what was missed and solved, and the days in a row', async () => {
    const ann = await guest(parlour.url, 'Ann');
    const { body: before } = await ann.get<List>(BOOK);
    const index = before.puzzles.findIndex(({ id }) => id === before.today);
    const tries = (actions: readonly object[]) => ann.post<Tried>(`${BOOK}/${before.today}/tries`, { actions });
    expect(await tries([{ type: 'endTurn' }])).toMatchObject({ status: 200, body: { verdict: 'failed' } });
    expect(await tries([{ type: 'endTurn' }, { type: 'endTurn' }])).toMatchObject({ body: { code: 'PUZZLE_OVER' } });
    const moves: object[] = [puzzles[index]!.best];
    let { body } = await tries(moves);
    // After the only first move there may be several ways on: the first that keeps the goal is taken.
    while (body.verdict === 'open') {
      for (const next of body.steps.at(-1)!.picture.legalActions) {
        const tried = await ann.post<Tried>(`${BOOK}/${before.today}/tries`, { actions: [...moves, next] });
        if (tried.body.verdict === 'failed') continue;
        moves.push(next);
        body = tried.body;
        break;
      }
    }
    expect(body.verdict).toBe('solved');
    const { body: after } = await ann.get<List>(BOOK);
    expect(after.streak).toEqual({ current: 1, best: 1 });
    expect(after.puzzles[index]).toMatchObject({ solved: true });
    expect(after.puzzles[index]!.misses).toBeGreaterThan(0);
    expect((await (await guest(parlour.url, 'Bob')).get<List>(BOOK)).body.streak.current).toBe(0);
  });

  it.each([
    ['four-in-a-square', 30, { type: 'resign' }],
    ['tcg-fuel', 54, { type: 'end_turn' }],
  ])('are there for %s too, and are tried in the same way', async (game, count, missing) => {
    const ann = await guest(parlour.url, 'Ann');
    const book = `/api/puzzles/${game}`;
    const { body } = await ann.get<List>(book);
    expect(body.puzzles).toHaveLength(count);
    const { id } = body.puzzles[0]!;
    const page = await ann.get<{ picture: { seat: number; legalActions: object[] } }>(`${book}/${id}`);
    expect(page.body.picture.legalActions.length).toBeGreaterThan(0);
    const missed = await ann.post<Tried>(`${book}/${id}/tries`, { actions: [missing] });
    expect(missed).toMatchObject({ status: 200, body: { verdict: 'failed' } });
    expect((await ann.get<List>(book)).body.puzzles[0]).toMatchObject({ solved: false, misses: 1 });
  });

  it('refuse what is no puzzle, no action, and nobody’s try', async () => {
    const ann = await guest(parlour.url, 'Ann');
    expect(await ann.get('/api/puzzles/check')).toMatchObject({ status: 404, body: { code: 'NO_PUZZLES' } });
    expect(await ann.get(`${BOOK}/e99`)).toMatchObject({ status: 404, body: { code: 'PUZZLE_UNKNOWN' } });
    expect(await ann.post(`${BOOK}/e01/tries`, { actions: [] })).toMatchObject({ status: 400 });
    const taken = { type: 'placeCard', user_card_instance_id: '2.oni', position: { x: 0, y: 0 } };
    expect(await ann.post(`${BOOK}/e01/tries`, { actions: [taken] })).toMatchObject({ status: 422 });
    expect((await fetch(`${parlour.url}${BOOK}/e01/tries`, { method: 'POST' })).status).toBe(401);
  });
});
