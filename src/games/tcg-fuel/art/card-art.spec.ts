import { drawPicture } from '../contract/card-pictures.js';
import { CARDS, TOKENS } from '../rules/catalogue/catalogue.js';
import { drawCard } from './card-art.js';
import { RECIPES } from './recipes/index.js';

describe('The enamel posters', () => {
  it('show every card and token by a picture of its own, of at most 10 kB', () => {
    const cards = [...CARDS, ...TOKENS];
    expect(CARDS).toHaveLength(100);
    const drawn = cards.map(({ id }) => drawPicture(id)!);
    for (const svg of drawn) {
      expect(svg).toMatch(/^<svg .*<\/svg>$/s);
      expect(svg).not.toMatch(/undefined|NaN/);
      expect(Buffer.byteLength(svg)).toBeLessThanOrEqual(10_240);
    }
    expect(new Set(drawn).size).toBe(cards.length);
    expect(drawPicture('kettle-imp')).toBe(drawPicture('kettle-imp'));
  });

  it('has a recipe for every card and token of the set, none of them the one for cards of later sets', () => {
    expect([...CARDS, ...TOKENS].map(({ id }) => id).filter((id) => !Object.hasOwn(RECIPES, id))).toEqual([]);
  });

  it('has three pictures of a basic land, and one of anything else', () => {
    const lands = ['mountain', 'mountain.1', 'mountain.2'].map((name) => drawPicture(name));
    expect(new Set(lands).size).toBe(3);
    expect(drawPicture('mountain.3')).toBeUndefined();
    expect(drawPicture('kettle-imp.1')).toBeUndefined();
    expect(drawPicture('constructor')).toBeUndefined();
  });

  it('draws a card of a later set', () => {
    expect(drawCard({ id: 'never-seen', type: 'creature', colors: ['red', 'blue'] })).toMatch(/^<svg/);
  });
});
