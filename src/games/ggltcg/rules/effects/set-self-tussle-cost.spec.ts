import { scenario } from '../../../../engine/testing/index.js';
import { ggltcg } from '../ggltcg.game.js';
import { draw, read } from '../ggltcg.notation.js';
import { A, B, attack } from '../ggltcg.words.js';

const table = scenario(ggltcg, { read, draw });

describe('set_self_tussle_cost', () => {
  it('R33: Plane Plus tussles for 1, the toys beside it for 2', () => {
    table(`
      > A 3 | hand Sun | play Plane Plus, Car
        B 4 | hand Sun, Wake, Drop
    `)
      .play(A, attack('A.Plane Plus', null))
      .check(({ players }) => expect(players.A!.cc).toBe(2))
      .play(A, attack('A.Car', null))
      .check(({ players }) => expect(players.A!.cc).toBe(0));
  });

  it('R34: Raggy starts nothing on turn 1 and is free from turn 2 on', () => {
    table(`
      turn 1
      > A 2 | hand Sun | play Raggy
        B 0 | hand Sun
    `)
      .refuses(A, attack('A.Raggy', null), 'CANNOT_TUSSLE_TURN_1')
      .doesNotOffer(A, attack('A.Raggy', null));
    table(`
      turn 2
        A 2 | hand Sun | play Block
      > B 0 | play Raggy
    `)
      .play(B, attack('B.Raggy', 'A.Block'))
      .check(({ players }) => expect(players.B!.cc).toBe(0));
  });

  it('R34: Raggy can be attacked on turn 1', () => {
    table(`
      turn 1
      > A 2 | hand Sun | play Car
        B 0 | hand Sun | play Raggy
    `).play(A, attack('A.Car', 'B.Raggy')).shows(`
      > A 0 | hand Sun | play Car
        B 0 | hand Sun | sleep Raggy
    `);
  });
});
