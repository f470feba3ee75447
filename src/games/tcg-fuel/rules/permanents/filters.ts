import type { Seat } from '../../../../engine/core/index.js';
import type { Filter } from '../catalogue/card.types.js';
import { printOf } from '../cards.js';
import type { CardLook, Look } from '../tcg-fuel.types.js';

/** Whose eyes a filter looks through: `you`, and the source that `other` excludes. */
export interface Eyes {
  readonly you: Seat;
  readonly sourceId: number | null;
}

function anyOf<T>(wanted: readonly T[] | undefined, has: readonly T[]): boolean {
  return wanted === undefined || wanted.some((one) => has.includes(one));
}

/** Whether a card fits a filter: all given fields must hold (section 3.3). */
export function matches(state: Look, card: CardLook, filter: Filter, { you, sourceId }: Eyes): boolean {
  const { data } = printOf(card);
  return (
    anyOf(filter.types, data.types) &&
    !(filter.notTypes?.some((type) => data.types.includes(type)) ?? false) &&
    anyOf(filter.subtypes, data.subtypes) &&
    (filter.supertypes?.every((supertype) => data.supertypes?.includes(supertype)) ?? true) &&
    anyOf(filter.colors, data.colors) &&
    (filter.controller === undefined || (card.controller === you) === (filter.controller === 'you')) &&
    (filter.owner === undefined || card.owner === you) &&
    (filter.other !== true || card.id !== sourceId) &&
    (filter.inCombat !== true || isInCombat(state, card.id)) &&
    (filter.zone === undefined || card.location === filter.zone)
  );
}

function isInCombat(state: Look, id: number): boolean {
  const { combat } = state;
  return (
    combat !== null &&
    (combat.attackers.some((attacker) => attacker.cardId === id) || combat.blocks.some((block) => block.cardId === id))
  );
}
