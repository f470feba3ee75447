import { readFileSync } from 'node:fs';

const text = readFileSync('src/games/tcg-fuel/rules/data/cards.json', 'utf8');

/** The printed names of TCG Fuel's cards, by their slugs. */
export const cards: ReadonlyMap<string, string> = new Map(
  [...text.matchAll(/"name": "([^"]+)"/g)].map(([, name]) => [slugOf(name!), name!]),
);

function slugOf(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
