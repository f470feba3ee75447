import type { EffectKind } from './effect.js';
import { toysInPlay } from '../cards.js';
import { putToSleep } from '../zones.js';
import { readTargetCount } from './target-count.js';

/** Chosen toys in play, of either side, go to sleep (R30, R31). */
export const sleepTarget: EffectKind = {
  type: 'sleep_target',
  alias: 'break_target',
  about: 'One toy in play, or up to the number, goes to sleep. With `optional` it may be none.',
  example: 'sleep_target:1',
  onActions: true,
  parse: (params) => ({
    play: {
      targets: {
        ...readTargetCount(params),
        verb: 'sleeped',
        priced: 'effective',
        reach: (state) => toysInPlay(state),
      },
      apply: (resolving, _source, targets) => putToSleep(resolving, targets),
    },
  }),
};
