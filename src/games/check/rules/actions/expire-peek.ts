import type { TableRule } from '../../../../engine/core/index.js';
import type { Check } from '../check.types.js';
import { refuseExpiry } from '../clock.js';
import { endPeekIfConfirmed, showBottomRow } from '../rounds/round.js';

/** The time to look is over: a player who has not looked is shown the cards all the same (2.4.4). */
export const expirePeek: TableRule<Check, 'expirePeek'> = {
  by: 'table',

  refuse: (state, _action, at) => refuseExpiry(state, 'peek', at),

  play(turn) {
    for (const [seat, player] of turn.state.players.entries()) {
      if (!player.hasConfirmedPeek && !player.hasUsedInitialPeek) showBottomRow(turn, seat);
      player.hasConfirmedPeek = true;
    }
    endPeekIfConfirmed(turn);
  },
};
