import { adjacentTiles, findPlaced, otherOwner, POSITIONS, surroundingTiles } from '../board/board.js';
import { changeTile, findTile, isEmpty, isOpen } from '../board/tiles.js';
import type { Position, Tile } from '../viking-vengeance.types.js';
import type { Doing, EffectRule } from './doing.js';

/** Tiles are boosted or cursed, or turn into terrain. */
export interface SetTilesEffect {
  readonly do: 'set-tiles';
  /** Open tiles next to the card or all around it, one normal empty tile by chance, or the tile under the subject. */
  readonly where: 'adjacent' | 'surrounding' | 'random' | 'under-subject';
  readonly status: 'boosted' | 'cursed';
  readonly power: number;
  readonly terrain?: 'lava' | 'ocean';
  /** How long the power stays on a card that lands there; without it, for good. */
  readonly landedTicks?: number;
  /** R51: ends of turn of the owner, and of the opponent, while it applies to them. */
  readonly ownTurns: number;
  readonly opponentTurns: number;
}

export const setTiles: EffectRule<SetTilesEffect> = (doing, effect) => {
  const { turn, owner, abilityId } = doing;
  const turnsLeft = { [owner]: effect.ownTurns, [otherOwner(owner)]: effect.opponentTurns } as Tile['turnsLeft'];
  const tile: Tile = {
    status: effect.status,
    power: effect.power,
    ticks: effect.landedTicks ?? null,
    terrain: effect.terrain ?? null,
    turnsLeft: { player1: turnsLeft.player1, player2: turnsLeft.player2 },
  };
  for (const at of tilesFor(doing, effect.where)) changeTile(turn, at, tile, abilityId);
};

function tilesFor({ turn, at, occasion }: Doing, where: SetTilesEffect['where']): Position[] {
  const { state, rng } = turn;
  if (where === 'under-subject') {
    const found = findPlaced(state, occasion.subject!);
    return found ? [found.at] : [];
  }
  if (where === 'random') {
    const normal = POSITIONS.filter((tile) => isEmpty(state, tile) && !findTile(state, tile));
    return normal.length > 0 ? [rng.pick(normal)] : [];
  }
  const around = where === 'adjacent' ? adjacentTiles(at!) : surroundingTiles(at!);
  return around.filter((tile) => isOpen(state, tile));
}
