import { scenario } from '../../../../engine/testing/index.js';
import { ggltcg } from '../ggltcg.game.js';
import { draw, read } from '../ggltcg.notation.js';
import { A, play } from '../ggltcg.words.js';

const table = scenario(ggltcg, { read, draw });

describe('sleep_target', () => {
  it('R31: Drop puts a toy of either side to sleep', () => {
    table(`
      > A 4 | hand Drop, Sun | play Block
        B 4 | hand Sun | play Ka
    `)
      .offers(A, play('A.Drop', 'A.Block'))
      .refuses(A, play('A.Drop', 'A.Sun'), 'INVALID_TARGET')
      .play(A, play('A.Drop', 'B.Ka'))
      .tells({ type: 'narrated', description: 'Played Drop for 2 CC (sleeped Ka)' }).shows(`
      > A 2 | hand Sun | play Block | sleep Drop
        B 4 | hand Sun | sleep Ka
    `);
  });

  it("R24: Stomp pays the toy's own current cost, counted where the toy is", () => {
    table(`
      > A 2 | hand Stomp, Sun
        B 4 | hand Sun | play Dream | sleep Car, Wake
    `).play(A, play('A.Stomp', 'B.Dream')).shows(`
      > A 0 | hand Sun | sleep Stomp
        B 4 | hand Sun | sleep Car, Wake, Dream
    `);
  });

  it('R24: Stomp without a target costs nothing and does nothing', () => {
    table(`
      > A 0 | hand Stomp, Sun
        B 4 | hand Sun | play Ka
    `)
      .refuses(A, play('A.Stomp', 'B.Ka'), 'NOT_ENOUGH_CC', 'Not enough CC (need 1, have 0)')
      .doesNotOffer(A, play('A.Stomp', 'B.Ka'))
      .play(A, play('A.Stomp'))
      .tells({ type: 'narrated', description: 'Played Stomp for 0 CC' });
  });
});
