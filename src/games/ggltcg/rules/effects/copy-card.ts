import type { EffectKind } from './effect.js';
import { baseName, playerOf, refTo } from '../cards.js';

/** The card itself becomes a copy of one's own toy, and stays in play (R48). */
export const copyCard: EffectKind = {
  type: 'copy_card',
  about:
    'The card becomes a copy of an own toy and stays in play. With cost -1 it costs what that toy costs now, or with `printed` what is printed on it.',
  example: 'copy_card:effective',
  onActions: true,
  parse: (params) => ({
    play: {
      targets: {
        min: 1,
        max: 1,
        verb: 'copied',
        priced: params.optionalKeyword('price', ['effective', 'printed']) ?? 'effective',
        reach: (state, player) => playerOf(state, player).in_play,
      },
      apply({ emit }, _source, targets, card) {
        for (const toy of targets) {
          card.copied_from = baseName(toy);
          emit({ type: 'card_copied', card: refTo(card), of: refTo(toy) });
        }
      },
    },
  }),
};
