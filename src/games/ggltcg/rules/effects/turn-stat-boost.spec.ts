import { scenario } from '../../../../engine/testing/index.js';
import { ggltcg } from '../ggltcg.game.js';
import { draw, read } from '../ggltcg.notation.js';
import { A, attack, endTurn, play, staminaOf } from '../ggltcg.words.js';

const table = scenario(ggltcg, { read, draw });

describe('turn_stat_boost', () => {
  it('R49: VeryVeryAppleJuice helps the toys one controls now, until the end of the turn', () => {
    table(`
      > A 4 | hand VeryVeryAppleJuice, Car | play Block
        B 4 | hand Sun
    `)
      .play(A, play('A.VeryVeryAppleJuice'), play('A.Car'))
      .seen(A, ({ players }) =>
        expect(players.A!.in_play).toMatchObject([
          { speed: 3, strength: 4, stamina: 6, turn_modifications: { speed: 1, strength: 1, stamina: 1 } },
          { speed: 7, strength: 2, stamina: 2, turn_modifications: {} },
        ]),
      )
      .play(A, endTurn)
      .check((state) => expect(staminaOf(state, 'A.Block')).toBe(5));
  });

  it('R14: a wounded toy may fall asleep in the End phase, still in the old turn', () => {
    table(`
      > A 4 | hand VeryVeryAppleJuice, Sun | play Wizard
        B 4 | hand Sun | play Wizard
    `)
      .play(A, play('A.VeryVeryAppleJuice'), attack('A.Wizard', 'B.Wizard'))
      .check((state) => expect(staminaOf(state, 'A.Wizard')).toBe(4));
    table(`
      > A 4 | hand VeryVeryAppleJuice, Sun | play Umbruh 0
        B 4 | hand Sun
    `)
      .play(A, play('A.VeryVeryAppleJuice'))
      .check((state) => expect(staminaOf(state, 'A.Umbruh')).toBe(1))
      .play(A, endTurn)
      .tells({ type: 'narrated', turn: 3, phase: 'End', description: 'Ended the turn; also sleeped: Umbruh' }).shows(`
        A 5 | hand Sun | sleep VeryVeryAppleJuice, Umbruh
      > B 7 | hand Sun
    `);
  });
});
