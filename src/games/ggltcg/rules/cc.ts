import { playerOf } from './cards.js';
import type { CcReason } from './events.js';
import type { PlayerId } from './ggltcg.types.js';
import type { Resolving } from './playing/resolving.js';

/** No player ever holds more (R15). */
export const CC_CAP = 7;

/** A player gains CC; what goes over the cap is lost. */
export function gainCc({ state, emit }: Resolving, player: PlayerId, amount: number, reason: CcReason): void {
  const purse = playerOf(state, player);
  const delta = Math.min(CC_CAP, purse.cc + amount) - purse.cc;
  if (delta <= 0) return;
  purse.cc += delta;
  if (player === state.active_player_id) state.turn_cc.gained += delta;
  emit({ type: 'cc_changed', player_id: player, delta, cc: purse.cc, reason });
}

/** A player pays what the rules have already found to be there. */
export function payCc({ state, emit }: Resolving, player: PlayerId, amount: number, reason: CcReason): void {
  if (amount === 0) return;
  const purse = playerOf(state, player);
  purse.cc -= amount;
  emit({ type: 'cc_changed', player_id: player, delta: -amount, cc: purse.cc, reason });
}
