import type { GameDefinition } from '../../../../engine/core/index.js';
import type { Check } from '../check.types.js';
import { attemptMatch } from './attempt-match.js';
import { callCheck } from './call-check.js';
import { confirmPeek } from './confirm-peek.js';
import { discardDrawnCard } from './discard-drawn-card.js';
import { drawFromDeck } from './draw-from-deck.js';
import { drawFromDiscard } from './draw-from-discard.js';
import { expireAbility } from './expire-ability.js';
import { expirePeek } from './expire-peek.js';
import { expireRoundBreak } from './expire-round-break.js';
import { expireTurn } from './expire-turn.js';
import { expireWindow } from './expire-window.js';
import { forfeit } from './forfeit.js';
import { nextRound } from './next-round.js';
import { passMatch } from './pass-match.js';
import { performPeek } from './perform-peek.js';
import { resolveSpecialAbility } from './resolve-special-ability.js';
import { swapAndDiscard } from './swap-and-discard.js';

/** Everything a seat, or the table itself, can do. */
export const actions: GameDefinition<Check>['actions'] = {
  performPeek,
  confirmPeek,
  drawFromDeck,
  drawFromDiscard,
  swapAndDiscard,
  discardDrawnCard,
  attemptMatch,
  passMatch,
  resolveSpecialAbility,
  callCheck,
  nextRound,
  forfeit,
  expirePeek,
  expireTurn,
  expireWindow,
  expireAbility,
  expireRoundBreak,
};
