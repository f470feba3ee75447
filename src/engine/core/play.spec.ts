import { fastDice } from './dice.js';
import type { GameDefinition, GameShape, Turn } from './game.js';
import { begin, play } from './play.js';

interface Counting extends GameShape {
  options: object;
  loadout: null;
  state: { count: number };
  action: { type: 'count' } | { type: 'next' };
  event: { type: 'counted'; count: number };
  view: object;
}

const turns: Turn<Counting>[] = [];

const counting: GameDefinition<Counting> = {
  id: 'counting',
  rulesVersion: 1,
  seats: { min: 1, max: 1 },
  defaults: {},
  setup: () => ({ count: 0 }),
  toAct: () => [0],
  outcome: () => undefined,
  view: () => ({}),
  actions: {
    count: {
      choices: () => [],
      refuse: () => undefined,
      play(turn) {
        turns.push(turn);
        turn.state.count += 1;
      },
    },
    next: {
      choices: () => [],
      refuse: () => undefined,
      play(turn) {
        turn.state.count = turn.round;
        turn.beginRound();
        turn.state.count = 10 * turn.state.count + turn.round;
      },
    },
  },
};

const start = { sessionId: '', options: {}, seats: [], at: 0 };
const asked = (type: 'count' | 'next') => ({ seat: 0, action: { type }, at: 0 }) as const;

describe('The turn that a rule works with', () => {
  it('knows its round before and after the next one begins', () => {
    const table = begin(counting, start, fastDice(1));
    expect(play(counting, table, asked('next'), fastDice(1))).toMatchObject({
      table: { state: { count: 12 }, round: 2 },
    });
  });

  it('has no getter of its own, which would keep the whole action until a full garbage collection', () => {
    const table = begin(counting, start, fastDice(1));
    play(counting, table, asked('count'), fastDice(1));
    const own = Object.entries(Object.getOwnPropertyDescriptors(turns[0]));
    expect(own.length).toBeGreaterThan(5);
    expect(own.filter(([, { get }]) => get).map(([name]) => name)).toEqual([]);
  });
});
