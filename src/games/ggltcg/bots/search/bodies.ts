import type { CardPool } from '../../rules/catalogue/card-set.js';
import { definitionOf } from '../../rules/cards.js';
import { tussleCost } from '../../rules/playing/costs.js';
import type { ReadCard, ReadState } from '../../rules/ggltcg.types.js';
import { staminaLeft, statOf } from '../../rules/stats/stats.js';
import { printOf } from './prints.js';
import type { Body } from './prints.js';

/** A toy in play, in numbers. */
export function bodyInPlay(state: ReadState, pool: CardPool, toy: ReadCard): Body {
  const { canTussle, flies, winsTussles, isProtected, words } = printOf(definitionOf(pool, toy)).body;
  return {
    speed: statOf(state, pool, toy, 'speed'),
    strength: statOf(state, pool, toy, 'strength'),
    stamina: staminaLeft(state, pool, toy),
    tussleCost: tussleCost(state, pool, toy),
    canTussle,
    flies,
    winsTussles,
    isProtected,
    words,
  };
}

/** Whether an attacker on its own turn puts a defender to sleep and stays awake. */
export function beats(attacker: Body, defender: Body): boolean {
  if (attacker.winsTussles && !defender.isProtected) return true;
  if (attacker.strength < defender.stamina) return false;
  return attacker.speed + 1 > defender.speed || defender.strength < attacker.stamina;
}

/** How many defenders fall to any of the attackers. */
export function countBeaten(attackers: readonly Body[], defenders: readonly Body[]): number {
  let beaten = 0;
  for (const defender of defenders) {
    for (const attacker of attackers) {
      if (!beats(attacker, defender)) continue;
      beaten += 1;
      break;
    }
  }
  return beaten;
}
