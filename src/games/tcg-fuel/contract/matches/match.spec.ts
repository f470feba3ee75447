import { chooserOf, lastMatch, nextToBegin } from './match.js';
import type { RoomGame } from './match.js';

const game = (gameId: number, winner: RoomGame['winner'], firstSeat = 0, players = ['ann', 'bob']): RoomGame => ({
  gameId,
  players,
  winner,
  firstSeat,
});

describe('A match of three', () => {
  it('is over when somebody has won two games, or when all three are played', () => {
    expect(lastMatch([game(1, 'ann')], 3)).toMatchObject({ isOver: false, winner: null });
    expect(lastMatch([game(1, 'ann'), game(2, 'ann')], 3)).toMatchObject({ isOver: true, winner: 'ann' });
    expect(lastMatch([game(1, 'ann'), game(2, null), game(3, null)], 3)).toMatchObject({ isOver: true, winner: 'ann' });
    expect(lastMatch([game(1, 'ann'), game(2, 'bob'), game(3, null)], 3)).toMatchObject({ isOver: true, winner: null });
    expect(lastMatch([game(1, 'ann'), game(2, undefined)], 3)).toMatchObject({ isOver: false, games: [{ gameId: 1 }] });
  });

  it('is followed by another one, and broken off by another opponent', () => {
    const games = [game(1, 'ann'), game(2, 'ann'), game(3, 'bob')];
    expect(lastMatch(games, 3)).toMatchObject({ isOver: false, games: [{ gameId: 3 }] });
    const other = game(4, 'cy', 0, ['ann', 'cy']);
    expect(lastMatch([...games, other], 3)?.games).toEqual([other]);
  });

  it('lets the loser of a game choose who begins the next; after a draw it is the other', () => {
    const lost = lastMatch([game(1, 'ann')], 3);
    expect([chooserOf(lost), nextToBegin(lost, true), nextToBegin(lost, false)]).toEqual(['bob', 'bob', 'ann']);
    const drawn = lastMatch([game(1, null, 1)], 3);
    expect([chooserOf(drawn), nextToBegin(drawn, true)]).toEqual([undefined, 'ann']);
    const over = lastMatch([game(1, 'ann'), game(2, 'ann')], 3);
    expect([chooserOf(over), nextToBegin(over, true)]).toEqual([undefined, undefined]);
  });
});
