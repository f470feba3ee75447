import { areSameProps, isSame } from './same.js';

describe('Whether two values say the same', () => {
  it('compares plain data by what it says', () => {
    expect(isSame({ a: [1, { b: null }] }, { a: [1, { b: null }] })).toBe(true);
    expect(isSame({ a: 1, b: undefined }, { a: 1, c: undefined })).toBe(false);
    expect(isSame([1, 2], [1, 2, 3])).toBe(false);
    expect(isSame([], {})).toBe(false);
    expect(isSame(null, {})).toBe(false);
    expect(isSame(Number.NaN, Number.NaN)).toBe(true);
  });

  it('takes properties for the same if they are, or are lists of the same things', () => {
    const [kept, equal] = [{ id: 1 }, { id: 1 }];
    expect(areSameProps({ items: [kept], as: 'chip' }, { items: [kept], as: 'chip' })).toBe(true);
    expect(areSameProps({ items: [kept] }, { items: [equal] })).toBe(false);
    expect(areSameProps({ items: [kept] }, { items: [kept], pile: 2 })).toBe(false);
  });
});
