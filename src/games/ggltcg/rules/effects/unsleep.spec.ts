import { scenario } from '../../../../engine/testing/index.js';
import { ggltcg } from '../ggltcg.game.js';
import { draw, read } from '../ggltcg.notation.js';
import { A, play } from '../ggltcg.words.js';

const table = scenario(ggltcg, { read, draw });

describe('unsleep', () => {
  it('R45: Wake returns one card of the own sleep zone', () => {
    table(`
      > A 1 | hand Wake | sleep Ka, Sun
        B 4 | hand Sun | sleep Car
    `)
      .refuses(A, play('A.Wake', 'B.Car'), 'INVALID_TARGET')
      .refuses(A, play('A.Wake', 'A.Ka', 'A.Sun'), 'TOO_MANY_TARGETS')
      .refuses(A, play('A.Wake'), 'TARGET_REQUIRED')
      .play(A, play('A.Wake', 'A.Ka'))
      .tells({ type: 'narrated', description: 'Played Wake for 1 CC (unsleeped Ka)' }).shows(`
      > A 0 | hand Ka | sleep Sun, Wake
        B 4 | hand Sun | sleep Car
    `);
  });

  it('R30: Sun returns one or two, and not the same twice', () => {
    const before = `
      > A 3 | hand Sun | sleep Ka, Drop, Car
        B 4 | hand Sun
    `;
    table(before).refuses(A, play('A.Sun', 'A.Ka', 'A.Ka'), 'INVALID_TARGET');
    table(before)
      .offers(A, play('A.Sun', 'A.Car', 'A.Ka'))
      .play(A, play('A.Sun', 'A.Car')).shows(`
      > A 0 | hand Car | sleep Ka, Drop, Sun
        B 4 | hand Sun
    `);
  });

  it('R28: without anything asleep it cannot be played', () => {
    table(`
      > A 3 | hand Sun, Wake
        B 4 | hand Sun
    `)
      .refuses(A, play('A.Wake'), 'NO_VALID_TARGETS')
      .doesNotOffer(A, play('A.Wake'));
  });

  it('R23, R25: Glue may be played without a target, and a sleeping Stomp costs nothing', () => {
    table(`
      > A 0 | hand Glue, Car | sleep Stomp, Ka
        B 4 | hand Sun
    `)
      .refuses(A, play('A.Glue', 'A.Ka'), 'NOT_ENOUGH_CC')
      .offers(A, play('A.Glue'))
      .play(A, play('A.Glue', 'A.Stomp'))
      .check(({ players }) =>
        expect(players.A!.hand.map(({ printed_name }) => printed_name)).toEqual(['Car', 'Stomp']),
      );
  });

  it('That was fun returns an Action, never a Toy', () => {
    table(`
      > A 0 | hand That was fun | sleep Ka, Drop
        B 4 | hand Sun
    `)
      .refuses(A, play('A.That was fun', 'A.Ka'), 'INVALID_TARGET')
      .play(A, play('A.That was fun', 'A.Drop')).shows(`
      > A 0 | hand Drop | sleep Ka, That was fun
        B 4 | hand Sun
    `);
  });
});
