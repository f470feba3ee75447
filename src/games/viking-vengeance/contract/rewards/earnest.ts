import type { Options } from '../../rules/viking-vengeance.types.js';

interface Company {
  readonly seats: readonly { readonly userId: string | null; readonly bot: string | null }[];
  readonly foreseen: boolean;
  readonly mode: Options['mode'];
}

/**
 * Only games against the AI, or between two people, are worth anything: a player of both sides earns nothing, nor does
 * one who could know what comes.
 */
export function isEarnest({ seats, foreseen, mode }: Company): boolean {
  if (foreseen) return false;
  const people = new Set(seats.flatMap(({ userId }) => userId ?? []));
  const bots = seats.filter(({ bot }) => bot !== null).length;
  return mode === 'solo' ? people.size === 1 && bots === 1 : people.size === 2;
}
