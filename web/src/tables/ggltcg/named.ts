import type { Named } from '../../play/table-kind.js';
import { card } from './shapes.js';
import type { GameEvent } from './shapes.js';

/** Where events name cards, in the order of their sentences: what is stored does not keep its own. */
const MEMBERS = [
  'card',
  'attacker',
  'from',
  'defender',
  'to',
  'revealed',
  'of',
  'by',
  'source',
  'chosen',
  'alternative_cost_card',
] as const;

/** The cards that the sentence of an event names. A line of the play-by-play names none by itself: those of its step are meant. */
export function named(event: GameEvent, events: readonly GameEvent[]): readonly Named[] {
  if (event.type !== 'narrated') return cardsIn(event);
  // A player may be called like a card.
  return onlyOnes(events.flatMap(cardsIn)).filter(({ name }) => name !== event.player);
}

function cardsIn(event: GameEvent): readonly Named[] {
  const members: Readonly<Record<string, unknown>> = { ...event };
  return MEMBERS.flatMap((member) => {
    const value = members[member];
    return isCard(value) ? [{ name: value.name, ref: card(value.id) }] : [];
  });
}

/** Of two cards with one name it is open which is meant. */
function onlyOnes(all: readonly Named[]): readonly Named[] {
  return all.filter(({ name, ref }) => all.every((other) => other.name !== name || other.ref === ref));
}

function isCard(value: unknown): value is { readonly id: string; readonly name: string } {
  return typeof value === 'object' && value !== null && 'id' in value && 'name' in value;
}
