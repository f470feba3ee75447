import { giveEffect, touch } from '../card-effects.js';
import { NO_POWER } from '../board/power.js';
import type { EffectRule } from './doing.js';
import { findAmong } from './target.js';
import type { Among } from './target.js';

/** Cards cannot be defeated for a while (R25 b). */
export interface ProtectEffect {
  readonly do: 'protect';
  readonly to: Among;
  readonly ticks: number;
}

export const protect: EffectRule<ProtectEffect> = (doing, { to, ticks }) => {
  const { turn, abilityId, self } = doing;
  for (const { card, at } of findAmong(doing, to)) {
    giveEffect(turn, card.id, { name: abilityId, kind: 'protect', bySide: NO_POWER, ticks, source: self });
    touch(turn.state, at, abilityId);
    turn.emit({ type: 'card_protected', cardId: card.id, position: at });
  }
};
