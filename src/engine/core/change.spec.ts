import fc from 'fast-check';
import { changed, changeOf } from './change.js';
import type { Change } from './change.js';

/** There and back as a client does it: it shares no object with the server. */
function afterTravel(before: unknown, change: Change): unknown {
  return changed(JSON.parse(JSON.stringify(before)), JSON.parse(JSON.stringify(change)) as Change);
}

describe('What has changed', () => {
  it.each<[string, unknown, unknown, Change | undefined]>([
    ['nothing', { a: [1, { b: 2 }] }, { a: [1, { b: 2 }] }, undefined],
    ['a value', { turn: 4, hand: [1] }, { turn: 5, hand: [1] }, { turn: 5 }],
    ['a member that comes', { a: 1 }, { a: 1, b: { c: 1 } }, { b: [{ c: 1 }] }],
    ['a member that goes', { a: 1, b: 2 }, { b: 2 }, { a: [] }],
    ['a value becomes a list', { a: 1 }, { a: [1] }, { a: [[1]] }],
    ['a list becomes an object', { a: [1] }, { a: {} }, { a: [{}] }],
    ['a list becomes null', { a: [1] }, { a: null }, { a: null }],
    ['a card is played and one drawn', [1, 2, 3, 4], [1, 3, 4, 9], [1, [1], 2, [0, 9]]],
    ['a window moves on', [[1], [2], [3]], [[2], [3], [4]], [0, [1], 2, [0, [4]]]],
    ['inside a list', [{ id: 1, at: 2 }, [5, 6]], [{ id: 1, at: 3 }, [5, 7]], [0, { at: 3 }, 0, [[1, [1, 7]]]]],
    ['another order of members', { a: 1, b: 2 }, { b: 2, a: 1 }, [{ b: 2, a: 1 }]],
    ['what JSON leaves out', { a: undefined, b: 1 }, { b: 2, c: undefined }, { b: 2 }],
  ])('%s', (_, before, after, change) => {
    expect(changeOf(before, after)).toEqual(change);
    if (change !== undefined) expect(JSON.stringify(afterTravel(before, change))).toBe(JSON.stringify(after));
  });

  it('makes the second of any two values, to the letter, and writes to neither', () => {
    const member = fc.constantFrom('a', 'b', 'c', '1', 'id');
    const leaf = fc.constantFrom<unknown>(null, true, false, 0, 1, 2, '', 'x');
    const { value } = fc.letrec<{ value: unknown }>((tie) => ({
      value: fc.oneof(
        { maxDepth: 4, depthSize: 'small' },
        leaf,
        fc.array(tie('value'), { maxLength: 6 }),
        fc.dictionary(member, tie('value'), { maxKeys: 4, noNullPrototype: true }),
      ),
    }));
    fc.assert(
      fc.property(value, value, value, (one, two, three) => {
        for (const [before, after] of [
          [one, two],
          [
            [one, two, three],
            [two, three, one],
          ],
          [
            { a: one, b: [two, three] },
            { a: one, b: [three], c: two },
          ],
        ]) {
          const texts = [before, after].map((one) => JSON.stringify(one));
          const change = changeOf(before, after);
          if (change === undefined) expect(texts[0]).toBe(texts[1]);
          else expect(JSON.stringify(afterTravel(before, change))).toBe(texts[1]);
          expect([before, after].map((one) => JSON.stringify(one))).toEqual(texts);
        }
      }),
      { numRuns: 2000 },
    );
  });

  it('keeps what has not changed as it is: the same objects', () => {
    const before = { board: [{ id: 1 }, { id: 2 }], hand: [{ id: 3 }], turn: 1 };
    const after = changed(before, { board: [1, { id: 4 }], turn: 2 }) as typeof before;
    expect(after).toEqual({ board: [{ id: 1 }, { id: 4 }], hand: [{ id: 3 }], turn: 2 });
    expect(after.hand).toBe(before.hand);
    expect(after.board[0]).toBe(before.board[0]);
  });
});
