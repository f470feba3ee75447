import { giveEffect, touch } from '../card-effects.js';
import { NO_POWER } from '../board/power.js';
import type { EffectRule } from './doing.js';
import { findAmong } from './target.js';
import type { Among } from './target.js';

/** A card loses its moments, its shield and its guard for a while (R43). */
export interface SilenceEffect {
  readonly do: 'silence';
  readonly to: Among;
  readonly ticks: number;
}

export const silence: EffectRule<SilenceEffect> = (doing, { to, ticks }) => {
  const { turn, abilityId, self } = doing;
  for (const { card, at } of findAmong(doing, to)) {
    giveEffect(turn, card.id, { name: abilityId, kind: 'silence', bySide: NO_POWER, ticks, source: self });
    touch(turn.state, at, abilityId);
    turn.emit({ type: 'card_silenced', cardId: card.id, position: at });
  }
};
