import { scenario } from '../../../../engine/testing/index.js';
import { ggltcg } from '../ggltcg.game.js';
import { draw, read } from '../ggltcg.notation.js';
import { A, B, attack, endTurn, play, staminaOf, strengthOf } from '../ggltcg.words.js';

const table = scenario(ggltcg, { read, draw });

describe('stat_boost', () => {
  it('R40: Ka makes all toys of his side stronger, himself included', () => {
    table(`
      > A 4 | hand Ka | play Block
        B 4 | play Block
    `)
      .play(A, play('A.Ka'))
      .check((state) => {
        expect([strengthOf(state, 'A.Ka'), strengthOf(state, 'A.Block')]).toEqual([11, 5]);
        expect(strengthOf(state, 'B.Block')).toBe(3);
      });
  });

  it('R40: boosts add up, whoever owns the toys', () => {
    table(`
      > A 4 | hand Violin | play Ka of B, Demideca
        B 4 | hand Sun
    `)
      .play(A, play('A.Violin'))
      .seen(A, ({ players }) =>
        expect(players.A!.in_play.map(({ speed, strength, stamina }) => [speed, strength, stamina])).toEqual([
          [6, 14, 2],
          [4, 7, 4],
          [4, 6, 3],
        ]),
      );
  });

  it('R35: Drum lets a slow toy strike first', () => {
    table(`
      > A 4 | hand Drum | play Dino
        B 4 | hand Sun | play Beary
    `).play(A, play('A.Drum'), attack('A.Dino', 'B.Beary')).shows(`
      > A 1 | play Dino, Drum
        B 4 | hand Sun | sleep Beary
    `);
  });

  it('R40: a stamina bonus counts when a toy is hit', () => {
    table(`
      > A 4 | hand Sun | play Demideca, Paper Plane
        B 4 | hand Sun | play Gibbers
    `)
      .check((state) => expect(staminaOf(state, 'A.Paper Plane')).toBe(2))
      .play(A, endTurn)
      .play(B, attack('B.Gibbers', 'A.Paper Plane'))
      .check((state) => expect(staminaOf(state, 'A.Paper Plane')).toBe(2));
  });
});
