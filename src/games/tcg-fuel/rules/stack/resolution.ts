import { ask } from '../asking.js';
import { getCard, printOf } from '../cards.js';
import { runEffect } from '../effects/index.js';
import type { Question } from '../effects/effect.js';
import { finish } from '../turns/ending.js';
import { textOf } from './stack.js';
import { isLegalTarget } from './targets.js';
import type { PendingChoice, Play, StackObject, Targets } from '../tcg-fuel.types.js';
import { yieldsAtResolution } from '../turns/yields.js';
import { moveCards } from '../permanents/zones.js';

/** More resolutions than this without a player's action: a loop (R60). */
const MOST_IDLE = 1000;

/** R34: the top of the stack begins to resolve, unless all its targets have become illegal. */
export function beginResolving(play: Play): void {
  const { state, emit } = play;
  const object = state.stack.at(-1)!;
  state.passes = 0;
  state.todo = 'priority';
  state.nextPriority = state.active;
  state.idle += 1;
  if (state.idle >= MOST_IDLE) return finish(play, 'loop');
  const legalTargets = stillLegal(play, object);
  const chosen = Object.values(object.targets).flat().length;
  if (chosen > 0 && Object.values(legalTargets).flat().length === 0) {
    emit({ type: 'fizzled', rule: 'R34', stackId: object.stackId });
    leaveStack(play, object);
    return;
  }
  state.resolving = { stackId: object.stackId, effectIndex: 0, legalTargets, progress: {} };
}

function stillLegal({ state }: Play, object: StackObject): Targets {
  const eyes = { you: object.controller, sourceId: object.bound.self.cardId };
  const legal: Targets = {};
  for (const spec of textOf(object).targets) {
    const chosen = object.targets[spec.id] ?? [];
    legal[spec.id] = chosen
      .filter((target) => isLegalTarget(state, spec, target, eyes))
      .map((target) => ({ ...target }));
  }
  return legal;
}

/** Goes on with what is resolving until it is done or a player must choose. */
export function goOnResolving(play: Play): void {
  const { state, emit } = play;
  const resolving = state.resolving!;
  const object = state.stack.find(({ stackId }) => stackId === resolving.stackId)!;
  const { effects } = textOf(object);
  while (resolving.effectIndex < effects.length) {
    const { legalTargets, progress: answers } = resolving;
    const question = runEffect({ play, object, legalTargets, answers }, effects[resolving.effectIndex]!);
    if (question) return askWithin(play, question);
    resolving.effectIndex += 1;
    resolving.progress = {};
  }
  emit({ type: 'resolved', rule: 'R34', stackId: object.stackId });
  state.resolving = null;
  if (object.kind === 'spell' && isPermanentCard(play, object)) enter(play, object);
  else leaveStack(play, object);
}

function askWithin(play: Play, question: Question): void {
  ask(play, question as PendingChoice, 'R63');
}

function isPermanentCard({ state }: Play, { cardId }: StackObject): boolean {
  const { type } = printOf(getCard(state, cardId)).data;
  return type !== 'spell' && type !== 'instant';
}

/** A permanent enters under its caster; an Aura attached to its target. */
function enter(play: Play, { cardId, controller, targets }: StackObject): void {
  const { isAura } = printOf(getCard(play.state, cardId));
  const host = isAura ? Object.values(targets).flat()[0] : undefined;
  const attachedTo = host && 'cardId' in host ? host.cardId : undefined;
  moveCards(play, [cardId], 'battlefield', { rule: 'R34', under: controller, ...(attachedTo && { attachedTo }) });
  yieldsAtResolution(play.state);
}

/** A card goes to its owner's graveyard, an ability just vanishes. */
function leaveStack(play: Play, object: StackObject): void {
  const { state } = play;
  if (object.kind === 'spell') moveCards(play, [object.cardId], 'graveyard', { rule: 'R34' });
  else state.stack = state.stack.filter(({ stackId }) => stackId !== object.stackId);
  yieldsAtResolution(state);
}
