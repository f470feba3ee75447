import { scenario } from '../../../../engine/testing/index.js';
import { vikingVengeance } from '../viking-vengeance.game.js';
import { draw, drawBoard, place, read } from '../viking-vengeance.notation.js';
import type { Reading } from '../viking-vengeance.types.js';

const table = scenario(vikingVengeance, { read, draw });
const board = (rows: string) => (state: Reading) => expect(drawBoard(state)).toBe(rows);
const [one, two] = [0, 1];

describe('Locking souls', () => {
  const locked = 'turn 1 player1; . . . .; . shieldmaiden/2 . .; 1: hel oni; 2: thor surtr koa-warrior';

  it('R10: a locked card is immune, and its lock survives Hel being flipped', () => {
    table(locked)
      .play(one, place('1.hel', 0, 1))
      .seen('public', ({ board }) => expect(board[1]![1]).toMatchObject({ card_state: 'immune', locked_by: '1.hel' }))
      .play(two, place('2.thor', 0, 0))
      .check(board('thor/2 . . .; hel/1=8,8,7,9 shieldmaiden/1=3,5,5,4 . .'))
      .play(one, place('1.oni', 3, 3))
      .play(two, place('2.koa-warrior', 0, 2))
      .tells({ type: 'card_defended', cardId: '1.hel' });
    table('turn 1 player1; . . . .; . shieldmaiden/2 . .; 1: hel=1,8,1,1 oni; 2: koa-warrior thor')
      .play(one, place('1.hel', 0, 1))
      .play(two, place('2.koa-warrior', 0, 0))
      .check(board('koa-warrior/2 . . .; hel/2=1,8,1,1 shieldmaiden/1 . .'))
      .play(one, place('1.oni', 3, 3))
      .play(two, place('2.thor', 1, 0))
      .tells({ type: 'card_defended', cardId: 'shieldmaiden@1,1' });
  });

  it('R31: the lock ends when Hel is destroyed', () => {
    table(locked)
      .play(one, place('1.hel', 0, 1))
      .play(two, place('2.surtr', 0, 0))
      .check(board('surtr/2 . . .; . shieldmaiden/1 . .'))
      .check(({ board }) => expect(board[1]![1]!.lockedBy).toBeNull())
      .play(one, place('1.oni', 3, 3))
      .play(two, place('2.thor', 1, 0))
      .tells({ type: 'card_flipped', cardId: 'shieldmaiden@1,1' });
  });

  it('Hel locks only what she flips', () => {
    table('turn 1 player1; . . . .; . odin/2 . .; 1: hel')
      .play(one, place('1.hel', 0, 1))
      .doesNotTell('public', 'card_locked');
  });
});
