import type { EffectKind } from './effect.js';
import { gainCc } from '../cc.js';

/** Its controller gains CC when he plays another card (R44). */
export const onCardPlayedGainCc: EffectKind = {
  type: 'on_card_played_gain_cc',
  alias: 'on_card_played_gain_charge',
  about: 'Each time its controller plays another card, that player gains this much CC.',
  example: 'on_card_played_gain_cc:1',
  onActions: false,
  parse(params) {
    const amount = params.integer('amount', { min: 1 });
    return {
      trigger: {
        timing: 'when_other_card_played',
        optional: false,
        apply: (resolving, { controller }) => gainCc(resolving, controller, amount, 'card_played'),
      },
    };
  },
};
