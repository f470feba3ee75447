import { constants } from './catalogue.js';
import { findWinner } from './ending.js';
import type { Owner, Reading } from './viking-vengeance.types.js';

const THRESHOLDS: readonly number[] = Object.values(constants.xp.level_thresholds);
/** A game between people that a player leaves before this turn pays neither. */
const TOO_EARLY = 9;

/** R57: the level that so much experience makes. Experience may grow beyond the last level. */
export function levelAt(xp: number): number {
  return THRESHOLDS.filter((threshold) => xp >= threshold).length;
}

/** What one card has learnt in a game. */
interface CardReward {
  readonly user_card_instance_id: string;
  readonly xp_gained: number;
  readonly level_before: number;
  readonly level_after: number;
}

export interface Reward {
  readonly currency: number;
  readonly xp: readonly CardReward[];
}

export const NOTHING_EARNED: Reward = { currency: 0, xp: [] };

/** R39: what a finished game brings a player. `xpNow` is what a card has when the reward is given. */
export function rewardFor(state: Reading, owner: Owner, xpNow: (cardId: string) => number): Reward {
  if (state.status === 'active' || isAi(state, owner)) return NOTHING_EARNED;
  const { mode } = state.ruleset;
  const won = findWinner(state) === owner;
  const hasLeaver = state.endReason === 'surrender' || state.endReason === 'forfeit';
  if (hasLeaver && (!won || (mode === 'pvp' && state.turnNumber < TOO_EARLY))) return NOTHING_EARNED;
  const { base_per_placed_card, win_bonus, pvp_factor } = constants.xp;
  const plain = base_per_placed_card + (won ? win_bonus : 0);
  const xp_gained = mode === 'pvp' ? Math.round(plain * pvp_factor) : plain;
  const winnings = mode === 'pvp' ? constants.currency_pvp_win : constants.currency_solo_win;
  return {
    currency: won ? winnings : 0,
    xp: state[owner].placed.map((user_card_instance_id) => {
      const xp = xpNow(user_card_instance_id);
      const [level_before, level_after] = [levelAt(xp), levelAt(xp + xp_gained)];
      return { user_card_instance_id, xp_gained, level_before, level_after };
    }),
  };
}

const isAi = (state: Reading, owner: Owner): boolean => state[owner].userId === constants.ai_player_id;
