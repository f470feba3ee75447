import { scenario } from '../../../../engine/testing/index.js';
import { ggltcg } from '../ggltcg.game.js';
import { draw, read } from '../ggltcg.notation.js';
import { A, play } from '../ggltcg.words.js';

const table = scenario(ggltcg, { read, draw });

describe('take_control', () => {
  it('R47: Twist takes an opposing toy as it is, to the end of the line', () => {
    table(`
      > A 3 | hand Twist, Ka | play Block
        B 4 | hand Sun | play Ka, Umbruh 2
    `)
      .play(A, play('A.Twist', 'B.Umbruh'))
      .tells({ type: 'control_changed', from: 'B', to: 'A' })
      .tells({ type: 'narrated', description: 'Played Twist for 3 CC (took control of Umbruh)' }).shows(`
      > A 0 | hand Ka | play Block, Umbruh of B 2 | sleep Twist
        B 4 | hand Sun | play Ka
    `);
  });

  it('R31: own toys and cards in hand are no targets, whatever their name', () => {
    table(`
      > A 3 | hand Twist, Ka | play Block
        B 4 | hand Sun | play Ka
    `)
      .refuses(A, play('A.Twist', 'A.Ka'), 'INVALID_TARGET')
      .refuses(A, play('A.Twist', 'A.Block'), 'INVALID_TARGET')
      .play(A, play('A.Twist', 'B.Ka'))
      .check(({ players }) => expect(players.A!.hand.map(({ id }) => id)).toEqual(['A.Ka']));
  });

  it("a toy that is already under foreign control is called by its owner's name", () => {
    table(`
      > A 3 | hand Twist, Sun
        B 4 | hand Sun | play Ka of A
    `)
      .play(A, play('A.Twist', 'B.Ka'))
      .tells({ type: 'narrated', description: "Played Twist for 3 CC (took control of Ka (A's))" });
  });
});
