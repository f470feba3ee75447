import { scenario } from '../../../../engine/testing/index.js';
import { ggltcg } from '../ggltcg.game.js';
import { draw, read } from '../ggltcg.notation.js';
import { A, play } from '../ggltcg.words.js';

const table = scenario(ggltcg, { read, draw });

describe('self_cost_increase_by_sleeping', () => {
  it('R20: MaBookBook costs 1 more for each sleeping card', () => {
    table(`
      > A 4 | hand MaBookBook | sleep Sun, Wake, Drop
        B 4 | hand Sun
    `)
      .play(A, play('A.MaBookBook'))
      .check(({ players }) => expect(players.A!.cc).toBe(1));
  });

  it('R20: with nothing asleep it is free', () => {
    table(`
      > A 0 | hand MaBookBook
        B 4 | hand Sun
    `)
      .play(A, play('A.MaBookBook'))
      .goesOn();
  });
});
