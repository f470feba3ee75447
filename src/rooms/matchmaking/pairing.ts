/** How far apart two ratings may be, and how patience widens that. */
export interface RatingWindow {
  readonly within: number;
  readonly grows: number;
  readonly everySeconds: number;
  readonly most: number;
}

/** An account in a queue. */
export interface Waiting {
  readonly rating: number;
  readonly waitedMs: number;
}

/** How far from its own rating an account plays by now. */
export function reachOf({ waitedMs }: Waiting, { within, grows, everySeconds, most }: RatingWindow): number {
  return Math.min(most, within + grows * Math.floor(waitedMs / (everySeconds * 1000)));
}

/**
 * The first who can play together, longest waiting first; undefined while none can. Of two, the one who has waited
 * longer says how far apart they may be: a newcomer must not undo the other's patience.
 */
export function findGroup<T extends Waiting>(
  queue: readonly T[],
  seats: number,
  window: RatingWindow | undefined,
): T[] | undefined {
  for (const [index, first] of queue.entries()) {
    const reach = window ? reachOf(first, window) : Infinity;
    const others = queue.slice(index + 1).filter(({ rating }) => Math.abs(rating - first.rating) <= reach);
    if (others.length >= seats - 1) return [first, ...others.slice(0, seats - 1)];
  }
  return undefined;
}
