import type { EffectKind } from './effect.js';
import { refusal } from '../../../../engine/core/index.js';
import { gainCc as gain } from '../cc.js';
import { isOwnFirstTurn } from '../turns.js';

/** The player gains CC, perhaps not on the own first turn (R27). */
export const gainCc: EffectKind = {
  type: 'gain_cc',
  alias: 'gain_charge',
  about: 'The player gains this much CC. With `not_first_turn` it cannot be played on the own first turn.',
  example: 'gain_cc:2:not_first_turn',
  onActions: true,
  parse(params) {
    const amount = params.integer('amount', { min: 1 });
    const notFirst = params.optionalKeyword('flag', ['not_first_turn']) !== undefined;
    const no = refusal('NOT_ON_FIRST_TURN', 'This card cannot be played on your first turn.', { rule: 'R27' });
    return {
      play: {
        canApply: (state, player) => (notFirst && isOwnFirstTurn(state, player) ? no : undefined),
        apply: (resolving, { controller }) => gain(resolving, controller, amount, 'effect'),
      },
    };
  },
};
