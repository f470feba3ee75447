import type { EffectKind } from './effect.js';
import { toysInPlay } from '../cards.js';
import { returnToHand } from '../zones.js';
import { readTargetCount } from './target-count.js';

/** Chosen toys in play, of either side, go back to their owners' hands (R45). */
export const returnTargetToHand: EffectKind = {
  type: 'return_target_to_hand',
  about: "One toy in play, or up to the number, goes back to its owner's hand. With `optional` it may be none.",
  example: 'return_target_to_hand:1',
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
