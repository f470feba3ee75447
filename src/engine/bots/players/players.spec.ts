import { begin, fastDice, refusal, rngOver, sfc32 } from '../../core/index.js';
import type { Frozen, GameDefinition, GameShape, Seat } from '../../core/index.js';
import type { BotLevel, SearchKit } from '../bot.js';
import { knowledgeOf } from '../knowledge.js';
import { greedyLevel, ismctsLevel, mctsLevel, randomLevel } from './index.js';

/** Noughts and crosses: the squares 0 to 8, `x` begins. */
interface Noughts extends GameShape {
  options: object;
  loadout: null;
  state: { squares: string[] };
  action: { type: 'mark'; square: number };
  event: { type: 'marked'; square: number };
  view: { squares: readonly string[] };
}

const LINES = ['012', '345', '678', '036', '147', '258', '048', '246'];

const turnOf = ({ squares }: Frozen<Noughts['state']>): Seat => squares.filter((square) => square !== '.').length % 2;

const winnerOf = ({ squares }: Frozen<Noughts['state']>): Seat | undefined => {
  const lines = LINES.map((line) => [...line].map((square) => squares[Number(square)]).join(''));
  return lines.includes('xxx') ? 0 : lines.includes('ooo') ? 1 : undefined;
};

const noughts: GameDefinition<Noughts> = {
  id: 'noughts',
  rulesVersion: 1,
  seats: { min: 2, max: 2 },
  defaults: {},
  setup: () => ({ squares: [...'.........'] }),
  toAct: (state) => [turnOf(state)],
  outcome: (state) => {
    const winner = winnerOf(state);
    if (winner !== undefined) return { winners: [winner], reason: 'line' };
    return state.squares.includes('.') ? undefined : { winners: [], reason: 'full' };
  },
  view: ({ squares }) => ({ squares }),
  actions: {
    mark: {
      *choices(state, seat) {
        if (turnOf(state) !== seat) return;
        for (const [square, mark] of state.squares.entries()) if (mark === '.') yield { type: 'mark', square };
      },
      refuse: (state, seat, { square }) =>
        turnOf(state) !== seat || state.squares[square] !== '.' ? refusal('NOT_FREE') : undefined,
      play({ state, seat, emit }, { square }) {
        state.squares[square] = seat === 0 ? 'x' : 'o';
        emit({ type: 'marked', square });
      },
    },
  },
};

const kit: SearchKit<Noughts, null> = {
  game: noughts,
  determinize: (view) => ({ squares: [...view.squares] }),
  evaluate: () => 0,
};

const choose = async (level: BotLevel<Noughts, null>, picture: string, nodes: number, seed = 1) => {
  const state = { squares: [...picture.replace(/\s/g, '')] };
  const family = { game: noughts, levels: {}, defaultLevel: '', firstMemory: () => null, remember: () => null };
  const knowledge = knowledgeOf(family, state, turnOf(state), null, null);
  return level.choose({ ...knowledge, rng: rngOver(sfc32(seed)), budget: { nodes } });
};

describe.each([
  ['mcts', mctsLevel(kit, { playOut: 9 })],
  ['mcts that plays out in place', mctsLevel({ ...kit, playsInPlace: true }, { playOut: 9 })],
  ['ismcts', ismctsLevel(kit, { playOut: 9 })],
])('%s in a game that hides nothing', (_name, level) => {
  it('takes a win', async () => {
    const { action } = await choose(level, 'xx. oo. ...', 200);
    expect(action).toEqual({ type: 'mark', square: 2 });
  });

  it('stops the other from winning', async () => {
    const { action } = await choose(level, 'xx. o.. ...', 400);
    expect(action).toEqual({ type: 'mark', square: 2 });
  });

  it('finds the one move that forces a win, which cannot be seen at once', async () => {
    const { action, note } = await choose(level, 'xo. o.. .x.', 1500);
    expect(action).toEqual({ type: 'mark', square: 8 });
    const { value, visits, line } = note as { value: number; visits: number; line: object[] };
    expect(visits).toBe(1500);
    expect(value).toBeGreaterThan(0.5);
    expect(line.slice(0, 3)).toMatchObject([{ seat: 0, action }, { seat: 1 }, { seat: 0 }]);
  });

  it('repeats itself exactly with the same nodes and the same rng', async () => {
    const [one, other] = [await choose(level, '... .x. ..o', 150, 7), await choose(level, '... .x. ..o', 150, 7)];
    expect(one).toEqual(other);
  });
});

it('does not think about a choice that is none', async () => {
  expect(await choose(mctsLevel(kit), 'xox xox ox.', 1000)).toEqual({ action: { type: 'mark', square: 8 } });
});

it('looks one step ahead when greedy', async () => {
  expect((await choose(greedyLevel(kit), 'xx. oo. ...', 100)).action).toEqual({ type: 'mark', square: 2 });
});

it('plays any of the choices at random', async () => {
  const squares = new Set<number>();
  for (let seed = 0; seed < 60; seed++) {
    squares.add((await choose(randomLevel(), 'xo. ... ...', 1, seed)).action.square);
  }
  expect([...squares].sort()).toEqual([2, 3, 4, 5, 6, 7, 8]);
});

it('thinks no longer than its milliseconds allow, and at least once', async () => {
  const start = begin(noughts, { sessionId: '', options: {}, seats: [], at: 0 }, fastDice(1));
  const family = { game: noughts, levels: {}, defaultLevel: '', firstMemory: () => null, remember: () => null };
  const knowledge = knowledgeOf(family, start.state, 0, null, null);
  const { note } = await mctsLevel(kit).choose({ ...knowledge, rng: rngOver(sfc32(1)), budget: { millis: 0 } });
  expect(note).toMatchObject({ visits: 1 });
});
