import { scenario } from '../../../../engine/testing/index.js';
import { ggltcg } from '../ggltcg.game.js';
import { draw, read } from '../ggltcg.notation.js';
import { A, play } from '../ggltcg.words.js';

const table = scenario(ggltcg, { read, draw });

describe('on_card_played_gain_cc', () => {
  it('R44: Hind Leg Kicker pays for every other card, not for himself', () => {
    table(`
      > A 1 | hand Hind Leg Kicker, Car, Dino
        B 4 | hand Sun
    `)
      .play(A, play('A.Hind Leg Kicker'))
      .check(({ players }) => expect(players.A!.cc).toBe(0))
      .play(A, play('A.Car'), play('A.Dino'))
      .check(({ players }) => expect(players.A!.cc).toBe(2));
  });

  it('R44: it looks at the board afterwards: Clean gives nothing, a stolen Kicker does', () => {
    table(`
      > A 3 | hand Clean, Sun | play Hind Leg Kicker
        B 4 | hand Sun
    `)
      .play(A, play('A.Clean'))
      .check(({ players }) => expect(players.A!.cc).toBe(0));
    table(`
      > A 3 | hand Twist, Sun
        B 4 | hand Sun | play Hind Leg Kicker
    `)
      .play(A, play('A.Twist', 'B.Hind Leg Kicker'))
      .check(({ players }) => expect(players.A!.cc).toBe(1));
  });

  it('R44: a Copy that becomes a Kicker does not pay for itself, a Ballaber paid otherwise counts', () => {
    table(`
      > A 1 | hand Copy | play Hind Leg Kicker
        B 4 | hand Sun
    `)
      .play(A, play('A.Copy', 'A.Hind Leg Kicker'))
      .check(({ players }) => expect(players.A!.cc).toBe(1));
    table(`
      > A 0 | hand Ballaber, Sun | play Hind Leg Kicker
        B 4 | hand Sun
    `)
      .play(A, { ...play('A.Ballaber'), alternative_cost_card_id: 'A.Sun' })
      .check(({ players }) => expect(players.A!.cc).toBe(1));
  });
});
