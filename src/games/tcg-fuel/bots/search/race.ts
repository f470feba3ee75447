import type { Action } from '../../rules/action.types.js';

/** A move, and how it turned out, world by world: the first result of every move is of the same world. */
export interface Tried {
  readonly action: Action;
  readonly results: number[];
}

export interface RaceRules {
  /** Trials in all, rounded up to whole rounds. */
  readonly trials: number;
  /** Worlds for the first look at a move; a move that stays in the race gets as many again, and again. */
  readonly worldsARound: number;
  readonly mostWorlds: number;
}

/** How many standard errors behind the leader a move is out of the race, and by how many it must beat the usual one. */
const OUT = 2;
const CLEARLY = 1;

/** So many worlds say little about a standard error. */
const FEW = 12;

/**
 * Tries moves in the same worlds. The weaker half drops out after every round, and each move that is clearly behind, so that the
 * close ones are looked at longest. The first move is the one by rules of thumb: it is only given up for one that is
 * clearly better.
 */
export function race(
  moves: readonly Action[],
  { trials, worldsARound, mostWorlds }: RaceRules,
  tryOut: (action: Action, world: number) => number,
): Tried {
  const tried = moves.map((action): Tried => ({ action, results: [] }));
  const usual = tried[0]!;
  let racing = tried;
  let best = usual;
  for (let spent = 0; racing.length > 1 && racing[0]!.results.length < mostWorlds && spent < trials;) {
    const wanted = racing[0]!.results.length + worldsARound;
    for (const { action, results } of racing) {
      while (results.length < wanted) results.push(tryOut(action, results.length));
      spent += worldsARound;
    }
    best = racing.reduce((a, b) => (mean(b.results) > mean(a.results) ? b : a));
    racing = stillRacing(racing, usual, best);
  }
  return best === usual || lead(best, usual) > CLEARLY ? best : usual;
}

/** The better half of those not clearly behind, and the move by rules of thumb as long as it may be as good. */
function stillRacing(moves: readonly Tried[], usual: Tried, best: Tried): Tried[] {
  const order = [...moves].sort((a, b) => mean(b.results) - mean(a.results));
  const half = Math.max(2, Math.ceil(moves.length / 2));
  const isKept = (one: Tried, place: number): boolean =>
    one === best || ((place < half || one === usual) && (one.results.length < FEW || lead(best, one) < OUT));
  const kept = order.filter(isKept);
  // The usual one goes first: where others only do as well, it stays ahead of them.
  return kept.includes(usual) ? [usual, ...kept.filter((one) => one !== usual)] : kept;
}

export const mean = (values: readonly number[]): number =>
  values.reduce((sum, one) => sum + one, 0) / Math.max(1, values.length);

/** How much better one move did than another in the worlds that both have seen, in standard errors of so few worlds. */
function lead(one: Tried, other: Tried): number {
  const gains = one.results.slice(0, other.results.length).map((result, index) => result - other.results[index]!);
  const middle = mean(gains);
  const variance = gains.reduce((sum, gain) => sum + (gain - middle) ** 2, 0) / Math.max(1, gains.length - 1);
  // Moves that come to the same everywhere are no race at all.
  return variance === 0 && middle === 0 ? Infinity : middle / Math.sqrt(variance / gains.length);
}
