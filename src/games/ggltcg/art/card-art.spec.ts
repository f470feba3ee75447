import { artName, drawPicture } from '../contract/card-pictures.js';
import { cardPool, SHIPPED_SET } from '../rules/catalogue/card-sets.js';
import { drawCard } from './card-art.js';
import { dressOf } from './dress.js';

describe('Felt and paper', () => {
  const { cards } = cardPool(SHIPPED_SET, 'standard');
  const draw = (name: string) => drawPicture(name, () => Promise.reject(new Error('no such set')));

  it('shows all 41 cards awake and asleep, each by a picture of its own, of at most 10 kB', async () => {
    expect(cards).toHaveLength(41);
    const drawn = await Promise.all(
      cards.flatMap(({ name }) => [draw(artName(name)), draw(`${artName(name)}.asleep`)]),
    );
    for (const svg of drawn) {
      expect(svg).toMatch(/^<svg .*<\/svg>$/s);
      expect(svg).not.toMatch(/undefined|NaN/);
      expect(Buffer.byteLength(svg!)).toBeLessThanOrEqual(10_240);
    }
    expect(new Set(drawn).size).toBe(82);
    expect(await draw('ka')).toBe(await draw('ka'));
  });

  it('draws cards that nobody has drawn a recipe for, from their numbers and effects', () => {
    const strange = (name: string, effects: string, type: 'Toy' | 'Action' = 'Toy') =>
      drawCard({ name, type, speed: 7, strength: 6, stamina: 3, effects, primary: '#3366aa', accent: '#ffaa33' });
    const pictures = ['', 'opponent_immunity', 'gain_cc:2', 'boost:strength:1', 'copy_card'].map((effects) =>
      strange('Robo', effects),
    );
    expect(new Set(pictures).size).toBe(5);
    const actions = ['gain_cc:2', 'unsleep:1', 'sleep_all', 'return', 'copy', 'take_control', 'boost', ''].map(
      (effects) => strange('Trick', effects, 'Action'),
    );
    expect(new Set(actions).size).toBe(8);
  });

  it('dresses toys of the same numbers differently, each the same way for ever, in at most 10 kB', () => {
    const names = Array.from({ length: 80 }, (_, at) => `Toy ${at}`);
    const dresses = names.map(dressOf);
    for (const piece of ['ears', 'coat', 'wear'] as const)
      expect(new Set(dresses.map((dress) => dress[piece])).size).toBeGreaterThan(3);
    expect(names.map(dressOf)).toEqual(dresses);
    for (const name of names) {
      const toy = {
        name,
        type: 'Toy',
        speed: 3,
        strength: 3,
        stamina: 3,
        primary: '#c74444',
        accent: '#c74444',
      } as const;
      for (const asleep of [false, true]) {
        const svg = drawCard({ ...toy, effects: 'stat_boost:all:1;gain_cc_when_sleeped:1' }, { asleep });
        expect(svg).not.toMatch(/undefined|NaN/);
        expect(Buffer.byteLength(svg)).toBeLessThanOrEqual(10_240);
      }
    }
  });

  it('knows no picture of what is not there', async () => {
    for (const name of ['nothing', 'constructor', 'no-set@1:ka', 'Ka', 'ka.awake'])
      expect(await draw(name)).toBeUndefined();
  });
});
