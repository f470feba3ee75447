import type { EffectKind } from './effect.js';
import { refusal } from '../../../../engine/core/index.js';

/** It starts no tussles; it may be attacked (R34). */
export const cannotTussle: EffectKind = {
  type: 'cannot_tussle',
  about: 'It starts no tussles. It can still be attacked.',
  example: 'cannot_tussle',
  onActions: false,
  parse() {
    const no = refusal('CANNOT_TUSSLE', 'This toy cannot start a tussle.', { rule: 'R34' });
    return { tussle: { canTussle: () => no } };
  },
};
