import type { EffectKind } from './effect.js';

/** While it is in play, opposing effects affect no card of its controller (R41). */
export const teamOpponentImmunity: EffectKind = {
  type: 'team_opponent_immunity',
  about: 'While it is in play, effects of opposing cards do not affect any card of its controller, in hand included.',
  example: 'team_opponent_immunity',
  onActions: false,
  parse: () => ({ protects: { whom: 'team', from: (_source, opposing) => opposing } }),
};
