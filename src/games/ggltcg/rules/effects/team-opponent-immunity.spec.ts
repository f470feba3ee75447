import { scenario } from '../../../../engine/testing/index.js';
import { ggltcg } from '../ggltcg.game.js';
import { draw, read } from '../ggltcg.notation.js';
import { A, B, activate, attack, endTurn, play, staminaOf } from '../ggltcg.words.js';

const table = scenario(ggltcg, { read, draw });

describe('team_opponent_immunity', () => {
  it('R41: while Sock Sorcerer is in play, opposing effects affect no card of that side, the hand included', () => {
    table(`
      > A 4 | hand Sock Sorcerer
        B 7 | hand Drop, Monster, Archer, Surge | play Gibbers
    `)
      .seen(A, ({ players }) => expect(players.A!.hand![0]!.effective_cost).toBe(4))
      .play(A, play('A.Sock Sorcerer'), endTurn)
      .refuses(B, play('B.Drop', 'A.Sock Sorcerer'), 'INVALID_TARGET')
      .play(B, play('B.Monster'))
      .check((state) => expect(staminaOf(state, 'A.Sock Sorcerer')).toBe(5))
      .play(B, play('B.Archer'))
      .refuses(B, activate('B.Archer', 'A.Sock Sorcerer'), 'INVALID_TARGET')
      .refuses(B, activate('B.Archer', ''), 'NO_VALID_TARGETS');
  });

  it('R41: Bubble Blocker keeps the price of the hand down', () => {
    table(`
      > A 0 | hand Bubble Blocker, Car | play Block
        B 4 | hand Sun
    `)
      .play(A, play('A.Bubble Blocker'))
      .check(({ players }) => expect(players.A!.in_play).toHaveLength(2));
    table(`
      > A 0 | hand Car | play Bubble Blocker
        B 4 | hand Sun | play Gibbers
    `)
      .play(A, play('A.Car'))
      .goesOn();
  });

  it('R41: it ends when its source leaves play, and does not stop a direct attack', () => {
    table(`
      > A 7 | hand Drop, Sun | play Car
        B 4 | hand Sun | play Bubble Blocker, Block
    `)
      .refuses(A, play('A.Drop', 'B.Block'), 'INVALID_TARGET')
      .play(A, attack('A.Car', 'B.Bubble Blocker'), play('A.Drop', 'B.Block'), attack('A.Car', null))
      .ends({ winners: [A] });
  });
});
