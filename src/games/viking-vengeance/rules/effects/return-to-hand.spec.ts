import { scenario } from '../../../../engine/testing/index.js';
import { vikingVengeance } from '../viking-vengeance.game.js';
import { draw, drawBoard, place, read } from '../viking-vengeance.notation.js';
import type { Reading } from '../viking-vengeance.types.js';

const table = scenario(vikingVengeance, { read, draw });
const board = (rows: string) => (state: Reading) => expect(drawBoard(state)).toBe(rows);
const one = 0;

describe('Returning to hand', () => {
  it('Baldr leaves his effects behind, and keeps the count of his defeats', () => {
    table('turn 1 player1; . baldr/2=5,5,5,5 . .; 1: tyr')
      .play(one, place('1.tyr', 1, 1))
      .check(({ player2, hydratedCardDataCache }) => {
        expect(player2.hand).toEqual(['baldr@1,0']);
        expect(hydratedCardDataCache['baldr@1,0']).toEqual({ effects: [], marks: {}, defeats: ['1.tyr'] });
      });
  });

  it('Baldr goes home to his first owner, whoever lost him', () => {
    const state = read('turn 1 player1; . baldr/2=5,5,5,5 . .; 1: tyr');
    state.cards['baldr@1,0']!.original_owner = 'player1';
    scenario(vikingVengeance, { read: () => state, draw })('')
      .play(one, place('1.tyr', 1, 1))
      .tells({ type: 'card_returned', to: 'ann' })
      .check(({ player1 }) => expect(player1.hand).toEqual(['baldr@1,0']));
  });

  it('R43: Baldr silenced stays where he falls', () => {
    const state = read('turn 1 player1; . baldr/2=5,5,5,5 . .; 1: tyr');
    const [effect] = state.board[0]![1]!.effects;
    state.board[0]![1]!.effects = [
      effect!,
      { name: 'hush', kind: 'silence', bySide: { top: 0, right: 0, bottom: 0, left: 0 }, ticks: 4, source: null },
    ];
    scenario(vikingVengeance, { read: () => state, draw })('')
      .play(one, place('1.tyr', 1, 1))
      .check(board('. baldr/1=5,5,5,5 . .; . tyr/1 . .'));
  });

  it('R38: a Baldr in hand is a placeholder to the opponent like any other card', () => {
    table('turn 1 player1; . baldr/2 . .; 1: berserker=12,12,9,9; 2: thrall')
      .play(one, place('1.berserker', 1, 1))
      .seen(one, (view) => {
        expect(view.player2.hand).toHaveLength(2);
        expect(view.player2.hand).not.toContain('baldr@1,0');
        expect(view.hydratedCardDataCache).not.toHaveProperty(['baldr@1,0']);
      });
  });
});
