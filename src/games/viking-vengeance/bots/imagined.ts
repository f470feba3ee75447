import { SilentTurn } from '../../../engine/core/index.js';
import { Chance } from './chance.js';
import { pass } from '../rules/actions/end-turn.js';
import { placeFor } from '../rules/actions/place-card.js';
import { copyOf } from '../rules/board/copy.js';
import type { Action, State, VikingVengeance } from '../rules/viking-vengeance.types.js';

export type Move = Extract<Action, { type: 'placeCard' | 'endTurn' }>;

/** How a move may turn out: one state, or several that chance makes equally likely. */
export function outcomesOf(state: State, move: Move, samples: number): State[] {
  const first = playOut(state, move, 0);
  if (!first.byChance) return [first.state];
  const others = Array.from({ length: samples - 1 }, (_, sample) => playOut(state, move, sample + 1).state);
  return [first.state, ...others];
}

/** Plays a move on a copy, with the chance of this sample: the same each time, so that a search can be compared. */
function playOut(before: State, move: Move, sample: number): { state: State; byChance: boolean } {
  const state = copyOf(before);
  const chance = new Chance(sample);
  const turn = new SilentTurn<VikingVengeance>(state, before, before.seats[before.current], chance.rng);
  if (move.type === 'endTurn') pass(turn);
  else placeFor(turn, state.current, move);
  return { state, byChance: chance.used };
}
