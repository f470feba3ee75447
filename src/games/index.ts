import type { Type } from '@nestjs/common';
import { FourInASquareModule } from './four-in-a-square/four-in-a-square.module.js';
import { TcgFuelModule } from './tcg-fuel/tcg-fuel.module.js';

/** The games of this server. A new one is one folder and one line here. */
export const games: readonly Type[] = [FourInASquareModule, TcgFuelModule];
