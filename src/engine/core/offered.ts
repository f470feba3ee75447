import { canonical, fills, isForm } from './choice.js';
import type { Choice } from './choice.js';
import type { GameDefinition, GameShape, SeatRule } from './game.js';
import { findRule } from './play.js';

/**
 * Whether an action was offered: it is one of the choices, or fills one of the forms. Bots, the arena and the promise
 * suite all ask here, so that what counts as offered is one thing everywhere.
 */
export function isOffered<G extends GameShape>(
  game: Pick<GameDefinition<G>, 'actions'>,
  choices: readonly Choice<G['action']>[],
  action: G['action'],
): boolean {
  const rule = findRule(game, action.type) as SeatRule<G, G['action']['type']> | undefined;
  const textOf = (one: G['action']): string => canonical(sorted(one, rule?.anyOrder ?? []));
  const text = textOf(action);
  return choices.some((choice) => (isForm(choice) ? fills(choice, action) : textOf(choice) === text));
}

/** The same action with the lists whose order means nothing in one order. */
function sorted<A extends { type: string }>(action: A, members: readonly string[]): A {
  const given = action as Readonly<Record<string, unknown>>;
  const lists = members.filter((member) => Array.isArray(given[member]));
  if (lists.length === 0) return action;
  const inOrder = (list: unknown): unknown[] =>
    [...(list as unknown[])].sort((a, b) => (canonical(a) < canonical(b) ? -1 : 1));
  return { ...action, ...Object.fromEntries(lists.map((member) => [member, inOrder(given[member])])) };
}
