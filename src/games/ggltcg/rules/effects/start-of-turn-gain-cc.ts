import type { EffectKind } from './effect.js';
import { gainCc } from '../cc.js';

/** Its controller gains CC when his turn starts (R12). */
export const startOfTurnGainCc: EffectKind = {
  type: 'start_of_turn_gain_cc',
  alias: 'start_of_turn_gain_charge',
  about: "At the start of its controller's turn, that player gains this much CC.",
  example: 'start_of_turn_gain_cc:2',
  onActions: false,
  parse(params) {
    const amount = params.integer('amount', { min: 1 });
    return {
      trigger: {
        timing: 'start_of_turn',
        optional: false,
        apply: (resolving, { controller }) => gainCc(resolving, controller, amount, 'start_of_turn'),
      },
    };
  },
};
