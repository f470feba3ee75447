import type { PlayerId, ReadState } from './ggltcg.types.js';

/** Turn 1 for the first player, turn 2 for the second (R27). */
export function isOwnFirstTurn(state: ReadState, player: PlayerId): boolean {
  return state.turn_number === (player === state.first_player_id ? 1 : 2);
}
