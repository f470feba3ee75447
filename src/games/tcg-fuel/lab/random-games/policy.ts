import { isForm } from '../../../../engine/core/index.js';
import type { Choice, Rng } from '../../../../engine/core/index.js';
import type { Action } from '../../rules/action.types.js';

/** How a random player picks: anything alike, or rather something that happens than a pass. */
export type Policy = 'uniform' | 'eager';

/** An eager player takes the quiet way once in so many decisions. */
const QUIET_ONCE_IN = 8;

/** Picks one of the choices. */
export function pickBy(policy: Policy, choices: readonly Choice<Action>[], rng: Rng): Choice<Action> {
  if (policy === 'uniform' || rng.int(QUIET_ONCE_IN) === 0) return rng.pick(choices);
  const lively = choices.filter(isLively);
  if (lively.length === 0) return rng.pick(choices);
  // Half of all attacks are made with everybody, and half of them are let through: games end sooner.
  const [first] = lively as [Choice<Action>];
  if (!isForm(first) && rng.int(2) === 0) {
    if (first.type === 'attack') return largestAttack(lively);
    if (first.type === 'block') return first;
  }
  return rng.pick(lively);
}

function largestAttack(attacks: readonly Choice<Action>[]): Choice<Action> {
  const size = (choice: Choice<Action>): number =>
    !isForm(choice) && choice.type === 'attack' ? (choice.attackers?.length ?? 0) : 0;
  return attacks.reduce((best, one) => (size(one) > size(best) ? one : best));
}

/** What brings a game nearer to its end: cards, abilities, attacks, blocks, answers; no passing, no loose mana. */
function isLively(choice: Choice<Action>): boolean {
  const action = (isForm(choice) ? choice.form : choice) as Action;
  switch (action.type) {
    case 'mulligan':
      return action.keep;
    case 'attack':
      return isForm(choice) || (action.attackers?.length ?? 0) > 0;
    case 'activate_ability':
      return action.abilityId !== 'mana';
    case 'pass_priority':
    case 'end_turn':
      return false;
    default:
      return true;
  }
}
