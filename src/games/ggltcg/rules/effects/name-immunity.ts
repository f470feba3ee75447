import type { EffectKind } from './effect.js';

/** Effects of cards of that name do not affect it, under any controller (R41). */
export const nameImmunity: EffectKind = {
  type: 'name_immunity',
  about: 'Effects of cards with that name do not affect it, whichever side controls them.',
  example: 'name_immunity:Knight',
  onActions: true,
  parse(params) {
    const name = params.name();
    return { mentions: name, protects: { whom: 'self', from: (source) => source.name === name } };
  },
};
