import { isAdjacent, otherOwner, POSITIONS } from '../board/board.js';
import { moveCard } from '../board/movement.js';
import { changeTile, FOR_GOOD, isOpen } from '../board/tiles.js';
import type { EffectRule } from './doing.js';

/** The card moves to an open neighbouring tile by chance and leaves a curse for the opponent behind, until used. */
export interface WanderEffect {
  readonly do: 'wander';
  readonly curse: number;
}

export const wander: EffectRule<WanderEffect> = ({ turn, owner, at, abilityId }, { curse }) => {
  const ways = POSITIONS.filter((tile) => isAdjacent(tile, at!) && isOpen(turn.state, tile));
  if (ways.length === 0) return;
  moveCard(turn, at!, turn.rng.pick(ways), abilityId);
  const turnsLeft = { player1: 0, player2: 0, [otherOwner(owner)]: FOR_GOOD };
  changeTile(turn, at!, { status: 'cursed', power: curse, ticks: null, terrain: null, turnsLeft }, abilityId);
};
