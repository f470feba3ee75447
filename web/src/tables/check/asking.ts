import { button, byKind, each, one, oneOf, pair, sent, skips, steps } from '../../play/ask/reading.js';
import type { Sight } from '../../play/ask/reading.js';
import type { TableKind } from '../../play/table-kind.js';
import { slotAt } from './places.js';
import type { Check, CheckView, Face } from './shapes.js';

const ownSlot = (index: number, { eyes }: Sight<unknown>) => `slot:${eyes}.${index}`;

/** One press acts everywhere: a slot swaps, matches or is looked at; a swap of two is two presses. */
export const asking: TableKind<Check, Face>['asking'] = {
  performPeek: button(),
  confirmPeek: button(),
  drawFromDeck: button(),
  drawFromDiscard: button(),
  discardDrawnCard: button(),
  swapAndDiscard: sent({ once: true }, steps(one('handIndex', ownSlot))),
  attemptMatch: sent({ once: true }, steps(one('handIndex', ownSlot))),
  passMatch: button(),
  resolveSpecialAbility: byKind(({ activeAbility }: CheckView) => activeAbility?.stage, {
    // While there are looks, a press looks; swapping without them is chosen first.
    peek: oneOf({
      peek: sent({ once: true }, steps(each('peekTargets', slotAt))),
      swap: sent({ aside: true }, steps(pair('swapTargets', slotAt))),
      leave: skips('skip'),
    }),
    swap: oneOf({ swap: steps(pair('swapTargets', slotAt)), leave: skips('skip') }),
  }),
  callCheck: button({ in: 'table' }),
  nextRound: button(),
  forfeit: 'by-the-table', // the frame has giving up for every game
  expirePeek: 'by-the-table',
  expireTurn: 'by-the-table',
  expireAbility: 'by-the-table',
  expireRoundBreak: 'by-the-table',
  expireWindow: 'by-the-table',
};
