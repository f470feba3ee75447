import { giveEffect, takeEffects } from '../card-effects.js';
import { isBoon } from '../board/power.js';
import type { EffectRule } from './doing.js';
import { findAmong } from './target.js';

/** One boon of one enemy, both by chance, becomes the card's own for good. */
export interface StealEffect {
  readonly do: 'steal';
}

export const steal: EffectRule<StealEffect> = (doing) => {
  const { turn, self, abilityId } = doing;
  const [victim] = findAmong(doing, { who: 'enemy', where: 'board', bearing: 'boon', pick: 'random' });
  if (!victim) return;
  const stolen = turn.rng.pick(victim.card.effects.filter(isBoon));
  takeEffects(turn, victim.card.id, (effect) => effect === stolen);
  giveEffect(turn, self, { name: abilityId, kind: 'power', bySide: stolen.bySide, ticks: null, source: self });
};
