import { read } from '../../rules/ggltcg.notation.js';
import { SHIPPED_SET, cardPool } from '../../rules/catalogue/card-sets.js';
import { EDITIONS } from '../../rules/catalogue/card-set.js';
import { chanceOf, evaluate } from './evaluation.js';
import { noteFeatures } from './features.js';
import { simulate } from '../simulation.js';
import { WEIGHTS } from './weights.js';
import { attack } from '../../rules/ggltcg.words.js';

const POSITION = `
  > A 5 | hand Sun, Twist, Ballaber | play Umbruh, Archer | sleep Ka, Wake
    B 4 | hand Clean, Cake | play Knight, Block
`;

describe('The worth of a state', () => {
  it('is for one player what it is against the other', () => {
    const state = read(POSITION);
    expect(evaluate(state, 'A')).toBeCloseTo(-evaluate(state, 'B'), 9);
    expect(evaluate(state, 'A')).not.toBe(0);
  });

  it('counts every word of the effect language that the shipped cards use', () => {
    const unknown = EDITIONS.flatMap((edition) => {
      const { cards } = cardPool(SHIPPED_SET, edition);
      return cards.flatMap(({ type, effects }) =>
        effects.flatMap((effect) =>
          [`hand ${effect.type}`, ...(type === 'Toy' ? [`toy ${effect.type}`] : [])].filter(
            (feature) => !(feature in WEIGHTS),
          ),
        ),
      );
    });
    expect(unknown).toEqual([]);
  });

  it('knows whom an attack can finish now', () => {
    const features = new Map<string, number>();
    const state = read(`
      > A 4 | play Ka
        B 4 | hand Sun | play Dino
    `);
    noteFeatures(state, 'A', (feature, amount) => features.set(feature, (features.get(feature) ?? 0) + amount));
    expect(Object.fromEntries(features)).toMatchObject({ 'fallen now': 1, 'direct now': 1, 'lethal now': 1 });
  });

  it('is 1 when the game is won and -1 when it is lost', () => {
    const won = simulate(
      read(`
        > A 4 | hand Car | play Ka
          B 4 | hand Sun
      `),
      attack('A.Ka', null),
    );
    expect([chanceOf(won, 'A'), chanceOf(won, 'B')]).toEqual([1, -1]);
  });
});
