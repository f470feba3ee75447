import { scenario } from '../../../../engine/testing/index.js';
import { vikingVengeance } from '../viking-vengeance.game.js';
import { draw, place, read, rigged } from '../viking-vengeance.notation.js';
import type { Reading } from '../viking-vengeance.types.js';

const table = scenario(vikingVengeance, { read, draw });
const [one, two] = [0, 1];
/** An ability-less card of sides 12, 12, 9, 9. */
const GIANT = 'berserker=12,12,9,9';

describe('The worked examples of the Norse cards', () => {
  it('W6: Thor weakens the strongest side of every enemy before he fights', () => {
    table(`
      turn 1 player1
      . tyr/2 . .
      . . . .
      . . . .
      . . . loki/2
      1: thor
    `).play(one, place('1.thor', 1, 1)).shows(`
      turn 2 player2 2-1
      . tyr/1=7,8,9,8 . .
      . thor/1 . .
      . . . .
      . . . loki/2=7,9,9,9
      1:
      2:
    `);
  });

  it('W7: Baldr goes home when he is flipped, and a full hand draws nothing', () => {
    table(`
      turn 1 player1
      . baldr/2 . .
      . . . .
      . . . .
      . . . .
      1: ${GIANT}
      2: thrall thrall thrall thrall thrall | oni
    `)
      .play(one, place('1.berserker', 1, 1))
      .tells({ type: 'card_flipped', cardId: 'baldr@1,0' }, { type: 'card_returned', cardId: 'baldr@1,0', to: 'bob' })
      .shows(
        `
      turn 2 player2 1-0
      . . . .
      . berserker/1=12,12,9,9 . .
      . . . .
      . . . .
      1:
      2: thrall thrall thrall thrall thrall baldr | oni
    `,
      )
      .play(two, place('2.thrall', 3, 3)).shows(`
      turn 3 player1 1-1
      . . . .
      . berserker/1=12,12,9,9 . .
      . . . .
      . . . thrall/2
      1:
      2: thrall thrall thrall thrall baldr | oni
    `);
  });

  it('W8, R31: Surtr destroys the strongest neighbour and weakens the others', () => {
    table(`
      turn 1 player1
      . tyr/2 . .
      thrall/1 . shieldmaiden/2 .
      . . . .
      . . . .
      1: surtr
    `)
      .play(one, place('1.surtr', 1, 1))
      .tells({ type: 'card_removed', cardId: 'tyr@1,0', reason: 'destroyed' }).shows(`
      turn 2 player2 3-0
      . . . .
      thrall/1 surtr/1 shieldmaiden/1=4,4,4,3 .
      . . . .
      . . . .
      1:
      2: | - x tyr
    `);
  });

  it('W9: Titan Shell gives way to Thor alone', () => {
    const before = (hand: string): string => `
      turn 1 player1
      . jormungandr/2 . .
      . . . .
      . . . .
      . . . .
      1: ${hand}
    `;
    table(before(GIANT))
      .play(one, place('1.berserker', 1, 1))
      .tells({ type: 'card_defended', cardId: 'jormungandr@1,0' })
      .check(({ player1, player2 }) => expect([player1.score, player2.score]).toEqual([1, 1]));
    table(before('thor')).play(one, place('1.thor', 1, 1)).shows(`
      turn 2 player2 2-0
      . jormungandr/1=10,12,8,8 . .
      . thor/1 . .
      . . . .
      . . . .
      1:
      2:
    `);
  });

  it('W10: what Hel has flipped stays flipped', () => {
    table(`
      turn 1 player1
      . . . .
      . shieldmaiden/2 . .
      . . . .
      . . . .
      1: hel
      2: thor
    `)
      .play(one, place('1.hel', 0, 1))
      .tells({ type: 'card_locked', cardId: 'shieldmaiden@1,1' })
      .play(two, place('2.thor', 1, 0))
      .tells({ type: 'card_defended', cardId: 'shieldmaiden@1,1' }).shows(`
      turn 3 player1 2-1
      . thor/2 . .
      hel/1=8,8,7,9 shieldmaiden/1=3,5,5,4 . .
      . . . .
      . . . .
      1:
      2:
    `);
  });

  it('W11, R29, R30: Vidar avenges Odin in the middle of a combat and stops it', () => {
    table(`
      turn 1 player1
      . odin/2 . .
      . . . .
      . vidar/2 . .
      . . . .
      1: ${GIANT}
    `).play(one, place('1.berserker', 1, 1)).shows(`
      turn 2 player2 1-2
      . odin/1 . .
      . berserker/2=12,12,9,9 . .
      . vidar/2=13,13,12,12 . .
      . . . .
      1:
      2:
    `);
  });

  it('W12, R51: Heimdall blocks his neighbours for one turn of the opponent', () => {
    table(`
      turn 1 player1
      . . . .
      . . . .
      . . . .
      . . . .
      1: heimdall
      2: thrall
    `)
      .play(one, place('1.heimdall', 1, 1))
      .shows(
        `
      turn 2 player2 1-0
      . {blocked:0:1} . .
      {blocked:0:1} heimdall/1 {blocked:0:1} .
      . {blocked:0:1} . .
      . . . .
      1:
      2: thrall
    `,
      )
      .refuses(two, place('2.thrall', 1, 0), 'TILE_BLOCKED', 'Board position is blocked.')
      .doesNotOffer(two, place('2.thrall', 1, 0))
      .play(two, place('2.thrall', 3, 3)).shows(`
      turn 3 player1 1-1
      . . . .
      . heimdall/1 . .
      . . . .
      . . . thrall/2
      1:
      2:
    `);
  });

  it("W13: Bragi's tiles help their owner through his next turn, and anybody uses them up", () => {
    table(`
      turn 1 player1
      . . . .
      . . . .
      . . . .
      . . . .
      1: bragi thrall
      2: thrall
    `)
      .play(one, place('1.bragi', 0, 0))
      .shows(
        `
      turn 2 player2 1-0
      bragi/1 {boosted+1:1:0} . .
      {boosted+1:1:0} {boosted+1:1:0} . .
      . . . .
      . . . .
      1: thrall
      2: thrall
    `,
      )
      .play(two, place('2.thrall', 1, 1))
      .shows(
        `
      turn 3 player1 1-1
      bragi/1 {boosted+1:1:0} . .
      {boosted+1:1:0} thrall/2 . .
      . . . .
      . . . .
      1: thrall
      2:
    `,
      )
      .play(one, place('1.thrall', 1, 0)).shows(`
      turn 4 player2 2-1
      bragi/1 thrall/1=6,6,4,4 . .
      . thrall/2 . .
      . . . .
      . . . .
      1:
      2:
    `);
  });

  it('W14, R33: three ticks last through the next own turn', () => {
    const frozen = (state: Reading): string => draw(state).split('\n')[1]!;
    table(`
      turn 1 player1
      . . loki/2 .
      . . . .
      . . . .
      . . . .
      1: skadi thrall
      2: thrall
    `)
      .play(one, place('1.skadi', 2, 3))
      .check((state) => expect(frozen(state)).toBe('. . loki/2=7,7,7,7 .'))
      .play(two, place('2.thrall', 0, 0))
      .check((state) => expect(frozen(state)).toBe('thrall/2 . loki/2=7,7,7,7 .'))
      .play(one, place('1.thrall', 3, 0))
      .tells({ type: 'card_defended' }, { type: 'effect_ended', cardId: 'loki@2,0', effectName: 'skadi_freeze' })
      .shows(`
      turn 4 player2 2-2
      thrall/2 . loki/2 thrall/1
      . . . .
      . . . .
      . . skadi/1 .
      1:
      2:
    `);
  });

  it('W15: Ran pulls enemies near and beats them', () => {
    table(`
      turn 1 player1
      . thrall/2 . .
      . . . .
      . . . berserker/2
      . . . .
      1: ran
    `)
      .play(one, place('1.ran', 1, 2))
      .tells(
        { type: 'card_moved', cardId: 'thrall@1,0', from: { x: 1, y: 0 }, to: { x: 1, y: 1 } },
        { type: 'card_moved', cardId: 'berserker@3,2' },
      ).shows(`
      turn 2 player2 3-0
      . . . .
      . thrall/1 . .
      . ran/1 berserker/1 .
      . . . .
      1:
      2:
    `);
  });

  it('W18: Tyr judges when his owner begins a turn', () => {
    table(`
      turn 2 player2
      tyr/1 . . loki/2
      . . . .
      . . . .
      . . . thrall/1
      2: young-jarl
    `).play(two, place('2.young-jarl', 0, 3)).shows(`
      turn 3 player1 2-2
      tyr/1 . . loki/2=7,7,7,7
      . . . .
      . . . .
      young-jarl/2 . . thrall/1=7,7,5,5
      1:
      2:
    `);
  });

  it('W19, R36: Fenrir devours at the end of the round', () => {
    table(
      `
      turn 2 player2
      . thor/2 . .
      . fenrir/1 young-jarl/2 .
      . . . .
      . . . .
      2: thrall
    `,
      { dice: rigged(0, 2) },
    ).play(two, place('2.thrall', 3, 3)).shows(`
      turn 3 player1 1-2
      . thor/2 . .
      . fenrir/1=10,10,10,9 . .
      . . . .
      . . . thrall/2
      1:
      2: | - x young-jarl
    `);
  });
});
