import { refusal } from '../../../../engine/core/index.js';
import type { TableRule } from '../../../../engine/core/index.js';
import { deadlineOf } from '../clock.js';
import { endByLeaving } from '../ending.js';
import { bestFor, chooseAsSeedBot, seedTableOf } from '../seed-bot.js';
import { gameNotActive, ownerAt, playOn } from '../turn.js';
import type { AtTable, Owner, VikingVengeance } from '../viking-vengeance.types.js';
import { pass } from './end-turn.js';
import { placeFor } from './place-card.js';

/** The third time in a row is the last. */
const MOST_IN_ROW = 3;

/** The clock of a player has run out: a move is made for him, and the third time in a row he forfeits. */
export const timeOut: TableRule<VikingVengeance, 'time-out'> = {
  by: 'table',

  refuse(state, { seat }, at) {
    const due = deadlineOf(state);
    if (!due) return gameNotActive();
    if (seat !== state.seats[state.current] || at < due) return refusal('CLOCK_STILL_RUNS', 'The clock still runs.');
    return undefined;
  },

  play(turn, { seat }) {
    playOn(turn, (plain) => moveFor(plain, ownerAt(plain.state, seat)));
  },
};

function moveFor(turn: AtTable, owner: Owner): void {
  const { state, rng } = turn;
  state[owner].timeoutsInRow += 1;
  if (state[owner].timeoutsInRow >= MOST_IN_ROW) return endByLeaving(turn, owner, 'forfeit');
  const move = chooseAsSeedBot(seedTableOf(state, owner), bestFor('medium'), rng);
  if (move) placeFor(turn, owner, move);
  else pass(turn);
}
