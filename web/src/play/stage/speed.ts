/** How fast a player wants things told. */
export type Pace = 'relaxed' | 'normal' | 'brisk' | 'instant';
