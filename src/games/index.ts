import type { GameModule } from '../engine/hosting/game-module.js';
import { CheckModule } from './check/check.module.js';
import { FourInASquareModule } from './four-in-a-square/four-in-a-square.module.js';
import { GgltcgModule } from './ggltcg/ggltcg.module.js';
import { TcgFuelModule } from './tcg-fuel/tcg-fuel.module.js';
import { VikingVengeanceModule } from './viking-vengeance/viking-vengeance.module.js';

/** The games of this server. A new one is one folder and one line here. */
export const games: readonly GameModule[] = [
  FourInASquareModule,
  CheckModule,
  GgltcgModule,
  VikingVengeanceModule,
  TcgFuelModule,
];
