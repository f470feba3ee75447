import type { OpenCardView } from '../../rules/view/view.types.js';
import { isCreature } from '../board.js';

/** What a permanent is worth: nothing, if it can neither attack nor untap. */
export function valueOf(card: OpenCardView): number {
  if (!isCreature(card))
    return (card.types.includes('planeswalker') ? 3 + (card.loyalty ?? 0) : 0) + 0.5 * card.manaValue;
  const { restrictions } = card;
  if (restrictions.includes('cant_attack') || (restrictions.includes('doesnt_untap') && card.isTapped)) return 0;
  return 1.3 * Math.max(0, card.power ?? 0) + (card.toughness ?? 0) + 0.8 * card.keywords.length + 0.5 * card.manaValue;
}

export const totalValue = (cards: readonly OpenCardView[]): number =>
  cards.reduce((sum, card) => sum + valueOf(card), 0);

/** A creature in a fight, with what a trick would make of it. */
export interface Fighter {
  readonly power: number;
  readonly toughness: number;
  readonly keywords: readonly string[];
}

/** A creature as it fights now: toughness less the damage it has. */
export function fighter(card: OpenCardView): Fighter {
  return {
    power: Math.max(0, card.power ?? 0),
    toughness: (card.toughness ?? 0) - card.damage,
    keywords: card.keywords,
  };
}

/** Who dies when two creatures meet. */
export function meet(one: Fighter, other: Fighter): { oneDies: boolean; otherDies: boolean } {
  const first = (who: Fighter): boolean =>
    who.keywords.includes('first_strike') || who.keywords.includes('double_strike');
  const twice = (who: Fighter): number => who.power * (who.keywords.includes('double_strike') ? 2 : 1);
  const falls = (who: Fighter, by: Fighter, damage: number): boolean =>
    !who.keywords.includes('indestructible') &&
    damage > 0 &&
    (damage >= who.toughness || by.keywords.includes('deathtouch'));
  if (first(one) && !first(other) && falls(other, one, one.power)) return { oneDies: false, otherDies: true };
  if (first(other) && !first(one) && falls(one, other, other.power)) return { oneDies: true, otherDies: false };
  return { oneDies: falls(one, other, twice(other)), otherDies: falls(other, one, twice(one)) };
}

/** Whether a creature may block another, as far as flying goes. */
export function mayBlock(blocker: OpenCardView, attacker: OpenCardView): boolean {
  if (blocker.isTapped || blocker.restrictions.includes('cant_block')) return false;
  const flies = (card: OpenCardView): boolean => card.keywords.includes('flying');
  return !flies(attacker) || flies(blocker) || blocker.keywords.includes('reach');
}

/** The damage that gets through when each blocker stops the strongest attacker it can. */
export function unblockedDamage(attackers: readonly OpenCardView[], blockers: readonly OpenCardView[]): number {
  const free = [...attackers].sort((a, b) => (b.power ?? 0) - (a.power ?? 0));
  for (const blocker of blockers) {
    const stopped = free.findIndex((attacker) => mayBlock(blocker, attacker));
    if (stopped >= 0) free.splice(stopped, 1);
  }
  return free.reduce(
    (sum, card) => sum + Math.max(0, card.power ?? 0) * (card.keywords.includes('double_strike') ? 2 : 1),
    0,
  );
}
