import { scenario } from '../../../../engine/testing/index.js';
import { ggltcg } from '../ggltcg.game.js';
import { draw, read } from '../ggltcg.notation.js';
import { A, attack, play } from '../ggltcg.words.js';

const table = scenario(ggltcg, { read, draw });

describe('opponent_immunity', () => {
  it('R41: opposing effects cannot aim at Beary, and mass effects pass over it', () => {
    table(`
      > A 7 | hand Drop, Twist, Toynado, Clean, Sun | play Knight
        B 4 | hand Sun | play Beary, Block
    `)
      .refuses(A, play('A.Drop', 'B.Beary'), 'INVALID_TARGET')
      .refuses(A, play('A.Twist', 'B.Beary'), 'INVALID_TARGET')
      .play(A, play('A.Toynado'), play('A.Clean')).shows(`
      > A 2 | hand Drop, Twist, Sun, Knight | sleep Toynado, Clean
        B 4 | hand Sun, Block | play Beary
    `);
  });

  it('R41: own effects work on it, and tussles do', () => {
    table(`
      > A 4 | hand Jumpscare | play Beary
        B 4 | hand Sun
    `)
      .play(A, play('A.Jumpscare', 'A.Beary'))
      .check(({ players }) => expect(players.A!.hand).toHaveLength(1));
    table(`
      > A 4 | play Ka
        B 4 | hand Sun | play Beary
    `)
      .play(A, attack('A.Ka', 'B.Beary'))
      .check(({ players }) => expect(players.B!.in_play).toHaveLength(0));
  });

  it('R56: classic Knight has it too', () => {
    table(`
      classic, turn 3
      > A 4 | hand Twist
        B 4 | hand Sun | play Knight
    `).refuses(A, play('A.Twist', 'B.Knight'), 'INVALID_TARGET');
  });
});
