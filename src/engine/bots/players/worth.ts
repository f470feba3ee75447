import type { Frozen, GameShape, Outcome, Seat } from '../../core/index.js';
import type { SearchKit } from '../bot.js';

/** How good a state is for a seat, from -1 to 1: the result where there is one, the game's evaluation where not. */
export function worth<G extends GameShape, Memory>(
  kit: SearchKit<G, Memory>,
  state: Frozen<G['state']>,
  seat: Seat,
): number {
  const outcome = kit.game.outcome(state);
  if (outcome) return worthOf(outcome, seat);
  return Math.max(-1, Math.min(1, kit.evaluate(state as G['state'], seat)));
}

/** A win is 1, a loss -1, a draw 0; a shared win is worth less the more seats share it. */
function worthOf({ winners, places }: Outcome, seat: Seat): number {
  if (winners.length === 0) return 0;
  if (!winners.includes(seat)) return -1;
  if (winners.length === 1) return 1;
  return places ? 1 - (winners.length - 1) / (places.length - 1) : 0;
}
