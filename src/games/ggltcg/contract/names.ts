import { baseName, nameOf } from '../rules/cards.js';
import type { CardId, ReadCard } from '../rules/ggltcg.types.js';
import { ambiguous } from './problems.js';

/** An id that no card has: none was named. What is wrong with that, the rules say in their own order. */
export const NO_CARD = '';
/** Another: one was named, and there is none of that name. */
const UNKNOWN_CARD = '?';

/** A card as a request names it. If both are sent, the id counts. */
export interface Named {
  readonly id?: CardId | null;
  readonly name?: string | null;
}

/** The id of the card that is meant among those that may be meant; undefined: none was named at all. */
export function resolveCard({ id, name }: Named, among: readonly ReadCard[]): CardId | undefined {
  if (id !== undefined && id !== null) return id;
  return name === undefined || name === null ? undefined : idOfName(name, among);
}

/** Its name as it shows; only if no card has it, the name it goes by. */
export function idOfName(name: string, among: readonly ReadCard[]): CardId {
  const wanted = name.toLowerCase();
  const shown = among.filter((card) => nameOf(card).toLowerCase() === wanted);
  const found = shown.length > 0 ? shown : among.filter((card) => baseName(card).toLowerCase() === wanted);
  if (found.length > 1) throw ambiguous(name);
  return found[0]?.id ?? UNKNOWN_CARD;
}
