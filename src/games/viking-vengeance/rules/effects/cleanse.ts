import { takeEffects } from '../card-effects.js';
import { isBane, isBoon } from '../board/power.js';
import type { EffectRule } from './doing.js';
import { findTargets } from './target.js';
import type { Among } from './target.js';

/** Cards lose every effect that does them good, or every one that does them harm. */
export interface CleanseEffect {
  readonly do: 'cleanse';
  readonly of: 'boons' | 'banes';
  readonly to: Among;
}

export const cleanse: EffectRule<CleanseEffect> = (doing, { of, to }) => {
  for (const id of findTargets(doing, to)) takeEffects(doing.turn, id, of === 'boons' ? isBoon : isBane);
};
