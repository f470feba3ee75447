import { scenario } from '../../../../engine/testing/index.js';
import { ggltcg } from '../ggltcg.game.js';
import { draw, read } from '../ggltcg.notation.js';
import { A, play } from '../ggltcg.words.js';

const table = scenario(ggltcg, { read, draw });

describe('gain_cc', () => {
  it('Surge gives 1, Cake 5', () => {
    table(`
      > A 3 | hand Cake, Surge, Sun
        B 4 | hand Sun
    `).play(A, play('A.Surge'), play('A.Cake')).shows(`
      > A 6 | hand Sun | sleep Surge, Cake
        B 4 | hand Sun
    `);
  });

  it('R15: what goes over 7 is lost', () => {
    table(`
      > A 6 | hand Cake, Sun
        B 4 | hand Sun
    `)
      .play(A, play('A.Cake'))
      .tells({ type: 'cc_changed', delta: -3 }, { type: 'cc_changed', delta: 4, cc: 7 });
  });

  it('R27: Rush is not for the own first turn, which is turn 2 for the second player', () => {
    table(`
      turn 1
      > A 2 | hand Rush, Sun
        B 0 | hand Sun
    `).refuses(A, play('A.Rush'), 'NOT_ON_FIRST_TURN');
    table(`
      turn 2, first B
      > A 2 | hand Rush, Sun
        B 0 | hand Sun
    `)
      .refuses(A, play('A.Rush'), 'NOT_ON_FIRST_TURN')
      .doesNotOffer(A, play('A.Rush'));
    table(`
      turn 3
      > A 2 | hand Rush, Sun
        B 0 | hand Sun
    `)
      .play(A, play('A.Rush'))
      .check(({ players }) => expect(players.A!.cc).toBe(4));
  });
});
