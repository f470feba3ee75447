import type { Seat } from '../../../../engine/core/index.js';
import type { TriggeredAbility, TriggerKind } from '../catalogue/card.types.js';
import { getCard, permanentsOf, printOf, refTo } from '../cards.js';
import { lastKnownOf } from '../permanents/characteristics.js';
import { matches } from '../permanents/filters.js';
import type { CardLook, ObjectRef, State, WaitingTrigger } from '../tcg-fuel.types.js';

/** What an ability was triggered by. */
interface Cause {
  readonly subject: ObjectRef | null;
  readonly player: Seat | null;
}

/** Permanents have entered together: each sees itself and the others (section 3.2). */
export function noticeArrivals(state: State, ids: readonly number[]): void {
  const arrived = ids.map((id) => getCard(state, id));
  for (const card of arrived) triggerOwn(state, card, 'on_enter_battlefield', { subject: refTo(card), player: null });
  eachTrigger(state, 'on_other_enters', (source, ability) => {
    for (const card of arrived) {
      if (!matches(state, card, ability.filter ?? {}, { you: source.controller, sourceId: source.id })) continue;
      wait(state, source, ability, { subject: refTo(card), player: card.controller });
    }
  });
}

/**
 * Creatures are about to go to the graveyard together. Called before they move, so that everybody looks back and those
 * who leave together see each other leave (R55); the event's subject is the card as it will lie in the graveyard.
 */
export function noticeDeaths(state: State, ids: readonly number[]): void {
  const dying = ids.map((id) => getCard(state, id)).filter((card) => printOf(card).isCreature);
  const inGraveyard = (card: CardLook): ObjectRef => ({ cardId: card.id, zoneChangeCount: card.zoneChangeCount + 1 });
  for (const card of dying) triggerOwn(state, card, 'on_dies', { subject: inGraveyard(card), player: null });
  if (dying.length === 0) return;
  eachTrigger(state, 'on_other_dies', (source, ability) => {
    for (const card of dying) {
      if (!matches(state, card, ability.filter ?? {}, { you: source.controller, sourceId: source.id })) continue;
      wait(state, source, ability, { subject: inGraveyard(card), player: card.controller });
    }
  });
}

export function noticeAttack(state: State, cardId: number, defender: Seat): void {
  const card = getCard(state, cardId);
  triggerOwn(state, card, 'on_attack', { subject: refTo(card), player: defender });
}

export function noticeCombatDamage(state: State, cardId: number, player: Seat): void {
  const card = getCard(state, cardId);
  triggerOwn(state, card, 'on_combat_damage_to_player', { subject: refTo(card), player });
}

/** A card was put on the stack by being played. */
export function noticeCast(state: State, cardId: number): void {
  const card = getCard(state, cardId);
  eachTrigger(state, 'on_cast', (source, ability) => {
    if (!matches(state, card, ability.filter ?? {}, { you: source.controller, sourceId: source.id })) return;
    wait(state, source, ability, { subject: refTo(card), player: card.controller });
  });
}

/** A step begins: R15. */
export function noticeStep(state: State, kind: 'on_upkeep' | 'on_draw_step' | 'on_begin_combat' | 'on_end_step'): void {
  eachTrigger(state, kind, (source, ability) => {
    const own = source.controller === state.active;
    const whose = ability.whose ?? 'you';
    if (whose !== 'each' && own !== (whose === 'you')) return;
    wait(state, source, ability, { subject: null, player: state.active });
  });
}

/** A permanent leaves: what it has left on the stack remembers it as it last was (R37). */
export function rememberLeaving(state: State, card: CardLook): void {
  const waiting = [...state.stack, ...state.waitingTriggers].filter(
    ({ bound, lastKnown }) =>
      lastKnown === null && bound.self.cardId === card.id && bound.self.zoneChangeCount === card.zoneChangeCount,
  );
  if (waiting.length === 0) return;
  const lastKnown = lastKnownOf(state, card);
  for (const object of waiting) object.lastKnown = lastKnown;
}

function triggerOwn(state: State, card: CardLook, kind: TriggerKind, cause: Cause): void {
  for (const ability of printOf(card).triggers) if (ability.trigger === kind) wait(state, card, ability, cause);
}

function eachTrigger(
  state: State,
  kind: TriggerKind,
  look: (source: CardLook, ability: TriggeredAbility) => void,
): void {
  for (const source of permanentsOf(state)) {
    for (const ability of printOf(source).triggers) if (ability.trigger === kind) look(source, ability);
  }
}

function wait(state: State, source: CardLook, ability: TriggeredAbility, cause: Cause): void {
  const host = source.permanent?.attachedTo;
  const trigger: WaitingTrigger = {
    cardId: source.id,
    card: source.card,
    controller: source.controller,
    abilityId: ability.id,
    abilityIndex: printOf(source).triggers.indexOf(ability),
    timestamp: source.permanent?.timestamp ?? 0,
    bound: {
      self: refTo(source),
      host: typeof host === 'number' ? refTo(getCard(state, host)) : null,
      subject: cause.subject,
      player: cause.player,
    },
    lastKnown: null,
  };
  state.waitingTriggers.push(trigger);
}

/** R27: in turn order from the active player, then by arrival of the source, by ability, by subject. */
export function sortTriggers(state: State): void {
  const count = state.players.length;
  const turn = (seat: Seat): number => (seat - state.active + count) % count;
  state.waitingTriggers.sort(
    (a, b) =>
      turn(a.controller) - turn(b.controller) ||
      a.timestamp - b.timestamp ||
      a.abilityIndex - b.abilityIndex ||
      (a.bound.subject?.cardId ?? 0) - (b.bound.subject?.cardId ?? 0),
  );
}
