import { scenario } from '../../../../engine/testing/index.js';
import { ggltcg } from '../ggltcg.game.js';
import { draw, read } from '../ggltcg.notation.js';
import { A, B, attack } from '../ggltcg.words.js';

const table = scenario(ggltcg, { read, draw });

describe('set_tussle_cost', () => {
  it('R33: with a Wizard every tussle of his side costs 1', () => {
    table(`
      > A 1 | hand Sun | play Wizard, Car
        B 4 | hand Sun, Wake
    `)
      .play(A, attack('A.Car', null))
      .check(({ players }) => expect(players.A!.cc).toBe(0));
  });

  it('R33: discounts do not add up, and do not help the other side', () => {
    table(`
      > A 2 | hand Sun | play Wizard, Copy as Wizard
        B 1 | hand Sun | play Block
    `)
      .play(A, attack('A.Wizard', 'B.Block'))
      .check(({ players }) => expect(players.A!.cc).toBe(1));
    table(`
        A 4 | hand Sun | play Wizard
      > B 1 | hand Sun | play Block
    `).refuses(B, attack('B.Block', 'A.Wizard'), 'NOT_ENOUGH_CC', 'Not enough CC (need 2, have 1)');
  });
});
