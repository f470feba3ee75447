import type { Frozen } from '../../../../engine/core/index.js';
import { baseCardOf, totalPower } from '../board/power.js';
import type { BoardCard, Reading } from '../viking-vengeance.types.js';

/** The card itself cannot be defeated, but by a card of one name, or but by a card that is no weaker. */
export interface ShieldEffect {
  readonly do: 'shield';
  readonly exceptCard?: string;
  readonly onlyAgainstWeaker?: true;
}

/** R25 c: whether the shield stops this attacker. */
export function shieldStops(
  state: Reading,
  shield: ShieldEffect,
  target: Frozen<BoardCard>,
  source: Frozen<BoardCard>,
): boolean {
  if (shield.onlyAgainstWeaker) return totalPower(state, source) < totalPower(state, target);
  return baseCardOf(state, source.id).card_key !== shield.exceptCard;
}
