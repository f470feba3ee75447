import { opponentsOf } from './rates.js';
import { standingsOf } from './standings.js';
import type { Pairing, PlayedMatch } from './tournament.types.js';

/** When so many tries have found nothing without rematches, rematches it is: players do not wait for a puzzle. */
const MOST_TRIES = 100_000;

/** How many rounds a Swiss tournament has unless it says otherwise. */
export function roundsFor(players: number): number {
  return Math.max(1, Math.ceil(Math.log2(players)));
}

/**
 * The pairings of the next round. `players` are those still in, in the order the tournament's rng has drawn: the order of
 * the first round, and the last word among equals later.
 */
export function pairSwiss(players: readonly number[], matches: readonly PlayedMatch[]): Pairing[] {
  const ranked = standingsOf(players, matches).map(({ playerId }) => playerId);
  const bye = ranked.length % 2 === 1 ? byeFor(ranked, matches) : undefined;
  const waiting = ranked.filter((playerId) => playerId !== bye);
  const met = new Map(waiting.map((playerId) => [playerId, new Set(opponentsOf(playerId, matches))]));
  const pairs = pairTopDown(waiting, met, { left: MOST_TRIES }) ?? pairTopDown(waiting, new Map(), { left: Infinity });
  const pairings = pairs!.map(([playerA, playerB]) => ({ playerA, playerB }));
  return bye === undefined ? pairings : [...pairings, { playerA: bye, playerB: null }];
}

/** The lowest player without a bye; when everybody has had one, the lowest. */
function byeFor(ranked: readonly number[], matches: readonly PlayedMatch[]): number {
  const had = new Set(matches.filter(({ playerB }) => playerB === null).map(({ playerA }) => playerA));
  return ranked.findLast((playerId) => !had.has(playerId)) ?? ranked.at(-1)!;
}

/**
 * The highest with the next whom they have not met, and so on; where that leaves a pair of old opponents, an earlier
 * choice is changed. Since the list is ordered by points, a player without an opponent in their group floats down.
 */
function pairTopDown(
  waiting: readonly number[],
  met: ReadonlyMap<number, ReadonlySet<number>>,
  tries: { left: number },
): [number, number][] | undefined {
  const [first, ...others] = waiting;
  if (first === undefined) return [];
  for (const other of others) {
    if (met.get(first)?.has(other)) continue;
    if (--tries.left < 0) return undefined;
    const rest = pairTopDown(
      others.filter((playerId) => playerId !== other),
      met,
      tries,
    );
    if (rest) return [[first, other], ...rest];
  }
  return undefined;
}
