import { samePosition } from '../board/board.js';
import type { Among } from '../effects/target.js';
import { legalTargets } from '../effects/target.js';
import { onAllSides, powerOf, sumOf } from '../board/power.js';
import { findTile } from '../board/tiles.js';
import type { CardEffect, Owner, Position, Reading } from '../viking-vengeance.types.js';
import { abilityOf } from './bearer.js';
import { clausesAt } from './book.js';

/** The description of what a targeted ability may be aimed at; other abilities have none. */
export function findTargeting(abilityId: string | null): Among | undefined {
  for (const clause of clausesAt(abilityId, 'OnPlace')) {
    if ('to' in clause && typeof clause.to === 'object' && clause.to.targeted) return clause.to;
  }
  return undefined;
}

/** R45: where a card of the hand may be aimed when placed here, judged after the tile bonus; not targeted: undefined. */
export function findLegalTargets(
  state: Reading,
  owner: Owner,
  cardId: string,
  position: Position,
): Position[] | undefined {
  const among = findTargeting(abilityOf(state, cardId));
  if (!among) return undefined;
  const effects = [...state.hydratedCardDataCache[cardId]!.effects, ...tileBonus(state, owner, position)];
  return legalTargets(state, among, owner, sumOf(powerOf(state, cardId, effects)));
}

export function isLegalTarget(targets: readonly Position[], target: Position): boolean {
  return targets.some((legal) => samePosition(legal, target));
}

/** R17 looked at beforehand. */
function tileBonus(state: Reading, owner: Owner, position: Position): CardEffect[] {
  const tile = findTile(state, position);
  if (!tile || tile.turnsLeft[owner] === 0 || tile.status === 'blocked' || tile.status === 'removed') return [];
  return [{ name: 'tile', kind: 'tile', bySide: onAllSides(tile.power), ticks: tile.ticks, source: null }];
}
