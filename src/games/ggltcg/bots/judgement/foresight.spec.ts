import { read } from '../../rules/ggltcg.notation.js';
import { attack } from '../../rules/ggltcg.words.js';
import { foresee } from './foresight.js';
import { simulate } from '../simulation.js';

describe('Foresight', () => {
  it('is for one player what it is against the other', () => {
    const state = read(`
      > A 5 | hand Sun, Twist, Ballaber | play Umbruh, Archer | sleep Ka, Wake
        B 4 | hand Clean, Cake | play Knight, Block
    `);
    expect(foresee(state, 'A')).toBeCloseTo(-foresee(state, 'B'), 9);
  });

  it('would rather have the cards than face them', () => {
    const state = read(`
      > A 5 | hand Umbruh, Beary, Sun | play Knight, Car
        B 2 | hand Surge, Clone | play Gibbers | sleep Ka, Block, Dino
    `);
    expect(foresee(state, 'A')).toBeGreaterThan(0.5);
  });

  it('is 1 when the game is won and -1 when it is lost', () => {
    const won = simulate(
      read(`
        > A 4 | hand Car | play Ka
          B 4 | hand Sun
      `),
      attack('A.Ka', null),
    );
    expect([foresee(won, 'A'), foresee(won, 'B')]).toEqual([1, -1]);
  });
});
