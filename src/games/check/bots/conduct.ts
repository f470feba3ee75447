import type { CheckAction } from '../rules/check.types.js';
import type { Target } from '../rules/events.js';
import { idOf } from '../rules/seats.js';
import type { CheckView } from '../rules/view.types.js';
import type { Mind } from './simulation.js';
import type { Spot, World } from './world.js';
import { canDrawDeck, canTakePile } from './world.js';

const type = 'resolveSpecialAbility';

/** What needs no thought: looking at the own cards, and going on to the next round. */
export function thoughtless(view: CheckView): CheckAction | undefined {
  if (view.phase === 'scoringPhase') return { type: 'nextRound' };
  if (view.phase !== 'initialPeekPhase') return undefined;
  return { type: view.players[view.you!]!.hasUsedInitialPeek ? 'confirmPeek' : 'performPeek' };
}

/** The move of a mind, in the words of the rules. */
export function conduct(view: CheckView, world: World, me: number, mind: Mind): CheckAction {
  switch (world.stage) {
    case 'window': {
      const handIndex = mind.answer(world, me);
      const { windowId } = view.matchingOpportunityInfo!;
      return handIndex < 0 ? { type: 'passMatch', windowId } : { type: 'attemptMatch', handIndex, windowId };
    }
    case 'peek': {
      const spot = mind.peek(world, me);
      return spot ? { type, peekTargets: [targetAt(spot)] } : { type, skip: 'peek' };
    }
    case 'swap': {
      const pair = mind.swap(world, me);
      return pair ? { type, swapTargets: pair.map(targetAt) } : { type, skip: 'all' };
    }
    case 'discard': {
      const handIndex = mind.discard(world, me);
      return handIndex < 0 ? { type: 'discardDrawnCard' } : { type: 'swapAndDiscard', handIndex };
    }
    default: {
      const choice = mind.draw(world, me);
      if (choice === 'call' && world.caller < 0) return { type: 'callCheck' };
      const fromPile = (choice === 'pile' && canTakePile(world)) || !canDrawDeck(world);
      return { type: fromPile ? 'drawFromDiscard' : 'drawFromDeck' };
    }
  }
}

const targetAt = ([seat, cardIndex]: Spot): Target => ({ playerID: idOf(seat), cardIndex });
