import type { PlayerId, ReadState } from '../../rules/ggltcg.types.js';
import { noteFeatures } from './features.js';
import { WEIGHTS } from './weights.js';

/** A won game, minus a little for every turn it takes. */
const WON = 1000;

/** How good a state is for a player: the features of the state, weighed. Ten times the logarithm of the odds to win. */
export function evaluate(state: ReadState, me: PlayerId): number {
  if (state.outcome === 'draw') return 0;
  if (state.outcome === 'win') return (state.winner_id === me ? 1 : -1) * (WON - state.turn_number);
  let value = 0;
  noteFeatures(state, me, (feature, amount) => {
    value += (WEIGHTS[feature] ?? 0) * amount;
  });
  return value;
}

/** The same from -1, lost, to 1, won: what may be averaged over chance. */
export function chanceOf(state: ReadState, me: PlayerId): number {
  return Math.tanh(evaluate(state, me) / 20);
}
