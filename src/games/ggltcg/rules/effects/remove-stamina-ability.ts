import type { EffectKind } from './effect.js';

/** In the Main phase its controller pays CC to take stamina off a toy, as often as he can pay. */
export const removeStaminaAbility: EffectKind = {
  type: 'remove_stamina_ability',
  about:
    'Its controller may pay CC to take stamina off a toy, as often as there is CC: off an opposing toy, or with `any` off every toy.',
  example: 'remove_stamina_ability:1:1:opponent',
  onActions: false,
  parse: (params) => ({
    activated: {
      costCc: params.integer('cost', { min: 0 }),
      stamina: params.optionalInteger('amount', { min: 1 }, 1),
      reach: params.optionalKeyword('reach', ['opponent', 'any']) ?? 'opponent',
    },
  }),
};
