import type { Pairing } from './tournament.types.js';

/** The first round of a single elimination: best seed first. The best seeds have byes; 1 and 2 meet in the final only. */
export function firstRound(seeds: readonly number[]): Pairing[] {
  const size = 2 ** Math.ceil(Math.log2(Math.max(2, seeds.length)));
  const places = bracket(size).map((seed) => seeds[seed - 1]);
  return Array.from({ length: size / 2 }, (_, match) => {
    const [higher, lower] = [places[2 * match]!, places[2 * match + 1]];
    return { playerA: higher, playerB: lower ?? null };
  });
}

/** The next round: the winners of neighbouring matches meet. */
export function nextRound(winners: readonly number[]): Pairing[] {
  return Array.from({ length: Math.floor(winners.length / 2) }, (_, match) => ({
    playerA: winners[2 * match]!,
    playerB: winners[2 * match + 1]!,
  }));
}

/** The seeds of a bracket from top to bottom: 1 8 4 5 2 7 3 6 for eight. */
function bracket(size: number): number[] {
  let places = [1];
  while (places.length < size) {
    const sum = places.length * 2 + 1;
    places = places.flatMap((seed) => [seed, sum - seed]);
  }
  return places;
}
