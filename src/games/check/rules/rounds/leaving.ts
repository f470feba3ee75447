import type { Seat } from '../../../../engine/core/index.js';
import { endAbility } from '../abilities/ability.js';
import { announce } from '../announce.js';
import type { CheckTurn } from '../check.types.js';
import { discard } from '../cards/deck.js';
import { endPeekIfConfirmed, startRoundIfReady } from './round.js';
import { endMatch, scoreRound } from './scoring.js';
import { idOf, stayingSeats } from '../seats.js';
import { endTurn } from './turn.js';
import { withdraw } from './window.js';

/** A seat goes out of play, for this round or for the match; its hand stays and counts (2.12.3). */
export function takeOut(turn: CheckTurn, seat: Seat, scope: 'round' | 'match'): void {
  const { state } = turn;
  const player = state.players[seat]!;
  const betweenRounds = state.phase === 'scoringPhase';
  if (scope === 'match') player.hasLeft = true;
  // A round that has been scored keeps its result.
  if (!betweenRounds) Object.assign(player, { isLocked: true, isForfeited: true });
  announce(turn, { type: 'playerForfeited', playerID: idOf(seat), scope });

  if (stayingSeats(state).length === 1) endAtOnce(turn, betweenRounds);
  else if (betweenRounds) startRoundIfReady(turn);
  else goOnWithout(turn, seat);
}

/** Only one player is left: round and match are over (2.12.4). */
function endAtOnce(turn: CheckTurn, scored: boolean): void {
  if (scored) return endMatch(turn);
  const holder = turn.state.players.findIndex((player) => player.pendingDrawnCard !== null);
  if (holder >= 0) discard(turn, holder, null);
  scoreRound(turn, 'lastPlayer');
}

function goOnWithout(turn: CheckTurn, seat: Seat): void {
  const { state } = turn;
  if (state.phase === 'initialPeekPhase') {
    state.players[seat]!.hasConfirmedPeek = true;
    state.activeReveals = state.activeReveals.filter((reveal) => reveal.toSeat !== seat);
    return endPeekIfConfirmed(turn);
  }
  if (state.matchingOpportunityInfo) return withdraw(turn, seat);
  if (state.activeAbility) return state.activeAbility.seat === seat ? endAbility(turn, 'abilityFizzled') : undefined;
  if (state.currentSeat !== seat) return;
  // A drawn card goes on the pile without a window and without its ability.
  if (state.players[seat]!.pendingDrawnCard) discard(turn, seat, null);
  endTurn(turn);
}
