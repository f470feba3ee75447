import type { EffectKind } from './effect.js';

/** Opposing effects do not affect it, in any zone (R41). */
export const opponentImmunity: EffectKind = {
  type: 'opponent_immunity',
  about: 'Effects of opposing cards do not affect it.',
  example: 'opponent_immunity',
  onActions: true,
  parse: () => ({ protects: { whom: 'self', from: (_source, opposing) => opposing } }),
};
