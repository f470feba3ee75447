import type { EffectKind } from './effect.js';

/** It may attack directly past the opponent's toys (R37). */
export const directAttack: EffectKind = {
  type: 'direct_attack',
  about: 'It may attack the opposing hand although toys stand before it.',
  example: 'direct_attack',
  onActions: false,
  parse: () => ({ tussle: { attacksPastDefenders: true } }),
};
