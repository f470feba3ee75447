import { scenario } from '../../../../engine/testing/index.js';
import { vikingVengeance } from '../viking-vengeance.game.js';
import { draw, place, read, rigged } from '../viking-vengeance.notation.js';

const table = scenario(vikingVengeance, { read, draw });
const [one, two] = [0, 1];

describe('The worked examples of the Polynesian cards', () => {
  it('W30, R53: lava burns the opponent of Pele until Poliʻahu melts it', () => {
    table(`
      turn 1 player1
      . . . .
      . . . .
      . . . .
      . . . .
      1: pele koa-warrior
      2: koa-warrior poliahu
    `)
      .play(one, place('1.pele', 1, 1))
      .shows(
        `
      turn 2 player2 1-0
      . {lava-1:0:1000} . .
      {lava-1:0:1000} pele/1 {lava-1:0:1000} .
      . {lava-1:0:1000} . .
      . . . .
      1: koa-warrior
      2: koa-warrior poliahu
    `,
      )
      .play(two, place('2.koa-warrior', 1, 0))
      .check((state) => expect(draw(state)).toContain('. koa-warrior/2=5,3,4,4{lava-1:0:1000} . .'))
      .check((state) => expect(draw(state)).toContain('pele/1=13,9,10,11'))
      .play(one, place('1.koa-warrior', 0, 1))
      .check((state) => expect(draw(state)).toContain('koa-warrior/1{lava-1:0:1000} pele/1=14,10,11,12'))
      .play(two, place('2.poliahu', 3, 3)).shows(`
      turn 5 player1 2-2
      . koa-warrior/2=7,5,6,6 . .
      koa-warrior/1=5,3,4,4 pele/1=14,10,11,12 . .
      . . . .
      . . . poliahu/2
      1:
      2:
    `);
  });

  it('W31: the ocean carries Hauwahine and feeds Mo‘oinanea’s hand', () => {
    table(
      `
      turn 2 player2
      . . . .
      . hauwahine/1 . .
      . . . .
      . . . .
      1: mooinanea oni kappa
      2: kappa kappa
    `,
      { dice: rigged(0, 1, 3) },
    )
      .play(two, place('2.kappa', 3, 3))
      .check((state) => expect(draw(state)).toContain('{ocean+1:1000:0} . . .'))
      .play(one, place('1.mooinanea', 0, 0))
      .check((state) => expect(draw(state)).toContain('mooinanea/1=7,8,9,9{ocean+1:1000:0} . . .'))
      .play(two, place('2.kappa.2', 3, 0))
      .doesNotTell(two, 'card_power_changed')
      .tellsTo(one, { type: 'card_power_changed', cardId: '1.kappa', position: null }).shows(`
      turn 5 player1 2-2
      mooinanea/1=7,8,9,9{ocean+1:1000:0} . . kappa/2
      . hauwahine/1 {ocean+1:1000:0} .
      . . . .
      . . . kappa/2
      1: oni kappa=5,4,5,6
      2:
    `);
  });

  it('W32: the Nightmarchers wander and leave a curse behind', () => {
    table(
      `
      turn 2 player2
      nightmarchers/1 . . .
      {cursed-2~3:1000:0} . . .
      . . . .
      . . . .
      1: oni
      2: kappa kappa
    `,
      { dice: rigged(1, 0) },
    )
      .play(two, place('2.kappa', 3, 3))
      .check((state) => {
        expect(draw(state)).toContain('{cursed-1:0:1000} . . .\nnightmarchers/1=5,4,5,4 . . .');
        expect(state.board[1]![0]!.effects).toMatchObject([{ kind: 'tile', ticks: 2 }]);
      })
      .play(one, place('1.oni', 3, 0))
      .play(two, place('2.kappa.2', 0, 0))
      .tells({ type: 'card_defended', cardId: 'nightmarchers@0,0' }).shows(`
      turn 5 player1 2-2
      kappa/2=3,2,3,4 . . oni/1
      {cursed-1:0:1000} nightmarchers/1 . .
      . . . .
      . . . kappa/2
      1:
      2:
    `);
  });

  it('W33: La‘amaomao blows away whom she can, Kapo hexes the tiles around her', () => {
    table(`
      turn 1 player1
      . . . .
      . oni/2 . .
      oni/2 . oni/2 thrall/1
      . oni/2 . .
      1: laamaomao kapo
      2: kappa koa-warrior
    `)
      .play(one, place('1.laamaomao', 1, 2))
      .shows(
        `
      turn 2 player2 5-1
      . oni/2 . .
      . . . .
      oni/1 laamaomao/1 oni/1 thrall/1
      . oni/1 . .
      1: kapo
      2: kappa koa-warrior
    `,
      )
      .play(two, { type: 'endTurn' })
      .play(one, place('1.kapo', 1, 1))
      .check((state) => expect(draw(state)).toContain('{cursed-3:0:1} kapo/1 {cursed-3:0:1} .'));
    table(`
      turn 1 player1
      . . . .
      . . . .
      . . . .
      . . . .
      1: kapo
      2: koa-warrior
    `)
      .play(one, place('1.kapo', 1, 1))
      .play(two, place('2.koa-warrior', 1, 0))
      .check(({ board }) => expect(board[0]![1]!.effects).toMatchObject([{ kind: 'tile', ticks: null }])).shows(`
      turn 3 player1 1-1
      . koa-warrior/2=3,1,2,2 . .
      . kapo/1 . .
      . . . .
      . . . .
      1:
      2:
    `);
  });

  it('W34: Lono gives to each blessed ally once', () => {
    table(`
      turn 2 player2
      lono/1 . oni/1=6,6,5,5 .
      . . . .
      oni/1 . . .
      . . . .
      1: kappa
    `)
      .play(two, { type: 'endTurn' })
      .check((state) => expect(draw(state)).toContain('lono/1 . oni/1=7,7,6,6 .\n. . . .\noni/1'))
      .play(one, place('1.kappa', 3, 3))
      .play(two, { type: 'endTurn' })
      .check((state) => expect(draw(state)).toContain('turn 5 player1 4-0\nlono/1 . oni/1=7,7,6,6 .'));
  });
});
