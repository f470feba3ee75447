import type { EffectKind } from './effect.js';
import { gainCc } from '../cc.js';

/** When it goes to sleep from play, its owner gains CC (R43). */
export const gainCcWhenSleeped: EffectKind = {
  type: 'gain_cc_when_sleeped',
  alias: 'gain_charge_when_broken',
  about: 'When it goes to sleep from play, its owner gains this much CC.',
  example: 'gain_cc_when_sleeped:1',
  onActions: false,
  parse(params) {
    const amount = params.integer('amount', { min: 1 });
    return {
      trigger: {
        timing: 'when_sleeped',
        optional: false,
        apply: (resolving, { controller }) => gainCc(resolving, controller, amount, 'when_sleeped'),
      },
    };
  },
};
