import { scenario } from '../../../../engine/testing/index.js';
import { ggltcg } from '../ggltcg.game.js';
import { draw, read } from '../ggltcg.notation.js';
import { A, play } from '../ggltcg.words.js';

const table = scenario(ggltcg, { read, draw });

describe('return_target_to_hand', () => {
  it("R45: Jumpscare returns a toy to its owner's hand, whole and without a trigger", () => {
    table(`
      > A 4 | hand Jumpscare, Sun | play Block
        B 4 | hand Sun | play Umbruh of A 1
    `)
      .play(A, play('A.Jumpscare', 'B.Umbruh'))
      .tells({ type: 'card_returned', owner: 'A' })
      .tells({ type: 'narrated', description: "Played Jumpscare for 0 CC (returned Umbruh (A's))" }).shows(`
      > A 4 | hand Sun, Umbruh | play Block | sleep Jumpscare
        B 4 | hand Sun
    `);
  });

  it('R28: without a toy in play it cannot be played', () => {
    table(`
      > A 4 | hand Jumpscare, Sun
        B 4 | hand Sun
    `).refuses(A, play('A.Jumpscare'), 'NO_VALID_TARGETS');
  });
});
