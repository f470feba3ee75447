import learned from './weights.json' with { type: 'json' };

/** What each feature is worth, in tenths of the logarithm of the odds to win, as `npm run lab -- ggltcg tune` prints it. */
export const WEIGHTS: { readonly [feature: string]: number } = learned;
