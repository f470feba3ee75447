export type * from '../../../src/games/ggltcg/rules/ggltcg.types.js';
export type * from '../../../src/games/ggltcg/rules/events.js';
export type * from '../../../src/games/ggltcg/rules/view.types.js';
