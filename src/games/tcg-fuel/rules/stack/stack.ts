import type { Seat } from '../../../../engine/core/index.js';
import type { EffectData, TargetSpec } from '../catalogue/card.types.js';
import { getPrint } from '../catalogue/catalogue.js';
import { getCard, refTo } from '../cards.js';
import { noticeCast } from './triggers.js';
import type { Bound, LastKnown, Play, StackObject, State, Targets } from '../tcg-fuel.types.js';
import { relocate } from '../permanents/zones.js';
import { yieldsAtStackObject } from '../turns/yields.js';

/** The text of a card, a mode or an ability. */
export interface Text {
  readonly targets: readonly TargetSpec[];
  readonly effects: readonly EffectData[];
}

/** What an object of the stack says. */
export function textOf({ card, mode, abilityId }: Pick<StackObject, 'card' | 'mode' | 'abilityId'>): Text {
  const { data, triggers, activated } = getPrint(card);
  if (abilityId !== null) {
    const ability = [...triggers, ...activated].find(({ id }) => id === abilityId);
    if (!ability) throw new Error(`"${card}" has no ability "${abilityId}".`);
    return { targets: ability.targets ?? [], effects: ability.effects };
  }
  const text = mode === null ? data : data.modes?.find(({ id }) => id === mode);
  return { targets: text?.targets ?? [], effects: text?.effects ?? [] };
}

/** A card is played onto the stack; abilities that watch for it go above it. */
export function putSpell({ state }: Play, seat: Seat, cardId: number, mode: string | null, targets: Targets): void {
  const card = getCard(state, cardId);
  relocate(state, card, 'stack');
  const bound: Bound = { self: refTo(card), host: null, subject: null, player: null };
  const { card: slug } = card;
  put(state, {
    stackId: cardId,
    kind: 'spell',
    cardId,
    card: slug,
    controller: seat,
    mode,
    abilityId: null,
    targets,
    bound,
    lastKnown: null,
  });
  noticeCast(state, cardId);
}

export interface AbilityOnStack {
  readonly cardId: number;
  readonly card: string;
  readonly controller: Seat;
  readonly abilityId: string;
  readonly targets: Targets;
  readonly bound: Bound;
  readonly lastKnown: LastKnown | null;
}

/** An ability goes on the stack, independent of its source from now on (R37). */
export function putAbility({ state }: Play, ability: AbilityOnStack): number {
  const stackId = state.nextId;
  state.nextId += 1;
  put(state, { ...structuredCopy(ability), stackId, kind: 'ability', mode: null });
  return stackId;
}

function put(state: State, object: StackObject): void {
  state.stack.push(object);
  state.passes = 0;
  yieldsAtStackObject(state, object.controller);
}

/** A trigger moves on to the stack as plain data, not as the draft it was read from. */
function structuredCopy<T>(value: T): T {
  return JSON.parse(JSON.stringify(value)) as T;
}
