export type * from '../../../src/games/viking-vengeance/rules/viking-vengeance.types.js';
export type * from '../../../src/games/viking-vengeance/rules/view/view.types.js';
