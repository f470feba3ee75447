import type { Color } from '../catalogue/card.types.js';

const LAND_WORDS: readonly (readonly [string, Color])[] = [
  ['mountain', 'red'],
  ['island', 'blue'],
  ['forest', 'green'],
  ['plains', 'white'],
  ['swamp', 'black'],
];

/** R40: the mana of an imported land, by the first land word in its name. */
export function landManaType(name: string): Color | null {
  const lower = name.toLowerCase();
  return LAND_WORDS.find(([word]) => lower.includes(word))?.[1] ?? null;
}
