import { scenario } from '../../../../engine/testing/index.js';
import { ggltcg } from '../ggltcg.game.js';
import { draw, read } from '../ggltcg.notation.js';
import { A, B, endTurn, play } from '../ggltcg.words.js';

const table = scenario(ggltcg, { read, draw });

describe('start_of_turn_gain_cc', () => {
  it('R12: Belchaletta gives 2 at the start of the turns of whoever controls her', () => {
    table(`
      > A 1 | hand Belchaletta, Sun
        B 0 | hand Sun | play Belchaletta of A
    `)
      .play(A, play('A.Belchaletta'), endTurn)
      .tells({ type: 'turn_started', player_id: 'B', turn_number: 4 })
      .tells(
        { type: 'cc_changed', delta: 4, reason: 'turn' },
        { type: 'cc_changed', delta: 2, reason: 'start_of_turn' },
      )
      .play(B, endTurn).shows(`
      > A 6 | hand Sun | play Belchaletta
        B 6 | hand Sun | play Belchaletta of A
    `);
  });
});
