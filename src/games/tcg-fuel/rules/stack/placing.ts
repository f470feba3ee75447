import { ask } from '../asking.js';
import { playerIdOf } from '../cards.js';
import { putAbility, textOf } from './stack.js';
import { hasTargets, legalTargets, targetCombinations, writeTargets } from './targets.js';
import type { Play, Targets, WaitingTrigger } from '../tcg-fuel.types.js';
import { sortTriggers } from './triggers.js';

/** R27: the next waiting trigger goes on the stack; with several ways to choose its targets its controller is asked. */
export function placeNextTrigger(play: Play): void {
  const { state } = play;
  sortTriggers(state);
  const trigger = state.waitingTriggers[0]!;
  const { targets: specs } = textOf({ ...trigger, mode: null });
  const eyes = eyesOf(trigger);
  if (!hasTargets(state, specs, eyes)) return drop(play, trigger);
  const ways = targetCombinations(state, specs, eyes);
  const first = ways.next().value as Targets;
  if (ways.next().done) return placeTrigger(play, first);
  const entries = specs.map((spec) => {
    const { id, min, max } = spec;
    return { id, min, max, options: legalTargets(state, spec, eyes) };
  });
  ask(play, { seat: trigger.controller, kind: 'targets', entries }, 'R27');
}

/** The first waiting trigger goes on the stack with these targets. */
export function placeTrigger(play: Play, targets: Targets): void {
  const { state, emit } = play;
  const trigger = state.waitingTriggers.shift()!;
  const { cardId, card, controller, abilityId, bound, lastKnown } = trigger;
  const stackId = putAbility(play, { cardId, card, controller, abilityId, bound, lastKnown, targets });
  const playerId = playerIdOf(state, controller);
  emit({
    type: 'ability_triggered',
    rule: 'R27',
    playerId,
    cardId,
    card,
    abilityId,
    stackId,
    targets: writeTargets(state, targets),
  });
}

function drop({ state, emit }: Play, { controller, cardId, card, abilityId }: WaitingTrigger): void {
  emit({ type: 'trigger_dropped', rule: 'R27', playerId: playerIdOf(state, controller), cardId, card, abilityId });
  state.waitingTriggers.shift();
}

export function eyesOf({ controller, cardId }: Pick<WaitingTrigger, 'controller' | 'cardId'>) {
  return { you: controller, sourceId: cardId };
}
