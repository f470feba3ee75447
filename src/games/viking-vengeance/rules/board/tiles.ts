import { findCardAt, POSITIONS } from './board.js';
import { giveEffect, touch } from '../card-effects.js';
import { constants } from '../catalogue.js';
import { onAllSides } from './power.js';
import type { AtTable, Owner, Position, Reading, Tile, TileFields } from '../viking-vengeance.types.js';

/** R50: this many turns left means for good. */
export const FOR_GOOD = constants.permanent_turns;

export const findTile = (state: Reading, { x, y }: Position): Tile | undefined => state.tiles[y]![x] ?? undefined;

/** No card may come to lie here: the tile is blocked, for one player or both, or gone. */
function isClosed(state: Reading, at: Position): boolean {
  const status = findTile(state, at)?.status;
  return status === 'blocked' || status === 'removed';
}

/** Whether the tile keeps this player from placing on it. */
export function isBarredTo(state: Reading, at: Position, owner: Owner): boolean {
  const tile = findTile(state, at);
  return tile?.status === 'removed' || (tile?.status === 'blocked' && tile.turnsLeft[owner] > 0);
}

export const isEmpty = (state: Reading, at: Position): boolean => findCardAt(state, at) === undefined;

/** Empty, and neither blocked nor removed: cards may be moved here, a status may be set. */
export const isOpen = (state: Reading, at: Position): boolean => isEmpty(state, at) && !isClosed(state, at);

/** Where a player may place, in reading order. */
export function placeableTiles(state: Reading, owner: Owner): Position[] {
  return POSITIONS.filter((at) => isEmpty(state, at) && !isBarredTo(state, at, owner));
}

/** R24: every tile holds a card; a removed one counts as filled. */
export function isFull(state: Reading): boolean {
  return POSITIONS.every((at) => !isEmpty(state, at) || findTile(state, at)?.status === 'removed');
}

/** R52: a new status replaces the old one entirely, but never a closed tile. */
export function changeTile(turn: AtTable, at: Position, tile: Tile | null, abilityId: string | null): void {
  if (tile && isClosed(turn.state, at)) return;
  turn.state.tiles[at.y]![at.x] = tile;
  if (abilityId) touch(turn.state, at, abilityId);
  turn.emit({ type: 'tile_changed', position: at, tile: tileFields(tile ?? undefined) });
}

/** R17: what a tile gives to the card that has just come to lie on it, whereupon a status without terrain is used up. */
export function landOn(turn: AtTable, at: Position): void {
  const tile = findTile(turn.state, at);
  if (!tile) return;
  const card = findCardAt(turn.state, at)!;
  const applies = (tile.status === 'boosted' || tile.status === 'cursed') && tile.turnsLeft[card.owner] > 0;
  if (applies && tile.power !== 0) {
    const bySide = onAllSides(tile.power);
    giveEffect(turn, card.id, { name: 'tile', kind: 'tile', bySide, ticks: tile.ticks, source: null });
  }
  if (tile.terrain === null) changeTile(turn, at, null, null);
}

/** R33: the counter of the player whose turn ends drops; a status that applies to no player is over. */
export function tickTiles(turn: AtTable, ending: Owner): void {
  for (const at of POSITIONS) {
    const tile = findTile(turn.state, at);
    if (!tile) continue;
    const left = tile.turnsLeft[ending];
    const turnsLeft = { ...tile.turnsLeft, [ending]: left > 0 && left < FOR_GOOD ? left - 1 : left };
    if (tile.terrain === null && turnsLeft.player1 === 0 && turnsLeft.player2 === 0) changeTile(turn, at, null, null);
    else if (turnsLeft[ending] !== left) turn.state.tiles[at.y]![at.x] = { ...tile, turnsLeft };
  }
}

/** A tile in the names of a board cell. */
export function tileFields(tile: Tile | undefined): TileFields {
  return {
    tile_status: tile?.status ?? 'normal',
    player_1_turns_left: tile?.turnsLeft.player1 ?? 0,
    player_2_turns_left: tile?.turnsLeft.player2 ?? 0,
    tile_power: tile?.power ?? 0,
    tile_ticks: tile?.ticks ?? null,
    terrain: tile?.terrain ?? null,
  };
}
