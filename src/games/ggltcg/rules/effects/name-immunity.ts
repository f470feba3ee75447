import type { EffectKind } from './effect.js';

/** Effects of cards of that name do not affect it, whoever controls them (R41). */
export const nameImmunity: EffectKind = {
  type: 'name_immunity',
  onActions: true,
  parse(params) {
    const name = params.name();
    return { mentions: name, protects: { whom: 'self', from: (source) => source.name === name } };
  },
};
