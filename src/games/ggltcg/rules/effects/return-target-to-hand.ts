import type { EffectKind } from './effect.js';
import { toysInPlay } from '../cards.js';
import { returnToHand } from '../zones.js';
import { readTargetCount } from './target-count.js';

/** Chosen toys in play, of either side, go back to their owners' hands (R45). */
export const returnTargetToHand: EffectKind = {
  type: 'return_target_to_hand',
  onActions: true,
  parse: (params) => ({
    play: {
      targets: {
        ...readTargetCount(params),
        verb: 'returned',
        priced: 'effective',
        reach: (state) => toysInPlay(state),
      },
      apply: (resolving, _source, targets) => returnToHand(resolving, targets),
    },
  }),
};
