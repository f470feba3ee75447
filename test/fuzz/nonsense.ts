import type { Rng } from '../../src/engine/core/index.js';

const TEXTS = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\udfff\ud800',
  '\u202eabc',
  '💥'.repeat(50),
  'x'.repeat(5000),
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  "'; DROP TABLE users; --",
  '%00',
  '../../etc/passwd',
  '${7*7}',
  '<script>alert(1)</script>',
  '1e999',
  '-0',
  'null',
  '00000000-0000-0000-0000-000000000000',
  '9'.repeat(400),
  '\r\nset-cookie: a=b',
];

const NUMBERS = [
  0,
  -0,
  -1,
  1,
  0.5,
  1e21,
  -1e21,
  2 ** 31,
  2 ** 32,
  2 ** 53,
  -(2 ** 53) - 2,
  1.7976931348623157e308,
  5e-324,
];

/** Anything JSON can say, and little of it expected. */
export function nonsense(rng: Rng, depth = 0): unknown {
  switch (rng.int(depth > 3 ? 4 : 8)) {
    case 0:
      return null;
    case 1:
      return rng.int(2) === 0;
    case 2:
      return rng.pick(NUMBERS);
    case 3:
      return rng.pick(TEXTS);
    case 4:
      return Array.from({ length: rng.int(5) }, () => nonsense(rng, depth + 1));
    case 5:
      return deep(rng.int(2) === 0, 20 + rng.int(400));
    default:
      return Object.fromEntries(
        Array.from({ length: rng.int(5) }, () => [
          rng.pick([...TEXTS, 'type', 'id', 'action', 'sessionId']),
          nonsense(rng, depth + 1),
        ]),
      );
  }
}

export function nonsenseText(rng: Rng): string {
  return rng.pick(TEXTS);
}

/** Boxes in boxes. */
function deep(inArrays: boolean, levels: number): unknown {
  let value: unknown = 1;
  for (let level = 0; level < levels; level++) value = inArrays ? [value] : { a: value };
  return value;
}

/** Bodies that no `JSON.stringify` makes: broken, doubled, poisoned, bottomless, or in another alphabet. */
export function rawBody(rng: Rng): string | Uint8Array {
  return rng.pick<string | Uint8Array>([
    '{',
    '{"a":1,}',
    '[[[',
    '"',
    'undefined',
    'NaN',
    '{"a":1}{"b":2}',
    '{"__proto__":{"role":"admin"},"constructor":{"prototype":{"role":"admin"}}}',
    '{"game":"check","game":"ggltcg","__proto__":null}',
    '['.repeat(20_000),
    '['.repeat(5000) + ']'.repeat(5000),
    `{"a":${'{"a":'.repeat(3000)}1${'}'.repeat(3000)}}`,
    '\ufeff{"game":"check"}',
    `"${'x'.repeat(200_000)}"`,
    new Uint8Array([0xff, 0xfe, 0x7b, 0x00, 0x7d, 0x00]),
    new Uint8Array([0x7b, 0x22, 0xc3, 0x28, 0x22, 0x3a, 0x31, 0x7d]),
    new Uint8Array([0x1f, 0x8b, 0x08, 0x00, 0x00]),
  ]);
}

/** The same value with one part of it replaced, left out, or joined by something that does not belong there. */
export function slightlyWrong(value: unknown, rng: Rng): unknown {
  if (value === null || typeof value !== 'object') return nonsense(rng, 2);
  if (Array.isArray(value)) {
    if (value.length === 0 || rng.int(4) === 0) return [...value, nonsense(rng, 2)];
    const place = rng.int(value.length);
    return value.map((item, index) => (index === place ? slightlyWrong(item, rng) : (item as unknown)));
  }
  const entries = Object.entries(value);
  if (entries.length === 0 || rng.int(6) === 0) return { ...value, [nonsenseText(rng)]: nonsense(rng, 2) };
  const place = rng.int(entries.length);
  if (rng.int(6) === 0) return Object.fromEntries(entries.filter((_, index) => index !== place));
  return Object.fromEntries(
    entries.map(([name, item], index) => [name, index === place ? slightlyWrong(item, rng) : (item as unknown)]),
  );
}
