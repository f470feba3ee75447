import type { EffectKind } from './effect.js';

/** When the opponent starts a tussle it may be played from the hand to cancel it (R55). */
export const cancelTussleFromHand: EffectKind = {
  type: 'cancel_tussle_from_hand',
  about: 'While it is in hand and can be paid, its player may play it to stop a tussle that the opponent starts.',
  example: 'cancel_tussle_from_hand',
  onActions: false,
  parse: () => ({ reaction: 'cancel_tussle' }),
};
