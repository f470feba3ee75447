import { touch } from '../card-effects.js';
import { destroyCard } from '../board/removal.js';
import type { EffectRule } from './doing.js';
import { power } from './power.js';
import type { PowerEffect } from './power.js';
import { findAmong } from './target.js';
import type { Among } from './target.js';

/** Cards are destroyed; if any was, the ability's card may grow by it. */
export interface DestroyEffect {
  readonly do: 'destroy';
  readonly to: Among;
  readonly then?: PowerEffect;
}

export const destroy: EffectRule<DestroyEffect> = (doing, { to, then }) => {
  const doomed = findAmong(doing, to);
  for (const { card, at } of doomed) {
    touch(doing.turn.state, at, doing.abilityId);
    destroyCard(doing.turn, card.id);
  }
  if (then && doomed.length > 0) power(doing, then);
};
