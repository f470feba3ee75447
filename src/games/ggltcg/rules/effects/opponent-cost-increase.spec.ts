import { scenario } from '../../../../engine/testing/index.js';
import { ggltcg } from '../ggltcg.game.js';
import { draw, read } from '../ggltcg.notation.js';
import { A, B, endTurn, play } from '../ggltcg.words.js';

const table = scenario(ggltcg, { read, draw });

describe('opponent_cost_increase', () => {
  it('R21: Gibbers makes the cards of the opponent dearer, and only those', () => {
    table(`
      > A 1 | hand Gibbers, Car
        B 4 | hand Surge, Sun
    `)
      .play(A, play('A.Gibbers'), play('A.Car'), endTurn)
      .seen(B, ({ players }) => expect(players.B!.hand!.map((card) => card.effective_cost)).toEqual([1, 4]))
      .play(B, play('B.Surge'))
      .check(({ players }) => expect(players.B!.cc).toBe(7));
  });

  it('R21: two of them add 2', () => {
    table(`
        A 4 | hand Sun | play Gibbers, Copy as Gibbers
      > B 1 | hand Car, Sun
    `).refuses(B, play('B.Car'), 'NOT_ENOUGH_CC', 'Not enough CC (need 2, have 1)');
  });

  it('R41: Beary in hand does not pay it', () => {
    table(`
        A 4 | hand Sun | play Gibbers
      > B 1 | hand Beary
    `)
      .play(B, play('B.Beary'))
      .check(({ players }) => expect(players.B!.cc).toBe(0));
  });
});
