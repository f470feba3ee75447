import { adjacentTiles, otherOwner } from '../board/board.js';
import { changeTile, isOpen, placeableTiles } from '../board/tiles.js';
import type { EffectRule } from './doing.js';

/** The open tiles next to the card are blocked for the opponent, who always keeps one tile to play on. */
export interface BlockEffect {
  readonly do: 'block';
  readonly opponentTurns: number;
}

export const block: EffectRule<BlockEffect> = ({ turn, owner, at, abilityId }, { opponentTurns }) => {
  const { state } = turn;
  const opponent = otherOwner(owner);
  for (const tile of adjacentTiles(at!)) {
    if (!isOpen(state, tile) || placeableTiles(state, opponent).length <= 1) continue;
    const turnsLeft = { player1: 0, player2: 0, [opponent]: opponentTurns };
    changeTile(turn, tile, { status: 'blocked', power: 0, ticks: null, terrain: null, turnsLeft }, abilityId);
  }
};
