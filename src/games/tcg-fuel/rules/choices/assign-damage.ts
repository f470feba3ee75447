import type { Choice } from '../../../../engine/core/index.js';
import { divideAutomatically, divisionOf, divisionsOf, isLegalAssignment } from '../combat/assignment.js';
import type { Division } from '../combat/assignment.js';
import type { AssignmentInput, Choose } from '../action.types.js';
import type { Look } from '../tcg-fuel.types.js';
import type { ChoiceOf, ChoiceRule } from './choice-rule.js';

/** More ways than this to divide the damage of one attacker are not listed. */
const MOST_DIVISIONS = 200;

/** How attackers with several blockers divide their damage (R51). */
export const assignDamage: ChoiceRule<'assign_damage'> = {
  prompt: 'Divide the damage of your attackers among their blockers.',
  options: (state, choice) => divisions(state, choice),
  range: (_state, { attackers }) => ({ min: attackers.length, max: attackers.length }),
  byDefault: () => ({ auto: true }),
  *offers(state, choice): Generator<Choice<Choose>> {
    const { choiceId, attackers } = choice;
    yield { type: 'choose', choiceId, auto: true };
    const options = divisions(state, choice).flatMap((division) => [...firstOf(divisionsOf(division), MOST_DIVISIONS)]);
    const slot = { options: options as never, min: attackers.length, max: attackers.length, uniqueBy: 'attackerId' };
    yield { form: { type: 'choose', choiceId }, slots: { assignments: slot } };
  },
  isLegal(state, choice, { auto, assignments }) {
    if (auto === true) return assignments === undefined;
    if (!Array.isArray(assignments) || assignments.length !== choice.attackers.length) return false;
    const given = assignments as readonly AssignmentInput[];
    return divisions(state, choice).every((division) => {
      const own = given.find((one) => one?.attackerId === division.attackerId);
      return own !== undefined && isLegalAssignment(division, own);
    });
  },
  take({ state }, choice, { assignments }) {
    const chosen = assignments ?? divisions(state, choice).map(divideAutomatically);
    state.combat!.assignments = chosen.map(({ attackerId, to, defender = 0 }) => ({
      attackerId,
      to: to.map((one) => ({ ...one })),
      defender,
    }));
  },
};

function divisions(state: Look, { attackers }: ChoiceOf<'assign_damage'>): Division[] {
  return state
    .combat!.attackers.filter(({ cardId }) => attackers.includes(cardId))
    .map((one) => divisionOf(state, one));
}

function* firstOf<T>(items: Iterable<T>, most: number): Generator<T> {
  let count = 0;
  for (const item of items) {
    if (count++ >= most) return;
    yield item;
  }
}
