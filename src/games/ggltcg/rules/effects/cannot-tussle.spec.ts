import { scenario } from '../../../../engine/testing/index.js';
import { ggltcg } from '../ggltcg.game.js';
import { draw, read } from '../ggltcg.notation.js';
import { A, attack, play } from '../ggltcg.words.js';

const table = scenario(ggltcg, { read, draw });

describe('cannot_tussle', () => {
  it('R34: Archer starts no tussle and no direct attack', () => {
    table(`
      > A 4 | hand Archer
        B 4 | hand Sun
    `)
      .play(A, play('A.Archer'))
      .refuses(A, attack('A.Archer', null), 'CANNOT_TUSSLE')
      .doesNotOffer(A, attack('A.Archer', null));
  });

  it('R34, R39: it can be attacked, and its strikes of 0 change nothing', () => {
    table(`
      > A 4 | play Block
        B 4 | play Archer
    `).play(A, attack('A.Block', 'B.Archer')).shows(`
      > A 2 | play Block
        B 4 | play Archer 2
    `);
  });
});
