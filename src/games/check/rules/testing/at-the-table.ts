import type { CheckAction } from '../check.types.js';
import type { Target } from '../events.js';

/** The seats of a drawn table. */
export const [A, B, C] = [0, 1, 2];

export const drawFromDeck: CheckAction = { type: 'drawFromDeck' };
export const drawFromDiscard: CheckAction = { type: 'drawFromDiscard' };
export const discardDrawnCard: CheckAction = { type: 'discardDrawnCard' };
export const callCheck: CheckAction = { type: 'callCheck' };
export const passMatch: CheckAction = { type: 'passMatch' };
export const forfeit: CheckAction = { type: 'forfeit' };
export const nextRound: CheckAction = { type: 'nextRound' };
export const swapAndDiscard = (handIndex: number): CheckAction => ({ type: 'swapAndDiscard', handIndex });
export const attemptMatch = (handIndex: number): CheckAction => ({ type: 'attemptMatch', handIndex });
export const skip = (what: 'peek' | 'all'): CheckAction => ({ type: 'resolveSpecialAbility', skip: what });
export const peekAt = (...peekTargets: Target[]): CheckAction => ({ type: 'resolveSpecialAbility', peekTargets });
export const swapCards = (...swapTargets: Target[]): CheckAction => ({ type: 'resolveSpecialAbility', swapTargets });

/** A slot of a seat. */
export const at = (seat: number, cardIndex: number): Target => ({ playerID: String(seat), cardIndex });
