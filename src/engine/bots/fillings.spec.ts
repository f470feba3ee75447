import { fillAtRandom, fills, rngOver, sfc32 } from '../core/index.js';
import type { Form } from '../core/index.js';
import { fallback, fallbacks } from './fallback.js';
import { fillings } from './fillings.js';

interface Attack {
  type: 'attack';
  with: { by: string; at: string }[];
  aim?: string;
}

const pairs = ['wolf', 'bear'].flatMap((by) => ['ann', 'bob'].map((at) => ({ by, at })));
const form: Form<Attack> = {
  form: { type: 'attack' },
  slots: {
    with: { options: pairs, min: 0, max: 2, uniqueBy: 'by' },
    aim: { options: ['high', 'low'], min: 1, max: 1, single: true },
  },
};
const rng = () => rngOver(sfc32(4));

describe('The fillings of a form', () => {
  it('are all there are, where there are few', () => {
    // None, either alone at either, or both at any: 1 + 4 + 4, each aimed in two ways.
    const all = fillings(form, 50, rng());
    expect(all).toHaveLength(18);
    expect(new Set(all.map((action) => JSON.stringify(action))).size).toBe(18);
    for (const action of all) expect(fills(form, action)).toBe(true);
  });

  it('are a bounded sample with the smallest and the fullest, where there are many', () => {
    const some = fillings(form, 6, rng());
    expect(some).toHaveLength(6);
    expect(some[0]).toEqual({ type: 'attack', with: [], aim: 'high' });
    expect(some[1]).toEqual({ type: 'attack', with: [pairs[0], pairs[2]], aim: 'high' });
    for (const action of some) expect(fills(form, action)).toBe(true);
  });

  it('are wrapped where a slot says so', () => {
    interface Buy {
      type: 'buy';
      payment: { coins: string[] };
    }
    const buying: Form<Buy> = {
      form: { type: 'buy' },
      slots: { payment: { options: ['gold', 'tin'], min: 1, max: 2, inside: 'coins' } },
    };
    const all = fillings(buying, 50, rng());
    expect(all.map(({ payment }) => payment)).toEqual([
      { coins: ['gold'] },
      { coins: ['gold', 'tin'] },
      { coins: ['tin'] },
    ]);
    for (const action of [...all, fillAtRandom(buying, rng())]) expect(fills(buying, action)).toBe(true);
    for (const payment of [['gold'], { coins: [] }, { coins: ['gold'], change: 1 }, { coins: ['lead'] }, null])
      expect(fills(buying, { type: 'buy', payment } as Buy)).toBe(false);
  });
});

describe('The fallback', () => {
  const pass = { type: 'pass' };

  it('prefers a whole action, which is never refused', () => {
    expect(fallback([form as Form<{ type: string }>, pass], rng())).toEqual(pass);
  });

  it('fills a form where there is nothing else, in more and more ways', () => {
    const tried = [...fallbacks([form], rng())];
    expect(tried[0]).toEqual({ type: 'attack', with: [], aim: 'high' });
    expect(tried.length).toBeGreaterThan(10);
    for (const action of tried) expect(fills(form, action)).toBe(true);
  });

  it('has nothing to say where there is no choice', () => {
    expect(() => fallback([], rng())).toThrow('nothing to choose from');
  });
});
