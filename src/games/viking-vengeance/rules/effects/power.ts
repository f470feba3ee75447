import { addMark, giveEffect, marksOf, refreshEffect } from '../card-effects.js';
import { findPlaced, POSITIONS, SIDES } from '../board/board.js';
import { onAllSides, onSide, powerOfCard, strongestSide } from '../board/power.js';
import { findTile } from '../board/tiles.js';
import type { Power } from '../viking-vengeance.types.js';
import type { Doing, EffectRule } from './doing.js';
import { findTargets } from './target.js';
import type { Target } from './target.js';

/** Cards gain or lose power. */
export interface PowerEffect {
  readonly do: 'power';
  readonly by: number;
  readonly to: Target;
  /** Without it the change is permanent. */
  readonly ticks?: number;
  /** One side only: the strongest of the card, or any. */
  readonly side?: 'strongest' | 'random';
  /** A card carries this once; giving it again only lets it last longer. */
  readonly refreshes?: boolean;
  /** How often the ability's card may do this in a game. */
  readonly limit?: number;
  /** A card receives this once in a game. */
  readonly oncePerCard?: true;
  /** Done again for every ocean tile on the board. */
  readonly perOceanTile?: true;
}

export const power: EffectRule<PowerEffect> = (doing, effect) => {
  const { turn, self, abilityId } = doing;
  if (effect.limit !== undefined) {
    if (marksOf(turn.state, self, abilityId) >= effect.limit) return;
    addMark(turn.state, self, abilityId);
  }
  const times = effect.perOceanTile ? oceanTiles(doing) : 1;
  for (let time = 0; time < times; time++) {
    for (const id of findTargets(doing, effect.to)) give(doing, effect, id);
  }
};

function give(doing: Doing, effect: PowerEffect, id: string): void {
  const { turn, self, abilityId } = doing;
  const ticks = effect.ticks ?? null;
  if (effect.refreshes && refreshEffect(turn.state, id, abilityId, ticks)) return;
  if (effect.oncePerCard) {
    if (marksOf(turn.state, id, abilityId) > 0) return;
    addMark(turn.state, id, abilityId);
  }
  giveEffect(turn, id, { name: abilityId, kind: 'power', bySide: sidesOf(doing, effect, id), ticks, source: self });
}

function sidesOf({ turn }: Doing, { by, side }: PowerEffect, id: string): Power {
  if (side === 'random') return onSide(turn.rng.pick(SIDES), by);
  if (side !== 'strongest') return onAllSides(by);
  return onSide(strongestSide(powerOfCard(turn.state, findPlaced(turn.state, id)!.card)), by);
}

function oceanTiles({ turn }: Doing): number {
  return POSITIONS.filter((at) => findTile(turn.state, at)?.terrain === 'ocean').length;
}
