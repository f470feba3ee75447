import type { Frozen } from '../../../../engine/core/index.js';
import { baseCardOf } from '../board/power.js';
import type { BoardCard, Reading } from '../viking-vengeance.types.js';

/** The ability of a card, where the game plays with abilities (R49). */
export function abilityOf(state: Reading, id: string): string | null {
  return state.ruleset.abilities ? baseCardOf(state, id).special_ability : null;
}

/** R43: a silenced card has no moments, no shield and no guard. */
export const isSilenced = (card: Frozen<BoardCard>): boolean => card.effects.some(({ kind }) => kind === 'silence');
