import type { EffectKind } from './effect.js';

/** Another card of the player may be put to sleep instead of paying (R26). */
export const alternativeCostSleepCard: EffectKind = {
  type: 'alternative_cost_sleep_card',
  alias: 'alternative_cost_break_card',
  about:
    'Instead of paying CC, the player may put another own card to sleep: a toy in play or a card in hand, or with `in_play` a toy in play only.',
  example: 'alternative_cost_sleep_card:any',
  onActions: true,
  parse: (params) => ({ cost: { alternative: params.optionalKeyword('place', ['any', 'in_play']) ?? 'any' } }),
};
