import { scenario } from '../../../../engine/testing/index.js';
import { ggltcg } from '../ggltcg.game.js';
import { draw, read } from '../ggltcg.notation.js';
import { A, play } from '../ggltcg.words.js';

const table = scenario(ggltcg, { read, draw });

describe('sleep_all', () => {
  it('R42: Clean puts all toys of both sides to sleep, and what they say happens', () => {
    table(`
      > A 3 | hand Clean, Sun | play Ka, Umbruh
        B 4 | hand Sun | play Umbruh, Block
    `)
      .play(A, play('A.Clean'))
      .tells({ type: 'narrated', description: 'Played Clean for 3 CC; also sleeped: Ka, Umbruh, Umbruh, Block' })
      .shows(`
      > A 1 | hand Sun | sleep Ka, Umbruh, Clean
        B 5 | hand Sun | sleep Umbruh, Block
    `);
  });
});
