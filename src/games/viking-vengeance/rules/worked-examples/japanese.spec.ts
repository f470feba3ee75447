import { play } from '../../../../engine/core/index.js';
import type { Step } from '../../../../engine/core/index.js';
import { scenario } from '../../../../engine/testing/index.js';
import { vikingVengeance } from '../viking-vengeance.game.js';
import { draw, place, read, rigged } from '../viking-vengeance.notation.js';
import type { VikingVengeance } from '../viking-vengeance.types.js';

const table = scenario(vikingVengeance, { read, draw });
const [one, two] = [0, 1];

describe('The worked examples of the Japanese cards', () => {
  it('W24: Yuki-onna freezes a row for three ticks, Yamata no Orochi row and column for good', () => {
    table(`
      turn 1 player1
      . . . .
      benkei/2 . . .
      . . . .
      . . . .
      1: yuki-onna oni
      2: oni
    `)
      .play(one, place('1.yuki-onna', 1, 1))
      .check((state) => expect(draw(state)).toContain('turn 2 player2 2-0\n. . . .\nbenkei/1=5,4,4,4 yuki-onna/1'))
      .play(two, place('2.oni', 3, 0))
      .play(one, place('1.oni', 2, 3)).shows(`
      turn 4 player2 3-1
      . . . oni/2
      benkei/1 yuki-onna/1 . .
      . . . .
      . . oni/1 .
      1:
      2:
    `);
    table(`
      turn 1 player1
      kitsune/2 benkei/2 . .
      . . . .
      . . . .
      . . . oni/2
      1: yamata-no-orochi
    `).play(one, place('1.yamata-no-orochi', 1, 3)).shows(`
      turn 2 player2 1-3
      kitsune/2 benkei/2=7,6,6,6 . .
      . . . .
      . . . .
      . yamata-no-orochi/1 . oni/2=4,4,3,3
      1:
      2:
    `);
  });

  it('W25: round moments come when a round ends and begins', () => {
    table(`
      turn 2 player2
      hachiman/1 . . oni/1
      . benkei/2 . .
      . futakuchi-onna/1 . .
      oni/1 . . .
      2: kappa
    `).play(two, place('2.kappa', 3, 3)).shows(`
      turn 3 player1 4-2
      hachiman/1 . . oni/1=6,6,5,5
      . benkei/2=7,6,6,6 . .
      . futakuchi-onna/1 . .
      oni/1 . . kappa/2
      1:
      2:
    `);
  });

  it('W26: Momotaro rallies old and new allies for three ticks', () => {
    table(`
      turn 1 player1
      . akaname/2 . .
      oni/1 . . .
      . . . .
      . . . .
      1: momotaro kappa
      2: kappa
    `)
      .play(one, place('1.momotaro', 1, 1))
      .check((state) => expect(draw(state)).toContain('. akaname/1=4,4,4,4 . .\noni/1=6,6,5,5 momotaro/1 . .'))
      .play(two, place('2.kappa', 3, 3))
      .play(one, place('1.kappa', 3, 0)).shows(`
      turn 4 player2 4-1
      . akaname/1 . kappa/1
      oni/1 momotaro/1 . .
      . . . .
      . . . kappa/2
      1:
      2:
    `);
  });

  it('W27: Susanoo destroys the strongest beast or dragon, shell or no shell', () => {
    table(`
      turn 1 player1
      . oni/2 . .
      . . . .
      . . . .
      jormungandr/2 . . fenrir/2
      1: susanoo
    `).play(one, place('1.susanoo', 1, 1)).shows(`
      turn 2 player2 2-1
      . oni/1 . .
      . susanoo/1=11,10,11,11 . .
      . . . .
      . . . fenrir/2
      1:
      2: | - x jormungandr
    `);
  });

  it('W28: Nurarihyon steals one boon of one enemy for good', () => {
    const state = read(`
      turn 2 player2
      nurarihyon/1 . . oni/2=6,6,5,5
      . . . kappa/2
      . . . .
      . . . .
      2: oni
    `);
    const power = (by: number, bottom = by) => ({ top: by, right: by, bottom, left: by });
    state.board[1]![3]!.effects = [
      { name: 'long', kind: 'power', bySide: power(2), ticks: 5, source: null },
      { name: 'low', kind: 'power', bySide: power(0, 1), ticks: null, source: null },
    ];
    const step = play(
      vikingVengeance,
      { state, round: 1, drawn: 0 },
      { seat: two, action: place('2.oni', 3, 3), at: 0 },
      rigged(1, 0),
    ) as Step<VikingVengeance>;
    expect(draw(step.table.state)).toContain('nurarihyon/1=6,7,6,7 . . oni/2=6,6,5,5\n. . . kappa/2=4,3,5,5');
    expect(step.table.state.board[0]![0]!.effects).toMatchObject([{ ticks: null, source: 'nurarihyon@0,0' }]);
  });

  it('W29: Yamabiko echoes his neighbours, Ushi-oni likes the shore', () => {
    table(`
      turn 1 player1
      . berserker/2=10,12,8,10 . .
      akaname/1 . . .
      . . . .
      . . . .
      1: yamabiko
    `).play(one, place('1.yamabiko', 1, 1)).shows(`
      turn 2 player2 3-0
      . berserker/1=10,12,8,10 . .
      akaname/1 yamabiko/1=10,12,8,10 . .
      . . . .
      . . . .
      1:
      2:
    `);
    const empty = `
      turn 1 player1
      . . . .
      . . . .
      . . . .
      . . . .
      1: ushi-oni
    `;
    table(empty)
      .play(one, place('1.ushi-oni', 0, 2))
      .check((state) => expect(draw(state)).toContain('ushi-oni/1=9,9,7,7'));
    table(empty)
      .play(one, place('1.ushi-oni', 1, 1))
      .check((state) => expect(draw(state)).toContain('. ushi-oni/1 . .'));
  });
});
