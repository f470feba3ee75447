import { startParlour } from '../support/parlour.js';
import type { Parlour } from '../support/parlour.js';
import { Person } from '../support/people.js';

const BASE = '/api/four-in-a-square';

interface Created {
  gameId: string;
  playerToken: string;
}

interface Line {
  gameId: string;
  version: number;
  depth: number;
  value: number;
  line: { player: string; action: string }[];
}

describe('Four in a Square over sockets', () => {
  let parlour: Parlour;
  beforeAll(async () => {
    parlour = await startParlour();
  });
  afterAll(() => parlour.stop());

  const create = async (body: object): Promise<{ sessionId: string; player: Person }> => {
    const answer = await new Person(parlour.url, undefined).post<Created>(`${BASE}/games`, body);
    return { sessionId: answer.body.gameId, player: new Person(parlour.url, answer.body.playerToken) };
  };

  it('answers a move with the state after it, and tells the bot’s placement and slide one after the other', async () => {
    const { sessionId, player } = await create({ level: 'random' });
    const wire = await player.connects('/four-in-a-square');
    expect(await wire.asks('session:join', { sessionId })).toMatchObject({ ok: true, seat: 0, version: 0 });
    await wire.does('session:act', { sessionId, action: { action: 'place', squareIndex: 0, slotIndex: 0 } });
    const slid = await wire.asks('session:act', { sessionId, action: { type: 'slide', squareIndex: 1 } });
    expect(slid).toMatchObject({
      ok: true,
      version: 2,
      view: { state: { currentPlayer: 'B', placed: { R: 1, B: 0 } } },
    });
    expect(await wire.hears('ai:thinking')).toMatchObject({ gameId: sessionId, level: 'random', sinceVersion: 2 });
    await wire.hears<{ version: number }>('ai:action', ({ version }) => version === 4);
    const told = wire.all<{ version: number; action: { action: string } }>('ai:action');
    expect(told.map(({ version, action }) => `${version} ${action.action}`)).toEqual(['3 place', '4 slide']);
    wire.close();
  });

  it('answers a refusal with the same code and text as REST', async () => {
    const { sessionId, player } = await create({ opponent: 'self' });
    const wire = await player.connects('/four-in-a-square');
    await wire.does('session:join', { sessionId });
    const say = (action: object) => wire.asks('session:act', { sessionId, action });
    expect(await say({ action: 'place', squareIndex: 4, slotIndex: 0 })).toMatchObject({
      ok: false,
      error: { code: 'HOLE_SQUARE', message: 'Invalid move: cannot place in the hole square' },
    });
    expect(await say({ action: 'pass' })).toMatchObject({ ok: false, error: { code: 'UNKNOWN_ACTION' } });
    expect(await say({ action: 'place', squareIndex: '0' })).toMatchObject({
      ok: false,
      error: { code: 'BAD_SQUARE_INDEX' },
    });
    wire.close();
  });

  it('streams how a practice game stands, deeper and deeper, again after each action, and only there', async () => {
    const { sessionId, player } = await create({ opponent: 'self', practice: true, piecesPerPlayer: 4 });
    const wire = await player.connects('/four-in-a-square');
    expect(await wire.asks('analysis:start', { sessionId })).toMatchObject({ ok: true, version: 0 });
    const second = await wire.hears<Line>('analysis:line', ({ depth, version }) => version === 0 && depth > 1);
    expect(second.gameId).toBe(sessionId);
    const words = second.line.slice(0, 4).map(({ player: by, action }) => `${by} ${action}`);
    expect(words).toEqual(['R place', 'R slide', 'B place', 'B slide']);
    expect(Math.abs(second.value)).toBeLessThan(1);
    for (const action of [
      { type: 'place', squareIndex: 0, slotIndex: 0 },
      { type: 'slide', squareIndex: 1 },
    ]) {
      await wire.does('session:act', { sessionId, action });
    }
    const later = await wire.hears<Line>('analysis:line', ({ version }) => version === 2);
    expect(later.line[0]).toMatchObject({ player: 'B', action: 'place' });
    expect(await wire.asks('analysis:stop', { sessionId })).toMatchObject({ ok: true });
    const other = await create({ opponent: 'self' });
    expect(await wire.asks('analysis:start', { sessionId: other.sessionId })).toMatchObject({
      ok: false,
      error: { code: 'NOT_SEATED' },
    });
    const theirs = await other.player.connects('/four-in-a-square');
    expect(await theirs.asks('analysis:start', { sessionId: other.sessionId })).toMatchObject({
      ok: false,
      error: { code: 'NOT_PRACTICE' },
    });
    [wire, theirs].forEach((one) => one.close());
  });

  it('tells the end, the next round and offers of a draw', async () => {
    const { sessionId, player } = await create({ opponent: 'self' });
    const wire = await player.connects('/four-in-a-square');
    const watcher = await new Person(parlour.url, undefined).connects('/four-in-a-square');
    for (const one of [wire, watcher]) await one.does('session:join', { sessionId });
    await wire.does('session:act', { sessionId, action: { type: 'offer-draw' } });
    expect(await watcher.hears('draw:offered')).toMatchObject({ player: 'R' });
    await wire.does('session:act', { sessionId, action: { type: 'resign' } });
    expect(await watcher.hears('game:over')).toMatchObject({ winner: 'B', drawReason: null, winningBlocks: [] });
    await wire.does('session:act', { sessionId, action: { type: 'restart' } });
    expect(await watcher.hears('game:restarted')).toMatchObject({ gameId: sessionId, round: 2 });
    [wire, watcher].forEach((one) => one.close());
  });
});
