import type { Seat } from '../../../../engine/core/index.js';
import type { Filter, Reference } from '../catalogue/card.types.js';
import { findReferred, getCard, isInPlay, opponentsOf, turnOrder } from '../cards.js';
import { characteristicsOf } from '../permanents/characteristics.js';
import type { DamageSource } from '../permanents/damage.js';
import { matches } from '../permanents/filters.js';
import type { GameCard, Look, ObjectRef, Target } from '../tcg-fuel.types.js';
import type { Resolution } from './effect.js';

/** The cards a reference means now. One that has moved since it was fixed is skipped (section 3.3). */
export function cardsOf(resolution: Resolution, reference: Reference): GameCard[] {
  const { state } = resolution.play;
  if (typeof reference !== 'string') return matching(resolution, reference.each);
  const refs = targetsOf(resolution, reference).flatMap((target) => ('seat' in target ? [] : [target]));
  return refs.flatMap((ref) => (findReferred(state, ref) ? [getCard(state, ref.cardId)] : []));
}

/** Those of them that are on the battlefield. */
export function permanentsIn(resolution: Resolution, reference: Reference): GameCard[] {
  return cardsOf(resolution, reference).filter((card) => card.location === 'battlefield');
}

/** The players a reference means, in turn order from the active player. */
export function seatsOf(resolution: Resolution, reference: Reference): Seat[] {
  const { state } = resolution.play;
  if (typeof reference !== 'string') return [];
  const seats = targetsOf(resolution, reference).flatMap((target) => ('seat' in target ? [target.seat] : []));
  return turnOrder(state, state.active).filter((seat) => seats.includes(seat));
}

function targetsOf({ play: { state }, object, legalTargets }: Resolution, reference: string): Target[] {
  const { bound, controller } = object;
  const ref = (one: ObjectRef | null): Target[] => (one ? [one] : []);
  switch (reference) {
    case 'self':
      return ref(bound.self);
    case 'host':
      return ref(bound.host);
    case 'event_subject':
      return ref(bound.subject);
    case 'event_player':
      return bound.player !== null && isInPlay(state, bound.player) ? [{ seat: bound.player }] : [];
    case 'you':
      return [{ seat: controller }];
    case 'opponents':
      return opponentsOf(state, controller).map((seat) => ({ seat }));
    default:
      return legalTargets[reference.replace('target:', '')] ?? [];
  }
}

/** All that match at this moment: permanents, or cards of the zone that the filter names. */
function matching({ play: { state }, object }: Resolution, filter: Filter): GameCard[] {
  const eyes = { you: object.controller, sourceId: object.bound.self.cardId };
  return idsIn(state, filter.zone)
    .map((id) => getCard(state, id))
    .filter((card) => matches(state, card, filter, eyes));
}

function idsIn(state: Look, zone: Filter['zone']): readonly number[] {
  if (zone === undefined || zone === 'battlefield') return state.battlefield;
  if (zone === 'stack') return state.stack.flatMap((object) => (object.kind === 'spell' ? object.stackId : []));
  return state.players.flatMap((player) => player[zone]);
}

/** The source of damage: the card, or, if it has left, as it last was (R37). */
export function damageSourceOf({ play: { state }, object }: Resolution): DamageSource {
  const { cardId, lastKnown, bound } = object;
  const card = findReferred(state, bound.self);
  if (lastKnown || !card) {
    return { cardId, controller: lastKnown?.controller ?? object.controller, keywords: new Set(lastKnown?.keywords) };
  }
  const controller = object.kind === 'spell' ? object.controller : card.controller;
  return { cardId, controller, keywords: characteristicsOf(state, card).keywords };
}
