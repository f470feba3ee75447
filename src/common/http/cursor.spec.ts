import { ApiError } from '../api-error.js';
import { decodeCursor, encodeCursor, PageQueryDto, toPage } from './cursor.js';
import { checkShape } from './validation.js';

describe('a cursor', () => {
  it('comes back as it went', () => {
    expect(decodeCursor(encodeCursor(['2024-01-01', 7]), ['string', 'number'])).toEqual(['2024-01-01', 7]);
  });

  it.each([
    ['nonsense', '%%%'],
    ['another list', encodeCursor([1, 2, 3])],
    ['another kind', encodeCursor([7, '7'])],
    ['no list', Buffer.from('{"length":2}').toString('base64url')],
    ['a NUL', encodeCursor(['a\0', 1])],
    ['nothing', ''],
  ])('made of %s is refused', (_, cursor) => {
    expect(() => decodeCursor(cursor, ['string', 'number'])).toThrow(
      expect.objectContaining({ status: 400, code: 'BAD_CURSOR' }) as ApiError,
    );
  });

  it('holds digits and ids where those are expected, and no other text', () => {
    const id = '5f0c1c52-7c0e-4b5c-9a8e-0d8f5a3d2b11';
    const read = (...parts: string[]) => decodeCursor(encodeCursor(parts), ['digits', 'uuid']);
    expect(read('1794909306000000', id)).toEqual(['1794909306000000', id]);
    for (const forged of [
      ['soon', id],
      ['-1', id],
      ['9'.repeat(19), id],
      ['1', 'mine'],
    ]) {
      expect(() => read(...forged)).toThrow(expect.objectContaining({ code: 'BAD_CURSOR' }) as ApiError);
    }
  });
});

describe('a page', () => {
  const page = (rows: number[]) =>
    toPage(
      rows,
      2,
      (last) => [last],
      (row) => row * 10,
    );

  it('has a next one only if there is more', () => {
    expect(page([1, 2])).toEqual({ items: [10, 20], nextCursor: null });
    expect(page([1, 2, 3])).toEqual({ items: [10, 20], nextCursor: encodeCursor([2]) });
    expect(page([])).toEqual({ items: [], nextCursor: null });
  });

  it('takes 20 unless told otherwise', () => {
    expect(checkShape(PageQueryDto, {}).limit).toBe(20);
    expect(checkShape(PageQueryDto, { limit: '100' }).limit).toBe(100);
  });

  it.each(['0', '101', '1.5', '-1', '1e1', '', ' 5', ['5', '6'], null])('does not take %j', (limit) => {
    expect(() => checkShape(PageQueryDto, { limit })).toThrow(ApiError);
  });
});
