import { scenario } from '../../../../engine/testing/index.js';
import { vikingVengeance } from '../viking-vengeance.game.js';
import { draw, drawBoard, place, read, rigged } from '../viking-vengeance.notation.js';
import type { Reading } from '../viking-vengeance.types.js';

const table = scenario(vikingVengeance, { read, draw });
const board = (rows: string) => (state: Reading) => expect(drawBoard(state)).toBe(rows);
const [one, two] = [0, 1];

describe('Power changed by turns and rounds', () => {
  it('Tyr does not judge when the other player’s turn begins', () => {
    table('turn 1 player1; tyr/1 . . loki/2; 1: thrall')
      .play(one, place('1.thrall', 3, 3))
      .check(board('tyr/1 . . loki/2; . . . .; . . . .; . . . thrall/1'));
  });

  it('Tyr, alone, helps himself', () => {
    table('turn 2 player2; tyr/1 . . .').play(two, { type: 'endTurn' }).check(board('tyr/1=11,10,11,10 . . .'));
  });

  it('Amaterasu blesses adjacent allies at the end of her owner’s turn, for three ticks', () => {
    table('turn 1 player1; . oni/1 . .; 1: amaterasu; 2: kappa')
      .play(one, place('1.amaterasu', 1, 1))
      .check((state) => expect(state.board[0]![1]!.effects).toMatchObject([{ ticks: 2, bySide: { top: 1 } }]))
      .play(two, place('2.kappa', 3, 3))
      .check((state) => expect(state.board[0]![1]!.effects).toMatchObject([{ ticks: 1 }]))
      .play(one, { type: 'endTurn' })
      .check((state) => expect(state.board[0]![1]!.effects).toMatchObject([{ ticks: 2 }]));
  });

  it('Two Amaterasus bless a card no more than one', () => {
    table('turn 1 player1; amaterasu/1 oni/1 amaterasu/1 .')
      .play(one, { type: 'endTurn' })
      .check(board('amaterasu/1 oni/1=6,6,5,5 amaterasu/1 .'));
  });

  it('Hachiman leads his row and no other, and not himself', () => {
    table('turn 2 player2; hachiman/1 . oni/1 oni/2; oni/1 . . .')
      .play(two, { type: 'endTurn' })
      .check(board('hachiman/1 . oni/1=6,6,5,5 oni/2; oni/1 . . .'));
  });

  it('Hachiman waits for the round', () => {
    table('turn 1 player1; hachiman/1 . oni/1 .').play(one, { type: 'endTurn' }).check(board('hachiman/1 . oni/1 .'));
  });

  it('Futakuchi-onna bites every adjacent enemy when a round ends', () => {
    table('turn 2 player2; oni/2 futakuchi-onna/1 oni/1 oni/2')
      .play(two, { type: 'endTurn' })
      .check(board('oni/2=4,4,3,3 futakuchi-onna/1 oni/1 oni/2'));
  });

  it('Futakuchi-onna does not bite in the middle of a round', () => {
    table('turn 1 player1; oni/2 futakuchi-onna/1 . .')
      .play(one, { type: 'endTurn' })
      .check(board('oni/2 futakuchi-onna/1 . .'));
  });

  it('Kānehekili strikes one side of one enemy at the end of his owner’s turn', () => {
    table('turn 1 player1; kanehekili/1 . oni/2 odin/2', { dice: rigged(1, 3) })
      .play(one, { type: 'endTurn' })
      .check(board('kanehekili/1 . oni/2 odin/2=11,10,9,8'));
  });

  it('R9: what Kānehekili does again adds up in one effect', () => {
    table('turn 1 player1; kanehekili/1 . oni/2 .; 2: kappa', { dice: rigged(0, 0, 0, 0) })
      .play(one, { type: 'endTurn' })
      .play(two, place('2.kappa', 3, 3))
      .check(({ board }) => expect(board[0]![2]!.effects).toHaveLength(1))
      .play(one, { type: 'endTurn' })
      .check(({ board }) => expect(board[0]![2]!.effects).toMatchObject([{ bySide: { top: -2, right: 0 } }]));
  });

  it('Kānehekili rests on the other’s turn, and asks no chance without an enemy', () => {
    table('turn 2 player2; kanehekili/1 . oni/2 .', { dice: rigged() }).play(two, { type: 'endTurn' });
    table('turn 1 player1; kanehekili/1 . . .', { dice: rigged() }).play(one, { type: 'endTurn' });
  });

  it('Lono gives nothing to a card without a boon', () => {
    table('turn 2 player2; lono/1 oni/1=1,1,1,1 . oni/2=9,9,9,9')
      .play(two, { type: 'endTurn' })
      .check(board('lono/1 oni/1=1,1,1,1 . oni/2=9,9,9,9'));
  });

  it('Mo‘oinanea gives nothing away from the ocean, and nothing to an empty hand', () => {
    table('turn 2 player2; mooinanea/1 . . .; 1: oni', { dice: rigged() })
      .play(two, { type: 'endTurn' })
      .check((state) => expect(draw(state)).toContain('1: oni\n'));
    table('turn 2 player2; mooinanea/1{ocean:1000:0} . . .', { dice: rigged() }).play(two, { type: 'endTurn' });
  });

  it('Māui grows in either hand at every round end, in secret', () => {
    table('turn 2 player2; . . . .; 1: maui; 2: maui')
      .play(two, { type: 'endTurn' })
      .doesNotTell('public', 'card_power_changed')
      .tellsTo(one, { type: 'card_power_changed', cardId: '1.maui', position: null })
      .check((state) => expect(draw(state)).toContain('1: maui=10,13,8,11\n2: maui=10,13,8,11'));
  });

  it('Māui fights with what he gained and loses it afterwards, but nothing else', () => {
    table('turn 2 player2; . ran/1=7,7,9,8 . .; 2: maui kappa; 1: oni')
      .play(two, place('2.kappa', 3, 3))
      .play(one, place('1.oni', 3, 0))
      .play(two, place('2.maui', 1, 1))
      .tells({ type: 'card_flipped', cardId: 'ran@1,0' }, { type: 'effect_ended', effectName: 'maui_sun_trick' })
      .check(board('. ran/2=7,7,9,8 . oni/1; . maui/2 . .; . . . .; . . . kappa/2'));
  });
});
