import { scenario } from '../../../../engine/testing/index.js';
import { ggltcg } from '../ggltcg.game.js';
import { draw, read } from '../ggltcg.notation.js';
import { A, play, staminaOf } from '../ggltcg.words.js';

const table = scenario(ggltcg, { read, draw });

describe('set_all_stamina_when_played', () => {
  it('R49: Monster sets others to 1, puts printed-1 toys to sleep and does not heal', () => {
    table(`
      > A 2 | hand Monster
        B 4 | hand Sun | play Dino, Block, Umbruh 1
    `)
      .play(A, play('A.Monster'))
      .tells({ type: 'stats_changed', card: { id: 'B.Block', name: 'Block' }, current_stamina: 1 }).shows(`
      > A 0 | play Monster
        B 4 | hand Sun | play Block 1, Umbruh 1 | sleep Dino
    `);
  });

  it('R49: stamina bonuses still add on top', () => {
    table(`
      > A 2 | hand Monster
        B 4 | hand Sun | play Demideca, Block
    `)
      .play(A, play('A.Monster'))
      .check((state) => expect([staminaOf(state, 'B.Demideca'), staminaOf(state, 'B.Block')]).toEqual([2, 2]));
  });
});
