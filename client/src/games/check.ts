export type * from '../../../src/games/check/rules/check.types.js';
export type * from '../../../src/games/check/rules/events.js';
export type { CheckOptions, HouseRules, MatchLength, Preset } from '../../../src/games/check/rules/options.js';
export type * from '../../../src/games/check/rules/view.types.js';
