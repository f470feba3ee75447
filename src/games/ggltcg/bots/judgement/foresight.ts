import type { PlayerId, ReadState } from '../../rules/ggltcg.types.js';
import { Net } from './net.js';
import { noteOutlook } from './outlook.js';
import { OUTLOOK_NET } from './outlook-net.js';

const net = new Net(OUTLOOK_NET);

/** How a game will end for a player, as far as a net that has seen many can tell: from -1, lost, to 1, won. */
export function foresee(state: ReadState, me: PlayerId): number {
  if (state.outcome === 'draw') return 0;
  if (state.outcome === 'win') return state.winner_id === me ? 1 : -1;
  const odds = net.judge(({ mover, other }) => noteOutlook(state, mover, other));
  return Math.tanh((state.active_player_id === me ? odds : -odds) / 2);
}
