import { scenario } from '../../../../engine/testing/index.js';
import { vikingVengeance } from '../viking-vengeance.game.js';
import { draw, drawBoard, place, read } from '../viking-vengeance.notation.js';
import type { Reading } from '../viking-vengeance.types.js';

const table = scenario(vikingVengeance, { read, draw });
const board = (rows: string) => (state: Reading) => expect(drawBoard(state)).toBe(rows);
const [one, two] = [0, 1];

const at = (x: number, y: number) => ({ x, y });

describe('Silencing', () => {
  it('Urashima Tarō silences the strongest enemy for four ticks', () => {
    table('turn 1 player1; tyr/2 . . oni/2; 1: urashima-taro')
      .play(one, place('1.urashima-taro', 3, 3))
      .tells({ type: 'card_silenced', cardId: 'tyr@0,0', position: at(0, 0) })
      // Tyr would have judged at the start of his turn.
      .check(board('tyr/2 . . oni/2; . . . .; . . . .; . . . urashima-taro/1'))
      .check(({ board }) => expect(board[0]![0]!.effects).toMatchObject([{ kind: 'silence', ticks: 3 }]));
  });

  it('R45: Urashima Tarō silences whom he is aimed at, but no ally', () => {
    table('turn 1 player1; tyr/2 kappa/1 . oni/2; 1: urashima-taro')
      .refuses(one, place('1.urashima-taro', 3, 3, at(1, 0)), 'INVALID_TARGET')
      .play(one, place('1.urashima-taro', 3, 3, at(3, 0)))
      .tells({ type: 'card_silenced', cardId: 'oni@3,0' });
  });

  it('Urashima Tarō without an enemy silences nobody', () => {
    table('turn 1 player1; tyr/1 . . .; 1: urashima-taro')
      .play(one, place('1.urashima-taro', 3, 3))
      .doesNotTell('public', 'card_silenced');
  });

  it('R43: the silence ends, and the card speaks again', () => {
    table('turn 1 player1; tyr/2 . . .; 1: urashima-taro oni oni; 2: kappa kappa')
      .play(one, place('1.urashima-taro', 3, 3))
      .play(two, place('2.kappa', 3, 0))
      .play(one, place('1.oni', 0, 3))
      .play(two, place('2.kappa.2', 1, 2))
      .tells({ type: 'effect_ended', cardId: 'tyr@0,0', effectName: 'urashima_time_shift' })
      .play(one, place('1.oni.2', 0, 1))
      .tells({ type: 'card_power_changed', abilityId: 'tyr_binding_justice' });
  });
});
