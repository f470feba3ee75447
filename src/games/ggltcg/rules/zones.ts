import { definitionOf, effectsOf, nameOf, playerOf, refTo, sourceOf, toysInPlay } from './cards.js';
import type { Effect, Source } from './effects/effect.js';
import type { Card, PlayerId, Zone } from './ggltcg.types.js';
import type { Resolving } from './playing/resolving.js';

/** Puts cards to sleep together (R42, R43): all of them move, then what their texts say happens. */
export function putToSleep(resolving: Resolving, cards: readonly Card[]): void {
  const moved = inMovingOrder(resolving, cards).map((card) => sleepOne(resolving, card));
  const isActive = ({ source }: { source: Source }): boolean => source.controller === resolving.state.active_player_id;
  // What the active player has to decide comes first (R46).
  for (const { source, effects } of [...moved.filter(isActive), ...moved.filter((one) => !isActive(one))]) {
    for (const { trigger } of effects) if (trigger?.timing === 'when_sleeped') trigger.apply(resolving, source);
  }
}

/** Toys in play go back to their owners' hands (R45): nothing is triggered. */
export function returnToHand(resolving: Resolving, cards: readonly Card[]): void {
  for (const card of inMovingOrder(resolving, cards)) {
    const ref = refTo(card);
    leaveZone(resolving, card);
    arrive(resolving, card, 'hand');
    resolving.emit({ type: 'card_returned', card: ref, owner: card.owner });
  }
}

/** Sleeping cards go back to their owner's hand (R45), in the order they lie there. */
export function unsleep(resolving: Resolving, cards: readonly Card[]): void {
  for (const card of inMovingOrder(resolving, cards)) {
    leaveZone(resolving, card);
    arrive(resolving, card, 'hand');
    resolving.emit({ type: 'card_unsleeped', card: refTo(card), owner: card.owner });
  }
}

/** An Action that has been resolved lies down in its owner's sleep zone (R18). */
export function layDown(resolving: Resolving, card: Card): void {
  arrive(resolving, card, 'sleep');
  resolving.emit({ type: 'card_sleeped', card: refTo(card), owner: card.owner, from_zone: null });
}

/** A card that is in no zone enters play last in the line, fresh (R18, R48). */
export function enterPlay({ state, pool }: Resolving, card: Card, controller: PlayerId): void {
  card.zone = 'in_play';
  card.controller = controller;
  card.current_stamina = definitionOf(pool, card).stamina;
  playerOf(state, controller).in_play.push(card);
}

/** The toy goes to the end of the other line; damage and boosts stay (R47). */
export function changeControl({ state, emit }: Resolving, card: Card, to: PlayerId): void {
  const from = card.controller;
  const line = playerOf(state, from).in_play;
  line.splice(indexOf(line, card), 1);
  card.controller = to;
  playerOf(state, to).in_play.push(card);
  emit({ type: 'control_changed', card: refTo(card), from, to });
}

/** Takes a card out of the zone it is in. */
export function leaveZone({ state }: Resolving, card: Card): void {
  const holder = playerOf(state, card.controller);
  const zone = card.zone === 'hand' ? holder.hand : card.zone === 'in_play' ? holder.in_play : holder.sleep_zone;
  zone.splice(indexOf(zone, card), 1);
}

function sleepOne(resolving: Resolving, card: Card): { source: Source; effects: readonly Effect[] } {
  const from_zone = card.zone;
  const ref = refTo(card);
  // The text it had in play, but on its owner's side: what happens, happens after the move (R43).
  const source = { ...sourceOf(card), controller: card.owner };
  const effects = from_zone === 'in_play' ? effectsOf(resolving.pool, card) : [];
  leaveZone(resolving, card);
  resolving.slept.push(ref);
  resolving.emit({ type: 'card_sleeped', card: ref, owner: card.owner, from_zone });
  arrive(resolving, card, 'sleep');
  return { source, effects };
}

/** A card outside play is its owner's, whole, and what is printed on it (R3, R43). */
function arrive({ state, pool, emit }: Resolving, card: Card, zone: Exclude<Zone, 'in_play'>): void {
  const wasCopy = card.copied_from !== null;
  card.zone = zone;
  card.controller = card.owner;
  card.copied_from = null;
  card.current_stamina = definitionOf(pool, card).stamina;
  card.modifications = {};
  card.turn_modifications = {};
  const owner = playerOf(state, card.owner);
  (zone === 'hand' ? owner.hand : owner.sleep_zone).push(card);
  if (wasCopy) emit({ type: 'copy_reverted', card: { id: card.id, name: nameOf(card) } });
}

/** The active player's line first, then the other's (R42); sleeping cards in the order they lie (R31). */
function inMovingOrder({ state }: Resolving, cards: readonly Card[]): readonly Card[] {
  if (cards.length < 2) return cards;
  const wanted = new Set(cards.map((card) => card.id));
  const hands = state.seats.flatMap((player) => playerOf(state, player).hand);
  const sleeping = state.seats.flatMap((player) => playerOf(state, player).sleep_zone);
  return [...toysInPlay(state), ...sleeping, ...hands].filter((card) => wanted.has(card.id));
}

function indexOf(zone: readonly Card[], card: Card): number {
  return zone.findIndex((other) => other.id === card.id);
}
