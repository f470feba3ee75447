import learned from './weights.json' with { type: 'json' };

/** What it is worth to be the one to move, as a part of the logarithm of the odds. */
export const TURN = learned.turn;

/**
 * What each feature adds to it: for the side to move, and for a side that waits. As `npm run lab -- tcg-fuel tune` prints it.
 */
export const WEIGHTS = learned.weights as unknown as { readonly [feature: string]: readonly [number, number] };
