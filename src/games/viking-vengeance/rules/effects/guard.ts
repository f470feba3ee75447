import type { Frozen } from '../../../../engine/core/index.js';
import { SIDES } from '../board/board.js';
import { giveEffect } from '../card-effects.js';
import { onAllSides, powerOfCard } from '../board/power.js';
import type { AtTable, BoardCard, Reading } from '../viking-vengeance.types.js';

/** The card keeps its other allies from being defeated, as long as it can pay for it. */
export interface GuardEffect {
  readonly do: 'guard';
  readonly cost: number;
  /** All four sides must have at least this much. */
  readonly minSide: number;
}

/** R25 d: whether the guard is strong enough to step in. */
export function canGuard(state: Reading, { minSide }: GuardEffect, guard: Frozen<BoardCard>): boolean {
  const power = powerOfCard(state, guard);
  return SIDES.every((side) => power[side] >= minSide);
}

export function payForGuard(turn: AtTable, { cost }: GuardEffect, guard: string, abilityId: string): void {
  giveEffect(turn, guard, { name: abilityId, kind: 'power', bySide: onAllSides(-cost), ticks: null, source: guard });
}
