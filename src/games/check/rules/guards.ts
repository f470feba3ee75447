import type { Refusal, Seat } from '../../../engine/core/index.js';
import type { Card } from './cards/cards.js';
import type { Table, TurnStage } from './check.types.js';
import { no } from './refusals.js';

/** Moves of play need a running game, a running round, and the initial peek behind them. */
export function refuseOutsidePlay(state: Table): Refusal | undefined {
  if (state.matchWinner) return no('GAME_OVER');
  if (state.phase === 'scoringPhase') return no('ROUND_OVER');
  return state.phase === 'initialPeekPhase' ? no('WRONG_PHASE') : undefined;
}

/** Moves of the initial peek: all at once, without players who have left. */
export function refuseOutsidePeek(state: Table, seat: Seat): Refusal | undefined {
  if (state.matchWinner) return no('GAME_OVER');
  if (state.phase === 'scoringPhase') return no('ROUND_OVER');
  if (state.phase !== 'initialPeekPhase') return no('WRONG_PHASE');
  return state.players[seat]!.isForfeited ? no('PLAYER_LOCKED') : undefined;
}

/** Moves of a turn: an open window or ability comes before the question whose turn it is. */
export function refuseOutsideTurn(state: Table, seat: Seat, stage: TurnStage): Refusal | undefined {
  const outside = refuseOutsidePlay(state);
  if (outside) return outside;
  if (state.turnStage === 'matchingStage' || state.turnStage === 'abilityResolutionStage') return no('WRONG_STAGE');
  if (state.currentSeat !== seat) return no('NOT_YOUR_TURN');
  return state.turnStage === stage ? undefined : no('WRONG_STAGE');
}

/** Answers in a window: the window, then the seat, then what it has said already. */
export function refuseAnswer(state: Table, seat: Seat, windowId: number | undefined): Refusal | undefined {
  const outside = refuseOutsidePlay(state);
  if (outside) return outside;
  const window = state.matchingOpportunityInfo;
  if (!window || (windowId !== undefined && windowId !== window.windowId)) return no('MATCH_WINDOW_CLOSED');
  if (state.players[seat]!.isLocked) return no('PLAYER_LOCKED');
  return window.remainingSeats.includes(seat) ? undefined : no('ALREADY_ANSWERED');
}

/** A slot of a hand must be there, and hold a card. */
export function refuseSlot(hand: readonly (Card | null)[], index: number): Refusal | undefined {
  if (index < 0 || index >= hand.length) return no('INVALID_HAND_INDEX');
  return hand[index] ? undefined : no('EMPTY_SLOT');
}
