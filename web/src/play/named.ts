import type { GameShape } from '@parlour/client';
import type { Named, TableKind } from './table-kind.js';

/** The things that the sentence of an event names, as an extra of its line; nothing where it names none. */
export function namesIn<G extends GameShape>(
  { named }: Pick<TableKind<G>, 'named'>,
  event: G['event'],
  events: readonly G['event'][],
  text: string,
): { readonly names?: readonly Named[] } {
  const names = named?.(event, events).filter(({ name }) => text.includes(name)) ?? [];
  return names.length > 0 ? { names } : {};
}
