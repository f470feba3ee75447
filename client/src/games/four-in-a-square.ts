export type * from '../../../src/games/four-in-a-square/rules/four-in-a-square.types.js';
