export { asMember, canonical, excludes, fills, isForm } from '../../src/engine/core/choice.js';
export type { Choice, Form, Slot } from '../../src/engine/core/choice.js';
export type { ActionOf, GameShape, Millis, Outcome, Seat, Viewer } from '../../src/engine/core/game.js';
export type { Json } from '../../src/common/json.js';

export { isProblem, Problem } from './problem.js';
export type { ProblemExtras } from './problem.js';
export type * from './wire.js';
export type * from './session/source.js';

export type * from './games/index.js';
export type * as check from './games/check.js';
export type * as fourInASquare from './games/four-in-a-square.js';
export type * as ggltcg from './games/ggltcg.js';
export type * as tcgFuel from './games/tcg-fuel.js';
export type * as vikingVengeance from './games/viking-vengeance.js';
