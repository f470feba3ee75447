import { findCardAt, findTileTowards, SIDES } from '../board/board.js';
import { moveCard } from '../board/movement.js';
import { isOpen } from '../board/tiles.js';
import type { EffectRule } from './doing.js';

/** Enemies two tiles away in a straight line come one tile nearer, where the tile between is open. */
export interface PullEffect {
  readonly do: 'pull';
}

export const pull: EffectRule<PullEffect> = ({ turn, owner, at, abilityId }) => {
  for (const side of SIDES) {
    const between = findTileTowards(at!, side);
    const afar = findTileTowards(at!, side, 2);
    const card = afar && findCardAt(turn.state, afar);
    if (between && afar && card && card.owner !== owner && isOpen(turn.state, between)) {
      moveCard(turn, afar, between, abilityId);
    }
  }
};
