import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const GAME = fileURLToPath(new URL('..', import.meta.url));
/** Its tournaments are the house's, and so are the standings of its worked examples. */
const TOURNAMENTS = fileURLToPath(new URL('../../../tournaments', import.meta.url));
const TESTS = fileURLToPath(new URL('../../../../test', import.meta.url));

/** The rules, the state checks and the worked examples, by their numbers. */
const NUMBERS = [...numbered('R', 63), ...numbered('S', 10), ...numbered('W', 27)];

function numbered(letter: string, count: number): string[] {
  return Array.from({ length: count }, (_none, index) => `${letter}${index + 1}`);
}

/** The numbers in the names of all tests of this game. */
function cited(): Set<string> {
  const files = [
    ...specsIn(GAME),
    ...specsIn(TOURNAMENTS),
    ...specsIn(TESTS).filter((file) => file.includes('tcg-fuel')),
  ];
  const names = files.flatMap((file) => readFileSync(file, 'utf8').match(/\b(?:it|describe|card)\(\s*['"`].*/g) ?? []);
  return new Set(names.flatMap((name) => name.match(/\b[RSW]\d+\b/g) ?? []));
}

function specsIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.spec.ts'))
    .map((file) => join(folder, file));
}

it('every rule, state check and worked example is named by a test', () => {
  const known = cited();
  expect(NUMBERS.filter((number) => !known.has(number))).toEqual([]);
});
