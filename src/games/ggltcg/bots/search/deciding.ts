import type { Action, PlayerId, ReadState } from '../../rules/ggltcg.types.js';
import type { Effort } from './effort.js';
import { chanceOf } from '../judgement/evaluation.js';
import { answered } from './lines.js';
import { chancesOf, legalActions, simulate } from '../simulation.js';

/** The answer to an open decision after which the state is worth most; declining unless something is better. */
export function bestAnswer(
  state: ReadState,
  me: PlayerId,
  effort: Effort,
  value: (state: ReadState) => number = (after) => chanceOf(after, me),
): Action {
  effort.count();
  const answers = legalActions(state);
  const worth = (answer: Action): number => {
    const chances = chancesOf(state, answer);
    let sum = 0;
    for (let hit = 0; hit < chances; hit++) {
      sum += value(answered(simulate(state, answer, hit), me, effort));
    }
    return sum / chances;
  };
  // Declining stands last in the list: the first of equals is kept, so it is looked at first.
  const [first, ...others] = answers.reverse();
  let best = { answer: first!, worth: worth(first!) };
  for (const answer of others) {
    const now = worth(answer);
    if (now > best.worth) best = { answer, worth: now };
  }
  return best.answer;
}
