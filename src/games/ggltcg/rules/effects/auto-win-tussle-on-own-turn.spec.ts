import { scenario } from '../../../../engine/testing/index.js';
import { ggltcg } from '../ggltcg.game.js';
import { draw, read } from '../ggltcg.notation.js';
import { A, B, attack, play } from '../ggltcg.words.js';

const table = scenario(ggltcg, { read, draw });

describe('auto_win_tussle_on_own_turn', () => {
  it('R35: Knight wins without a strike on his own turn', () => {
    table(`
      > A 4 | hand Knight
        B 4 | hand Sun | play Ka
    `)
      .play(A, play('A.Knight'), attack('A.Knight', 'B.Ka'))
      .tells({ type: 'auto_win' }, { type: 'card_sleeped', from_zone: 'in_play' })
      .doesNotTell('public', 'strike').shows(`
      > A 1 | play Knight
        B 4 | hand Sun | sleep Ka
    `);
  });

  it('R35: on the turn of the other he fights like anybody', () => {
    table(`
        A 4 | hand Sun | play Knight
      > B 4 | hand Sun | play Ka
    `).play(B, attack('B.Ka', 'A.Knight')).shows(`
        A 4 | hand Sun | sleep Knight
      > B 2 | hand Sun | play Ka
    `);
  });
});
