import type { Action } from '../rules/action.types.js';

/** A move, and how it turned out, world by world: the first result of every move is of the same world. */
export interface Tried {
  readonly action: Action;
  readonly results: number[];
}

export interface RaceRules {
  /** Trials in all, rounded up to whole rounds. */
  readonly trials: number;
  /** Worlds for the first look at a move; whoever stays in the race gets as many again, and again. */
  readonly worldsARound: number;
  readonly mostWorlds: number;
}

/**
 * Tries moves in the same worlds. The weaker half drops out after every round, so that the close ones are looked at
 * longest. The first move is the one by rules of thumb: it is only given up for one that is clearly better.
 */
export function race(
  moves: readonly Action[],
  { trials, worldsARound, mostWorlds }: RaceRules,
  tryOut: (action: Action, world: number) => number,
): Tried {
  const tried = moves.map((action): Tried => ({ action, results: [] }));
  const usual = tried[0]!;
  let racing = tried;
  for (let spent = 0; racing.length > 1 && racing[0]!.results.length < mostWorlds && spent < trials;) {
    const wanted = racing[0]!.results.length + worldsARound;
    for (const { action, results } of racing) {
      while (results.length < wanted) results.push(tryOut(action, results.length));
      spent += worldsARound;
    }
    racing = betterHalf(racing, usual);
  }
  const best = racing.reduce((a, b) => (advantage(b, a) > 0 ? b : a));
  return best === usual || isClearly(best, usual) ? best : usual;
}

/** The better half, and always the move by rules of thumb: it is what the others must beat. */
function betterHalf(moves: readonly Tried[], usual: Tried): Tried[] {
  const order = [...moves].sort((a, b) => mean(b.results) - mean(a.results));
  const kept = order.slice(0, Math.max(2, Math.ceil(moves.length / 2)));
  return kept.includes(usual) ? kept : [...kept, usual];
}

export const mean = (values: readonly number[]): number =>
  values.reduce((sum, one) => sum + one, 0) / Math.max(1, values.length);

/** How much better one move did than another in the worlds that both have seen. */
function advantage(one: Tried, other: Tried): number {
  return mean(differences(one, other));
}

function differences({ results }: Tried, other: Tried): number[] {
  return results.slice(0, other.results.length).map((result, index) => result - other.results[index]!);
}

/** Better by more than the noise of so few worlds. */
function isClearly(one: Tried, usual: Tried): boolean {
  const gains = differences(one, usual);
  const middle = mean(gains);
  const variance = gains.reduce((sum, gain) => sum + (gain - middle) ** 2, 0) / Math.max(1, gains.length - 1);
  return middle > Math.sqrt(variance / gains.length);
}
