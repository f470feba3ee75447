import { nameOf, playerOf } from '../cards.js';
import type { CardRef, LineType } from '../events.js';
import type { PlayerId, ReadCard, ReadState } from '../ggltcg.types.js';
import type { Resolving } from '../playing/resolving.js';

/** Tells a line of the play-by-play. */
export function tellLine(
  { state, emit }: Resolving,
  player_id: PlayerId,
  action_type: LineType,
  description: string,
): void {
  const { name } = playerOf(state, player_id);
  const { turn_number: turn, phase } = state;
  emit({ type: 'narrated', turn, phase, player_id, player: name, action_type, description });
}

/** Tells what a player did, with the cards it put to sleep besides those already named. */
export function tellDeed(
  resolving: Resolving,
  player: PlayerId,
  action_type: LineType,
  description: string,
  named: readonly ReadCard['id'][] = [],
): void {
  const others = resolving.slept.filter((card) => !named.includes(card.id)).map((card) => card.name);
  const tail = others.length > 0 ? `; also sleeped: ${others.join(', ')}` : '';
  tellLine(resolving, player, action_type, description + tail);
}

/** How a card is called in a line: under foreign control also whose it is. */
export function labelOf(state: ReadState, card: ReadCard): string {
  if (card.controller === card.owner) return nameOf(card);
  return `${nameOf(card)} (${playerOf(state, card.owner).name}'s)`;
}

/** `Umbruh sleeped`, `both sleeped` or `nobody sleeped`. */
export function describeFallen(fallen: readonly CardRef[]): string {
  if (fallen.length === 0) return 'nobody sleeped';
  return fallen.length === 1 ? `${fallen[0]!.name} sleeped` : 'both sleeped';
}
