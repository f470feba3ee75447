import type { SeatRule } from '../../../../engine/core/index.js';
import { idAt, opponentOf } from '../cards.js';
import type { Ggltcg } from '../ggltcg.types.js';
import { gameOver } from '../playing/legality.js';
import { tellLine } from '../narration/narration.js';
import { resolving } from '../playing/resolving.js';
import { finish, isOver } from '../victory.js';

/** Give up, at any time and out of turn too (R53). */
export const concede: SeatRule<Ggltcg, 'concede'> = {
  unlisted: true,

  choices: () => [],

  refuse: (state) => (isOver(state) ? gameOver : undefined),

  play(turn) {
    const all = resolving(turn);
    const player = idAt(turn.state, turn.seat);
    tellLine(all, player, 'concede', 'Conceded');
    finish(all, opponentOf(turn.state, player), 'concede');
  },
};
