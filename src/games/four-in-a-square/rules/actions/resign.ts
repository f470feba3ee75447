import type { SeatRule } from '../../../../engine/core/index.js';
import { playerOf, rivalOf } from '../board.js';
import type { FourInASquare } from '../four-in-a-square.types.js';
import { refuseIfOver } from '../refusals.js';

/** R19: give the game to the other player, in or out of turn. */
export const resign: SeatRule<FourInASquare, 'resign'> = {
  unlisted: true,
  choices: () => [],
  refuse: (state) => refuseIfOver(state),

  play({ state, seat, emit }) {
    const player = rivalOf(playerOf(seat));
    state.winner = player;
    emit({ type: 'won', player, reason: 'resignation', blocks: [] });
  },
};
