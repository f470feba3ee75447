import { begin, fastDice, isRefusal, play } from '../../../../engine/core/index.js';
import { tcgFuel } from '../../rules/tcg-fuel.game.js';
import type { GamePlan } from './game-plan.js';
import type { Played } from './random-table.js';

/** The state at the end when the same actions are played through the engine, one draft after the other, as JSON. */
export function playedAgain(plan: GamePlan, log: readonly Played[]): string {
  const dice = fastDice(plan.seed);
  let table = begin(tcgFuel, plan.start, dice);
  for (const { seat, action, auto } of log) {
    const step = play(tcgFuel, table, { seat, action, at: 0, auto }, dice);
    if (isRefusal(step)) throw new Error(`The engine refused what was played in place: ${step.code}`);
    table = step.table;
  }
  return JSON.stringify(table.state);
}
