import { findPlaced } from '../board/board.js';
import { touch } from '../card-effects.js';
import type { EffectRule } from './doing.js';

/** The card just flipped cannot be flipped again while the locking card is on the board and not silenced. */
export interface LockEffect {
  readonly do: 'lock';
}

export const lock: EffectRule<LockEffect> = ({ turn, self, abilityId, occasion }) => {
  const found = findPlaced(turn.state, occasion.subject!);
  if (!found) return;
  turn.state.board[found.at.y]![found.at.x]!.lockedBy = self;
  touch(turn.state, found.at, abilityId);
  turn.emit({ type: 'card_locked', cardId: found.card.id, position: found.at });
};
