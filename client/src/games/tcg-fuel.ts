export type * from '../../../src/games/tcg-fuel/rules/tcg-fuel.types.js';
export type * from '../../../src/games/tcg-fuel/rules/action.types.js';
export type * from '../../../src/games/tcg-fuel/rules/event.types.js';
export type * from '../../../src/games/tcg-fuel/rules/catalogue/card.types.js';
export type * from '../../../src/games/tcg-fuel/rules/view/view.types.js';
