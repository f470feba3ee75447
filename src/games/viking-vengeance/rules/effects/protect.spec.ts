import { scenario } from '../../../../engine/testing/index.js';
import { vikingVengeance } from '../viking-vengeance.game.js';
import { draw, drawBoard, place, read } from '../viking-vengeance.notation.js';
import type { Reading } from '../viking-vengeance.types.js';

const table = scenario(vikingVengeance, { read, draw });
const board = (rows: string) => (state: Reading) => expect(drawBoard(state)).toBe(rows);
const [one, two] = [0, 1];

describe('Protecting', () => {
  it('Kāne protects adjacent allies for three ticks', () => {
    table('turn 1 player1; . oni/1 . .; 1: kane; 2: tyr')
      .play(one, place('1.kane', 1, 1))
      .tells({ type: 'card_protected', cardId: 'oni@1,0' })
      .seen('public', ({ board }) => expect(board[0]![1]!.card_state).toBe('immune'))
      .play(two, place('2.tyr', 0, 0))
      .tells({ type: 'card_defended', cardId: 'oni@1,0' })
      .check(board('tyr/2 oni/1 . .; . kane/1 . .'));
  });

  it('Kāne’s waters run dry after his owner’s next turn, and reach neither enemies nor corners', () => {
    table('turn 1 player1; kappa/1 oni/1 . .; odin/2 . . .; 1: kane kappa; 2: kappa tyr')
      .play(one, place('1.kane', 1, 1))
      .check(({ board }) => expect([board[0]![0]!.effects, board[1]![0]!.effects]).toEqual([[], []]))
      .play(two, place('2.kappa', 3, 3))
      .play(one, place('1.kappa', 3, 2))
      .tells({ type: 'effect_ended', cardId: 'oni@1,0', effectName: 'kane_pure_waters' })
      .play(two, place('2.tyr', 2, 0))
      .tells({ type: 'card_flipped', cardId: 'oni@1,0' });
  });

  it('R25 b: a silenced Kāne protects nobody', () => {
    table('turn 1 player1; . oni/1 . .; 1: kane kappa; 2: urashima-taro=9,9,9,9')
      .play(one, place('1.kane', 1, 1))
      .play(two, place('2.urashima-taro', 0, 0))
      .tells({ type: 'card_silenced', cardId: '1.kane' }, { type: 'card_flipped', cardId: 'oni@1,0' });
  });
});
