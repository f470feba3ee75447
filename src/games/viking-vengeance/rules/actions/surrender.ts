import type { SeatRule } from '../../../../engine/core/index.js';
import { endByLeaving } from '../ending.js';
import { gameNotActive, ownerAt, playOn } from '../turn.js';
import type { VikingVengeance } from '../viking-vengeance.types.js';

/** R14: give up, at any time, also on the opponent's turn. */
export const surrender: SeatRule<VikingVengeance, 'surrender'> = {
  unlisted: true,

  choices: () => [],

  refuse: (state) => (state.status === 'active' ? undefined : gameNotActive()),

  play(turn) {
    playOn(turn, (plain) => endByLeaving(plain, ownerAt(plain.state, turn.seat), 'surrender'));
  },
};
