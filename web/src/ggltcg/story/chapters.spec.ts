import type { PlayedLine } from '../../tables/ggltcg/playback.js';
import { chaptersOf } from './chapters.js';

const line = (turn: number, action_type: string, description: string): PlayedLine => ({
  seq: 1,
  turn,
  player: turn % 2 === 1 ? 'Ann' : 'Bob',
  player_id: 'x',
  action_type,
  description,
});

describe('The chapters of a story', () => {
  it('are the turns in which something was done, with the cards they name in order', () => {
    const lines = [
      line(1, 'play_card', 'Played Plane Plus for 2 CC'),
      line(1, 'end_turn', 'Ended the turn'),
      line(2, 'end_turn', 'Ended the turn'),
      line(3, 'strategy', 'Ka clears the room.'),
      line(3, 'tussle', 'Wizard tussled Ka for 1 CC: Ka sleeped'),
    ];
    const chapters = chaptersOf(lines, ['Ka', 'Plane', 'Plane Plus', 'Wizard']);
    expect(chapters.map(({ turn, player, cards }) => [turn, player, cards])).toEqual([
      [1, 'Ann', ['Plane Plus']],
      [3, 'Ann', ['Wizard', 'Ka']],
    ]);
    expect(chapters[1]?.lines).toHaveLength(2);
  });

  it('are none before anything has happened', () => {
    expect(chaptersOf([], ['Ka'])).toEqual([]);
  });
});
