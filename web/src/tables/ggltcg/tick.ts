/** A number on a card, and which way it went when it last changed. */
export interface Ticking {
  readonly now: number;
  readonly way: 'up' | 'down' | undefined;
  /** How often it has changed. */
  readonly ticks: number;
}

export const still = (now: number): Ticking => ({ now, way: undefined, ticks: 0 });

/** The number after a look at it; the same object where it has not changed. */
export function ticked(shown: Ticking, now: number): Ticking {
  return shown.now === now ? shown : { now, way: now > shown.now ? 'up' : 'down', ticks: shown.ticks + 1 };
}
