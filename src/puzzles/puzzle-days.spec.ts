import { dayOf, puzzleOfDay, streakOf } from './puzzle-days.js';

describe('The puzzle of the day', () => {
  it('is another one every day until each had its turn', () => {
    const days = Array.from({ length: 50 }, (_, index) => dayOf(Date.UTC(2031, 0, 1 + index)));
    expect(new Set(days.map((day) => puzzleOfDay(day, 50))).size).toBe(50);
  });
});

describe('A streak', () => {
  const today = '2031-03-10';

  it('counts the days in a row up to today', () => {
    expect(streakOf(['2031-03-08', '2031-03-10', '2031-03-09'], today)).toEqual({ current: 3, best: 3 });
  });

  it('stands while the puzzle of today waits, and not a day longer', () => {
    expect(streakOf(['2031-03-08', '2031-03-09'], today).current).toBe(2);
    expect(streakOf(['2031-03-08'], today).current).toBe(0);
  });

  it('remembers the longest one', () => {
    expect(streakOf(['2031-01-01', '2031-01-02', '2031-01-03', '2031-03-10'], today)).toEqual({ current: 1, best: 3 });
    expect(streakOf([], today)).toEqual({ current: 0, best: 0 });
  });
});
