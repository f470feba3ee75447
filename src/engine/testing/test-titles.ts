import { readdirSync, readFileSync } from 'node:fs';

/**
 * The titles of all tests of a game, so that a test can ask which rules they cite: those beside its code, and those of the
 * whole server. Titles of tables of cases stand behind their table.
 */
export function testTitles(game: string): string[] {
  const places = [`src/games/${game}`, 'test/api', 'test/sockets'];
  return places.flatMap((place) =>
    readdirSync(place, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.spec.ts') && `${place}/${name}`.includes(game))
      .map((name) => readFileSync(`${place}/${name}`, 'utf8'))
      .flatMap((text) => [...text.matchAll(/(?:\bit\(|\)\()\s*(['"`])(.+?)\1,/gs)])
      .map(([, , title]) => title!),
  );
}

/** `R1` to `R59`, or whatever stands before the numbers. */
export function numbered(before: string, count: number): string[] {
  return Array.from({ length: count }, (_, index) => `${before}${index + 1}`);
}
