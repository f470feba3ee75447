import { scenario } from '../../../../engine/testing/index.js';
import { ggltcg } from '../ggltcg.game.js';
import { draw, read } from '../ggltcg.notation.js';
import { A, B, attack, endTurn, play } from '../ggltcg.words.js';

const table = scenario(ggltcg, { read, draw });

describe('gain_cc_when_sleeped', () => {
  it('R43: Umbruh gives 1 CC when he goes to sleep from play', () => {
    table(`
      > A 4 | hand Umbruh | play Dino
        B 4 | hand Drop
    `)
      .play(A, play('A.Umbruh'), endTurn)
      .play(B, play('B.Drop', 'A.Umbruh'))
      .tells({ type: 'cc_changed', player_id: 'A', delta: 1, cc: 4, reason: 'when_sleeped' });
  });

  it('R37: hit in the hand he gives nothing', () => {
    table(`
      > A 4 | play Car
        B 4 | hand Umbruh, Umbruh
    `)
      .play(A, attack('A.Car', null))
      .check(({ players }) => expect(players.B!.cc).toBe(4));
  });
});
