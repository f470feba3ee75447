import { findPlaced } from '../board/board.js';
import { takeOffBoard } from '../board/removal.js';
import type { EffectRule } from './doing.js';

/** The card goes back to the end of its first owner's hand, full or not, without its effects. */
export interface ReturnEffect {
  readonly do: 'return-to-hand';
}

export const returnToHand: EffectRule<ReturnEffect> = ({ turn, self }) => {
  const { state, emit } = turn;
  if (!findPlaced(state, self)) return;
  const { marks, defeats } = takeOffBoard(state, self);
  const home = state[state.cards[self]!.original_owner];
  state.hydratedCardDataCache[self] = { effects: [], marks, defeats };
  home.hand.push(self);
  emit({ type: 'card_returned', cardId: self, to: home.userId });
};
