import type { Seat } from '../../../../engine/core/index.js';
import { announce } from '../announce.js';
import type { CheckTurn } from '../check.types.js';
import { takeFromDeck } from '../cards/deck.js';
import { filledSlots, nextFreeSlot } from '../cards/hand.js';
import { idOf } from '../seats.js';

/** Cards for a wrong match, face-down and unseen. Returns whether all of them could be dealt (2.6.5, 2.10.4). */
export function dealPenalty(turn: CheckTurn, seat: Seat): boolean {
  const { wrongMatchPenalty, handLimit } = turn.state.options;
  const player = turn.state.players[seat]!;
  let dealt = 0;
  while (dealt < wrongMatchPenalty && dealPenaltyCard(turn, seat)) dealt += 1;
  // The whole penalty first, then the limit (2.12.2).
  if (dealt > 0 && handLimit !== null && filledSlots(player.hand).length >= handLimit) {
    player.isDisqualified = true;
    player.isLocked = true;
    announce(turn, { type: 'playerDisqualified', playerID: idOf(seat) });
  }
  return dealt === wrongMatchPenalty;
}

function dealPenaltyCard(turn: CheckTurn, seat: Seat): boolean {
  const player = turn.state.players[seat]!;
  const card = takeFromDeck(turn);
  if (!card) {
    announce(turn, { type: 'penaltyUnavailable', playerID: idOf(seat) });
    return false;
  }
  const slot = nextFreeSlot(player.hand);
  player.hand[slot] = card;
  player.stats.penaltyCards += 1;
  announce(turn, { type: 'penaltyCardDealt', playerID: idOf(seat), cardIndex: slot });
  return true;
}
