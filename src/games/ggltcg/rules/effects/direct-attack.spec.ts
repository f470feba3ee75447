import { scenario } from '../../../../engine/testing/index.js';
import { ggltcg } from '../ggltcg.game.js';
import { draw, read } from '../ggltcg.notation.js';
import { A, attack, play } from '../ggltcg.words.js';

const table = scenario(ggltcg, { read, draw });

describe('direct_attack', () => {
  it('R37: Paper Plane flies past defenders', () => {
    table(`
      > A 4 | hand Paper Plane
        B 4 | hand Sun | play Block
    `)
      .play(A, play('A.Paper Plane'), attack('A.Paper Plane', null))
      .tells({ type: 'narrated', description: 'Paper Plane attacked directly for 2 CC: Sun sleeped' }).shows(`
      > A 1 | play Paper Plane
        B 4 | play Block | sleep Sun
    `);
  });

  it('R37: the limit of two is shared by all toys', () => {
    table(`
      > A 7 | hand Sun | play Plane Plus, Paper Plane
        B 4 | hand Sun, Wake, Drop | play Block
    `)
      .play(A, attack('A.Plane Plus', null), attack('A.Plane Plus', null))
      .refuses(A, attack('A.Paper Plane', null), 'DIRECT_ATTACK_LIMIT')
      .play(A, attack('A.Paper Plane', 'B.Block'))
      .goesOn();
  });

  it('R37: with an empty hand there is nothing to hit', () => {
    table(`
      > A 4 | play Paper Plane
        B 4 | play Block
    `).refuses(A, attack('A.Paper Plane', null), 'NO_CARDS_IN_HAND');
  });
});
