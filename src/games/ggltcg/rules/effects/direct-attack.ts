import type { EffectKind } from './effect.js';

/** It may attack directly past the opponent's toys (R37). */
export const directAttack: EffectKind = {
  type: 'direct_attack',
  onActions: false,
  parse: () => ({ tussle: { attacksPastDefenders: true } }),
};
