import { read } from '../../rules/ggltcg.notation.js';
import { attack, endTurn, play } from '../../rules/ggltcg.words.js';
import { strategyOf } from './strategy.js';

describe('What a search bot is after', () => {
  it('is said in one sentence, with the names of the cards', () => {
    const state = read(`
      > A 7 | hand Twist, Sun | play Umbruh | sleep Ka, Block
        B 4 | hand Wake | play Beary
    `);
    const line = [play('A.Sun', 'A.Ka', 'A.Block'), attack('A.Umbruh', 'B.Beary'), attack('A.Umbruh', null), endTurn];
    expect(strategyOf(state, line)).toBe(
      'Play Sun on Ka and Block, Umbruh tussles Beary, Umbruh attacks the hand directly, end the turn.',
    );
  });
});
