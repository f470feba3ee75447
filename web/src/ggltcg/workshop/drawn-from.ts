import { traitsOf } from '../../tables/ggltcg/traits.js';
import type { Face } from '../../tables/ggltcg/shapes.js';
import { workshopEn as words } from '../../words/workshop.en.js';

/** What the maker of pictures gives a toy for its speed: from so much on, the most first. */
const GAITS = [
  [7, 'wings'],
  [5, 'wheels'],
  [3, 'springs'],
] as const;
/** From this strength on it has horns. */
const HORNS = 5;

/** What a picture was made of, for a card without a drawing of its own: numbers and effects. Nothing for an action. */
export function drawnFrom({ type, speed, strength, stamina, effects }: Face): string | undefined {
  if (type === 'Action' || speed === null || strength === null || stamina === null) return undefined;
  const gait = GAITS.find(([from]) => speed >= from)?.[1] ?? 'feet';
  return words.drawnFrom([
    words.drawnParts[gait](speed),
    strength >= HORNS ? words.drawnParts.horns(strength) : words.drawnParts.arms(strength),
    words.drawnParts.belly(stamina),
    ...traitsOf(effects).map(({ word }) => words.drawnParts.trait(word)),
  ]);
}
