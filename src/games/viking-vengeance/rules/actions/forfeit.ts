import type { TableRule } from '../../../../engine/core/index.js';
import { endByLeaving } from '../ending.js';
import { gameNotActive, ownerAt, playOn } from '../turn.js';
import type { VikingVengeance } from '../viking-vengeance.types.js';

/** A player has been away for too long. */
export const forfeit: TableRule<VikingVengeance, 'forfeit'> = {
  by: 'table',

  refuse: (state) => (state.status === 'active' ? undefined : gameNotActive()),

  play(turn, { seat }) {
    playOn(turn, (plain) => endByLeaving(plain, ownerAt(plain.state, seat), 'forfeit'));
  },
};
