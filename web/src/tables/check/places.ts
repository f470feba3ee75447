import type { Seat } from '@parlour/client';
import type { Ref, Scene } from '../../play/stage/scene.js';
import type { Face, Target } from './shapes.js';
import { seatOf } from './shapes.js';

/** The deck and the pile as things to press; a card of the pile is `pile:<n>`, counted from the bottom. */
export const DECK: Ref = 'deck';
export const PILE: Ref = 'pile';
/** The card that was drawn, and the place where it lies. */
export const DRAWN: Ref = 'drawn';
export const DRAWN_PLACE: Ref = 'place:drawn';

export const slot = (seat: Seat, index: number): Ref => `slot:${seat}.${index}`;
export const slotAt = ({ playerID, cardIndex }: Target): Ref => slot(seatOf(playerID), cardIndex);
export const pileCard = (index: number): Ref => `pile:${index}`;

/** The seat and the index of a slot; undefined for every other ref. */
export function placeOf(ref: Ref): { readonly seat: Seat; readonly index: number } | undefined {
  const found = /^slot:(\d+)\.(\d+)$/.exec(ref);
  return found ? { seat: Number(found[1]), index: Number(found[2]) } : undefined;
}

/** The slots of a seat that hold a card, in their order. */
export function slotsOf({ items }: Scene<Face>, seat: Seat): readonly Ref[] {
  return [...items.keys()]
    .filter((ref) => placeOf(ref)?.seat === seat)
    .sort((one, other) => (placeOf(one)?.index ?? 0) - (placeOf(other)?.index ?? 0));
}

/** The number key of a slot while one hand alone can be pressed; with several hands there would be too many. */
export function keyOfSlot(open: readonly Ref[], ref: Ref): number | undefined {
  const slots = open.filter((one) => placeOf(one) !== undefined);
  if (!slots.includes(ref) || new Set(slots.map((one) => placeOf(one)?.seat)).size > 1) return undefined;
  const order = slots.sort((one, other) => (placeOf(one)?.index ?? 0) - (placeOf(other)?.index ?? 0));
  return order.indexOf(ref) + 1;
}

/** How many cards lie on the pile. */
export function pileSize({ items }: Scene<Face>): number {
  return [...items.values()].filter(({ place }) => place.zone === PILE).length;
}

/** The cell of a slot: two rows of two, and a column more for every two cards beyond them. */
export function cellOf(index: number): { readonly column: number; readonly row: number } {
  if (index < 4) return { column: (index % 2) + 1, row: Math.floor(index / 2) + 1 };
  return { column: Math.floor(index / 2) + 1, row: (index % 2) + 1 };
}
