import { scenario } from '../../../../engine/testing/index.js';
import { ggltcg } from '../ggltcg.game.js';
import { draw, read } from '../ggltcg.notation.js';
import { A, attack, play, staminaOf } from '../ggltcg.words.js';

const table = scenario(ggltcg, { read, draw });

describe('name_immunity', () => {
  it('R56: classic Beary is not beaten at once by Knight, nor by a Copy of Knight', () => {
    for (const knight of ['Knight', 'Copy as Knight']) {
      table(`
        classic, turn 3
        > A 4 | hand Sun | play ${knight}
          B 0 | hand Sun | play Beary
      `)
        .play(A, attack(`A.${knight.split(' ')[0]}`, 'B.Beary'))
        .doesNotTell('public', 'auto_win')
        .check((state) => expect(staminaOf(state, 'B.Beary')).toBe(1));
    }
  });

  it('R41: other effects affect it', () => {
    table(`
      classic, turn 3
      > A 4 | hand Twist
        B 0 | hand Sun | play Beary
    `)
      .play(A, play('A.Twist', 'B.Beary'))
      .check(({ players }) => expect(players.A!.in_play).toHaveLength(1));
  });
});
