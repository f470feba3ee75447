import { ApiError } from '../api-error.js';

/** Deeper than any honest request, far shallower than the call stack of those who walk it after us. */
const MAX_DEPTH = 100;
/** More than any honest request holds. Whatever walks a body after this costs no more than so many steps. */
const MAX_VALUES = 20_000;
const LONE_SURROGATE = /\p{Surrogate}/u;

/**
 * Refuses what no text may hold: a NUL fails inside Postgres, and half a surrogate pair is not UTF-8.
 * Keys count as text. Walks without recursion, since the depth is the client's choice.
 */
export function refuseBadText(value: unknown, where: string): void {
  const open: { value: unknown; path: string; depth: number }[] = [{ value, path: where, depth: 0 }];
  let values = 0;
  for (let next = open.pop(); next; next = open.pop()) {
    const { value: current, path, depth } = next;
    if (typeof current === 'string') {
      if (!isCleanText(current)) throw badShape(path, 'must not hold a NUL or a broken character');
    } else if (typeof current === 'object' && current !== null) {
      if (depth >= MAX_DEPTH) throw badShape(where, `must not be nested deeper than ${MAX_DEPTH} levels`);
      const keys = Array.isArray(current) ? current : Object.keys(current);
      values += keys.length;
      if (values > MAX_VALUES) throw badShape(where, `must not hold more than ${MAX_VALUES} values`);
      for (const [key, inner] of Object.entries(current)) {
        if (!isCleanText(key)) throw badShape(path, 'must not have a key with a NUL or a broken character');
        open.push({ value: inner, path: `${path}.${key}`, depth: depth + 1 });
      }
    }
  }
}

function isCleanText(text: string): boolean {
  return !text.includes('\0') && !LONE_SURROGATE.test(text);
}

function badShape(field: string, reason: string): ApiError {
  return new ApiError(400, 'BAD_SHAPE', `${field} ${reason}`, { details: [{ field, reason }] });
}
