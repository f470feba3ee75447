import type { SeatRule } from '../../../../engine/core/index.js';
import type { FourInASquare } from '../four-in-a-square.types.js';
import { freshRound } from '../turn.js';

/** Begin a new round with the same options, at any time: the board as in R6, the next round's dice. */
export const restart: SeatRule<FourInASquare, 'restart'> = {
  afterEnd: true,
  unlisted: true,
  choices: () => [],
  refuse: () => undefined,

  play(turn) {
    const commitment = turn.beginRound();
    const { options, twoHumans } = turn.state;
    Object.assign(turn.state, freshRound(options, twoHumans, turn.round));
    turn.emit({ type: 'restarted', round: turn.round, commitment });
  },
};
