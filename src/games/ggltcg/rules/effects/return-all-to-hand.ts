import type { EffectKind } from './effect.js';
import { unprotectedToys } from '../playing/targets.js';
import { returnToHand } from '../zones.js';

/** Every toy in play that is not protected goes back to its owner's hand (R45). */
export const returnAllToHand: EffectKind = {
  type: 'return_all_to_hand',
  about: 'All toys in play go back to the hands of their owners.',
  example: 'return_all_to_hand',
  onActions: true,
  parse: () => ({
    play: { apply: (resolving, source) => returnToHand(resolving, unprotectedToys(resolving, source)) },
  }),
};
