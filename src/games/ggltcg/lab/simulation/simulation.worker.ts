import { findCardSet, registerCardSetAs } from '../../rules/catalogue/card-sets.js';
import { getCardSet } from '../../rules/catalogue/parse-card-set.js';
import { playGame } from './play-game.js';
import type { SimulatedGame, SimulationPlan } from './simulation-plan.js';

/** Some games of a plan: from one number, so many. */
export interface SimulationBatch {
  readonly plan: SimulationPlan;
  readonly from: number;
  readonly games: number;
}

/** The entry of a thread that plays simulated games. */
export default async function playBatch({ plan, from, games }: SimulationBatch): Promise<SimulatedGame[]> {
  if (plan.csv !== null && !findCardSet(plan.card_set)) registerCardSetAs(plan.card_set, getCardSet(plan.csv));
  const played: SimulatedGame[] = [];
  for (let number = from; number < from + games; number++) played.push(await playGame(plan, number));
  return played;
}
