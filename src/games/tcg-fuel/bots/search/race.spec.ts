import type { Action } from '../../rules/action.types.js';
import { race } from './race.js';

const moves: Action[] = [{ type: 'pass_priority' }, { type: 'end_turn' }, { type: 'draw_card' }];
const rules = { trials: 100, worldsARound: 4, mostWorlds: 16 };

describe('Moves that race', () => {
  it('the first one is given up only for one that does better world by world, not on the whole', () => {
    const luck = (world: number): number => (world % 2 === 0 ? 0.5 : -0.5);
    const better = race(moves, rules, ({ type }, world) => luck(world) + (type === 'end_turn' ? 0.05 : 0));
    expect(better.action.type).toBe('end_turn');
    // As good on average or a little better, but now up, now down: that is noise.
    const noisy = race(moves, rules, ({ type }, world) => (type === 'end_turn' ? luck(world) + 0.02 : 0));
    expect(noisy.action.type).toBe('pass_priority');
  });

  it('who is clearly behind drops out, and the race is over when one is left', () => {
    let trials = 0;
    const ahead = race(moves, rules, ({ type }, world) => {
      trials += 1;
      return (type === 'pass_priority' ? 0.5 : 0) + (world % 3) / 100;
    });
    expect(ahead.action.type).toBe('pass_priority');
    // All three in four worlds, then two in four more, and in twelve it is clear.
    expect(trials).toBe(28);
  });

  it('the weaker half drops out, all see the same worlds, and the budget holds', () => {
    const seen = new Map<string, number[]>();
    race(moves, rules, ({ type }, world) => {
      seen.set(type, [...(seen.get(type) ?? []), world]);
      if (type === 'draw_card') return -1;
      return type === 'end_turn' ? (world % 2) - 0.5 : 0;
    });
    expect(seen.get('draw_card')).toEqual([0, 1, 2, 3]);
    expect(seen.get('pass_priority')).toEqual(seen.get('end_turn'));
    expect(seen.get('pass_priority')).toHaveLength(16);
    let trials = 0;
    race(moves, { ...rules, trials: 12 }, () => ++trials && 0);
    expect(trials).toBe(12);
  });
});
