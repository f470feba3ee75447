import type { Frozen } from '../../../../engine/core/index.js';
import { SIDES } from './board.js';
import { constants, getBaseCard } from '../catalogue.js';
import type { BaseCard } from '../catalogue.js';
import type { BoardCard, CardEffect, CardFacts, Power, Reading, Side } from '../viking-vengeance.types.js';

export const NO_POWER: Power = { top: 0, right: 0, bottom: 0, left: 0 };

/** The same number on all four sides. */
export const onAllSides = (by: number): Power => ({ top: by, right: by, bottom: by, left: by });

export const onSide = (side: Side, by: number): Power => ({ ...NO_POWER, [side]: by });

export function addPower(one: Power, other: Power): Power {
  return {
    top: one.top + other.top,
    right: one.right + other.right,
    bottom: one.bottom + other.bottom,
    left: one.left + other.left,
  };
}

// From 0, so that nothing becomes the minus zero that JSON does not know.
export const negated = (power: Power): Power => ({
  top: 0 - power.top,
  right: 0 - power.right,
  bottom: 0 - power.bottom,
  left: 0 - power.left,
});

export const sumOf = (power: Power): number => power.top + power.right + power.bottom + power.left;

export const isNothing = (power: Power): boolean => SIDES.every((side) => power[side] === 0);

/** An effect that does a card good, all sides taken together. */
export const isBoon = (effect: CardEffect): boolean => sumOf(effect.bySide) > 0;

/** An effect that does a card harm, all sides taken together. */
export const isBane = (effect: CardEffect): boolean => sumOf(effect.bySide) < 0;

export const baseCardOf = (state: Reading, id: string): BaseCard => getBaseCard(state.cards[id]!.base_card_id);

/** Powers by card and level, as they are asked for: the numbers behind every comparison. */
const known = new Map<string, Power[]>();

/** R7: each level above the first adds one to every side. */
export function powerAtLevel({ base_card_id, level }: Pick<CardFacts, 'base_card_id' | 'level'>): Power {
  let levels = known.get(base_card_id);
  if (!levels) known.set(base_card_id, (levels = []));
  return (levels[level] ??= addPower(
    getBaseCard(base_card_id).power,
    onAllSides((level - 1) * constants.level_bonus_per_level),
  ));
}

/** R8: what lies beneath the clamp. Effects add up without any limit. */
export function unclampedPower(state: Reading, id: string, effects: readonly CardEffect[]): Power {
  let { top, right, bottom, left } = powerAtLevel(state.cards[id]!);
  for (const { bySide } of effects) {
    top += bySide.top;
    right += bySide.right;
    bottom += bySide.bottom;
    left += bySide.left;
  }
  return { top, right, bottom, left };
}

/** R8: only the result is clamped at 0. */
export function powerOf(state: Reading, id: string, effects: readonly CardEffect[]): Power {
  if (effects.length === 0) return powerAtLevel(state.cards[id]!);
  const { top, right, bottom, left } = unclampedPower(state, id, effects);
  return { top: Math.max(0, top), right: Math.max(0, right), bottom: Math.max(0, bottom), left: Math.max(0, left) };
}

export const powerOfCard = (state: Reading, { id, effects }: Frozen<BoardCard>): Power => powerOf(state, id, effects);

export const totalPower = (state: Reading, card: Frozen<BoardCard>): number => sumOf(powerOfCard(state, card));

/** The strongest side; ties go to the first in side order. */
export function strongestSide(power: Power): Side {
  return SIDES.reduce((best, side) => (power[side] > power[best] ? side : best));
}
