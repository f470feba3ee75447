import type { Eyes, Picture } from '@parlour/client';
import { hideFromEachOther } from './use-curtain.js';

const seen = (...views: object[]): ReadonlyMap<Eyes, Picture> =>
  new Map(
    views.map((view, seat) => [
      seat,
      { version: 1, status: 'active', seat, view, toAct: [], legalActions: [], deadline: null, outcome: null },
    ]),
  );

describe('The curtain of a shared screen', () => {
  it('is drawn where the seats see different things', () =>
    expect(hideFromEachOther(seen({ hand: ['7s'] }, { hand: ['Kc'] }), [0, 1])).toBe(true));

  it('is not where everybody sees the same', () =>
    expect(hideFromEachOther(seen({ board: 1 }, { board: 1 }), [0, 1])).toBe(false));

  it('is not for a single seat', () =>
    expect(hideFromEachOther(seen({ hand: ['7s'] }, { hand: [] }), [0])).toBe(false));
});
