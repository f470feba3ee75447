import type { EffectKind } from './effect.js';
import { opponentOf, playerOf } from '../cards.js';
import { changeControl } from '../zones.js';

/** An opposing toy changes sides (R47). */
export const takeControl: EffectKind = {
  type: 'take_control',
  about: 'The player takes control of an opposing toy.',
  example: 'take_control',
  onActions: true,
  parse: () => ({
    play: {
      targets: {
        min: 1,
        max: 1,
        verb: 'took control of',
        priced: 'effective',
        reach: (state, player) => playerOf(state, opponentOf(state, player)).in_play,
      },
      apply(resolving, { controller }, targets) {
        for (const toy of targets) changeControl(resolving, toy, controller);
      },
    },
  }),
};
