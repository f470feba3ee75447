import type { EffectKind } from './effect.js';

/** It wins the tussles it starts without a strike (R35.1). */
export const autoWinTussleOnOwnTurn: EffectKind = {
  type: 'auto_win_tussle_on_own_turn',
  about: 'It wins every tussle it starts without a strike, unless the defender is protected from it.',
  example: 'auto_win_tussle_on_own_turn',
  onActions: false,
  parse: () => ({ tussle: { winsTussle: true } }),
};
