import { scenario } from '../../../../engine/testing/index.js';
import { vikingVengeance } from '../viking-vengeance.game.js';
import { draw, place, read } from '../viking-vengeance.notation.js';

const table = scenario(vikingVengeance, { read, draw });
const one = 0;

describe('Shields', () => {
  it('Titan Shell shields the serpent only, and not when silenced', () => {
    table('turn 1 player1; jormungandr/2 oni/2 . .; 1: tyr')
      .play(one, place('1.tyr', 1, 1))
      .tells({
        type: 'card_flipped',
        cardId: 'oni@1,0',
      });
    table('turn 1 player1; . jormungandr/2 . .; 1: urashima-taro=13,13,13,13')
      .play(one, place('1.urashima-taro', 1, 1))
      .tells({ type: 'card_silenced' }, { type: 'card_flipped', cardId: 'jormungandr@1,0' });
  });

  it('R10: Titan Shell shows as immune', () => {
    table('turn 1 player1; jormungandr/2 kamohoalii/2 . .; 1: oni')
      .play(one, place('1.oni', 3, 3))
      .seen('public', ({ board }) =>
        expect(board[0]!.map((cell) => cell?.card_state)).toEqual(['immune', 'normal', undefined, undefined]),
      );
  });

  it('Kamohoali‘i cannot be defeated by a card of less total power', () => {
    table('turn 1 player1; . kamohoalii/2 . .; 1: koa-warrior=10,4,5,5')
      .play(one, place('1.koa-warrior', 1, 1))
      .tells({ type: 'card_defended', cardId: 'kamohoalii@1,0' });
  });

  it('Kamohoali‘i can be defeated by a card of as much', () => {
    table('turn 1 player1; . kamohoalii/2 . .; 1: koa-warrior=10,8,8,8')
      .play(one, place('1.koa-warrior', 1, 1))
      .tells({ type: 'card_flipped', cardId: 'kamohoalii@1,0' });
  });
});
