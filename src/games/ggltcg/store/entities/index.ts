import { AiDecisionLog } from './ai-decision-log.entity.js';
import { CardSetVersion } from './card-set-version.entity.js';
import { FavouriteDeck } from './favourite-deck.entity.js';
import { sessionRows } from './session-rows.entity.js';
import { SimulationGameRow } from './simulation-game.entity.js';
import { SimulationRunRow } from './simulation-run.entity.js';
import { WorkshopSetRow } from './workshop-set.entity.js';

export const entities = [
  ...sessionRows,
  AiDecisionLog,
  CardSetVersion,
  FavouriteDeck,
  SimulationRunRow,
  SimulationGameRow,
  WorkshopSetRow,
];
