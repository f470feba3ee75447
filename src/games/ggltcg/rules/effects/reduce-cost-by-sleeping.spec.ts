import { scenario } from '../../../../engine/testing/index.js';
import { ggltcg } from '../ggltcg.game.js';
import { draw, read } from '../ggltcg.notation.js';
import { A, play } from '../ggltcg.words.js';

const table = scenario(ggltcg, { read, draw });

describe('reduce_cost_by_sleeping', () => {
  it('R20: Dream costs 1 less for each sleeping card', () => {
    table(`
      > A 2 | hand Dream | sleep Sun, Wake
        B 4 | hand Sun
    `)
      .play(A, play('A.Dream'))
      .check(({ players }) => expect(players.A!.cc).toBe(0));
  });

  it('R19: increases come first, and nothing costs less than 0', () => {
    table(`
      > A 0 | hand Dream | sleep Sun, Wake, Drop, Clean, Rush
        B 4 | hand Sun | play Gibbers
    `)
      .play(A, play('A.Dream'))
      .check(({ players }) => expect(players.A!.in_play).toHaveLength(1));
  });

  it('R20: the sleeping cards of the opponent do not count', () => {
    table(`
      > A 3 | hand Dream
        B 4 | hand Sun | sleep Wake, Drop
    `).refuses(A, play('A.Dream'), 'NOT_ENOUGH_CC', 'Not enough CC (need 4, have 3)');
  });
});
