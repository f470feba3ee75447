import { scenario } from '../../../../engine/testing/index.js';
import { ggltcg } from '../ggltcg.game.js';
import { draw, read } from '../ggltcg.notation.js';
import { A, play } from '../ggltcg.words.js';

const table = scenario(ggltcg, { read, draw });

describe('return_all_to_hand', () => {
  it('R45, R48: Toynado returns all toys to their owners; a copy is again what is printed on it', () => {
    table(`
      > A 4 | hand Toynado | play Ka of B, Copy as Ka
        B 4 | hand Sun | play Snuggles
    `)
      .play(A, play('A.Toynado'))
      .tells({ type: 'copy_reverted', card: { id: 'A.Copy', name: 'Copy' } })
      .doesNotTell('public', 'decision_requested').shows(`
      > A 2 | hand Copy | sleep Toynado
        B 4 | hand Sun, Ka, Snuggles
    `);
  });
});
