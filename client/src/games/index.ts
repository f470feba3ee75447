import type { GameShape } from '../../../src/engine/core/game.js';
import type { Check } from './check.js';
import type { FourInASquare } from './four-in-a-square.js';
import type { Ggltcg } from './ggltcg.js';
import type { TcgFuel } from './tcg-fuel.js';
import type { VikingVengeance } from './viking-vengeance.js';

export type { Check, FourInASquare, Ggltcg, TcgFuel, VikingVengeance };

/** The games whose shapes this package knows. */
export interface Games {
  check: Check;
  'four-in-a-square': FourInASquare;
  ggltcg: Ggltcg;
  'tcg-fuel': TcgFuel;
  'viking-vengeance': VikingVengeance;
}

/** The shapes of a game by its id; those of any game where the id is not known. */
export type ShapeOf<Id extends string> = Id extends keyof Games ? Games[Id] : GameShape;
