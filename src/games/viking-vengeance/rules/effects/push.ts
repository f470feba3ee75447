import { findCardAt, findTileTowards, SIDES } from '../board/board.js';
import { moveCard } from '../board/movement.js';
import { isOpen } from '../board/tiles.js';
import type { EffectRule } from './doing.js';

/** Adjacent enemies are driven one tile away, where that tile is open. */
export interface PushEffect {
  readonly do: 'push';
}

export const push: EffectRule<PushEffect> = ({ turn, owner, at, abilityId }) => {
  for (const side of SIDES) {
    const near = findTileTowards(at!, side);
    const beyond = findTileTowards(at!, side, 2);
    const card = near && findCardAt(turn.state, near);
    if (near && beyond && card && card.owner !== owner && isOpen(turn.state, beyond)) {
      moveCard(turn, near, beyond, abilityId);
    }
  }
};
