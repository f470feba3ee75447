import { scenario } from '../../../engine/testing/index.js';
import { vikingVengeance } from './viking-vengeance.game.js';
import { draw, place, read } from './viking-vengeance.notation.js';

const table = scenario(vikingVengeance, { read, draw });
const [one, two] = [0, 1];

/** A board with one tile left, on which player1 will have eight cards if it is player1 who places there. */
const nearlyFull = (words: string): string => {
  const row = 'odin/1 odin/1 odin/2 odin/2';
  return `turn 16 player1 ${words}; ${row}; ${row}; ${row}; . odin/1 odin/2 odin/2; 1: oni`;
};

describe('The end of the game', () => {
  it('R37: more cards win', () => {
    table('turn 2 player2; oni/1 oni/1 . oni/2')
      .play(two, { type: 'endTurn' })
      .play(one, { type: 'endTurn' })
      .tells({ type: 'game_over', status: 'player1_win', winner: 'ann', scores: { player1: 2, player2: 1 } })
      .ends({ winners: [one], reason: 'passes' });
  });

  it('R37, R62: eight to eight is a draw, or by option a win for the first player', () => {
    table(nearlyFull(''))
      .play(one, place('1.oni', 0, 3))
      .ends({ winners: [], reason: 'board_full' });
    table(nearlyFull('tie-to-first'))
      .play(one, place('1.oni', 0, 3))
      .ends({ winners: [one], reason: 'board_full' });
  });

  it('R62: passes draw all the same', () => {
    table('turn 1 player1 tie-to-first; . . . .')
      .play(one, { type: 'endTurn' })
      .play(two, { type: 'endTurn' })
      .ends({ winners: [], reason: 'passes' });
  });

  it('R61: the hundredth turn is the last', () => {
    table('turn 99 player1 tie-to-first; oni/1 . . oni/2; 1: oni; 2: oni')
      .play(one, place('1.oni', 0, 3))
      .goesOn()
      .play(two, place('2.oni', 3, 3))
      .ends({ winners: [], reason: 'turn_limit' })
      .check(({ turnNumber }) => expect(turnNumber).toBe(100));
  });

  it('R13: whoever cannot place may pass', () => {
    table('turn 1 player1; . . . .').offers(one, { type: 'endTurn' }).play(one, { type: 'endTurn' }).goesOn();
  });

  it('R14: a player may surrender on either turn; board and scores stay', () => {
    table('turn 2 player2; oni/1 oni/1 . oni/2')
      .play(one, { type: 'surrender' })
      .ends({ winners: [two], reason: 'surrender' })
      .check(({ player1, player2 }) => expect([player1.score, player2.score]).toEqual([2, 1]));
    table('turn 2 player2; . . . .')
      .play(two, { type: 'surrender' })
      .ends({ winners: [one], reason: 'surrender' });
  });
});
