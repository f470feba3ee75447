import type { EffectKind } from './effect.js';
import { queueDecision } from '../playing/decisions.js';

/** When it goes to sleep from play, its owner chooses a toy that goes to sleep too (R43, R46). */
export const sleepTargetWhenSleeped: EffectKind = {
  type: 'sleep_target_when_sleeped',
  about:
    'When it goes to sleep from play, its owner puts a toy in play to sleep. With `optional` the owner may decline.',
  example: 'sleep_target_when_sleeped:1:optional',
  onActions: false,
  parse(params) {
    params.integer('number of targets', { min: 1, max: 1 });
    const optional = params.optionalKeyword('flag', ['optional']) !== undefined;
    return {
      trigger: {
        timing: 'when_sleeped',
        optional,
        apply: (resolving, source) => queueDecision(resolving, source, optional),
      },
    };
  },
};
