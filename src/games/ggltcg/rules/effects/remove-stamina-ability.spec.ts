import { scenario } from '../../../../engine/testing/index.js';
import { ggltcg } from '../ggltcg.game.js';
import { draw, read } from '../ggltcg.notation.js';
import { A, activate, staminaOf } from '../ggltcg.words.js';

const table = scenario(ggltcg, { read, draw });

describe('remove_stamina_ability', () => {
  it('Archer takes stamina off an opposing toy, several at once', () => {
    table(`
      > A 4 | hand Sun | play Archer
        B 4 | hand Sun | play Block
    `)
      .play(A, activate('A.Archer', 'B.Block', 2))
      .tells({ type: 'narrated', description: 'Archer took 2 stamina off Block for 2 CC' })
      .check(({ players }) => expect(players.A!.cc).toBe(2))
      .check((state) => expect(staminaOf(state, 'B.Block')).toBe(3));
  });

  it('R50: whoever has none left goes to sleep', () => {
    table(`
      > A 4 | hand Sun | play Archer
        B 4 | hand Sun | play Umbruh
    `).play(A, activate('A.Archer', 'B.Umbruh', 4)).shows(`
      > A 0 | hand Sun | play Archer
        B 5 | hand Sun | sleep Umbruh
    `);
  });

  it('refuses more than is needed, less than one, no whole number, and too little CC', () => {
    table(`
      > A 2 | hand Sun | play Archer, Car
        B 4 | hand Sun | play Block, Dino, Beary
    `)
      .refuses(A, activate('A.Archer', 'B.Dino', 2), 'INVALID_AMOUNT')
      .refuses(A, activate('A.Archer', 'B.Block', 0), 'INVALID_AMOUNT')
      .refuses(A, activate('A.Archer', 'B.Block', 1.5), 'INVALID_AMOUNT')
      .refuses(A, activate('A.Archer', 'B.Block', 3), 'NOT_ENOUGH_CC', 'Not enough CC (need 3, have 2)')
      .refuses(A, activate('A.Archer', 'B.Beary'), 'INVALID_TARGET')
      .refuses(A, activate('A.Archer', 'A.Car'), 'INVALID_TARGET')
      .refuses(A, activate('A.Car', 'B.Block'), 'NO_ABILITY')
      .refuses(A, activate('B.Block', 'B.Block'), 'CARD_NOT_IN_PLAY');
  });

  it('R57: in the classic edition any toy, the own ones and itself included', () => {
    table(`
      classic, turn 3
      > A 4 | hand Sun | play Archer, Umbruh
        B 4 | hand Sun
    `)
      .offers(A, activate('A.Archer', 'A.Archer', 4))
      .play(A, activate('A.Archer', 'A.Umbruh', 4))
      .check(({ players }) => expect(players.A!.cc).toBe(1));
  });
});
