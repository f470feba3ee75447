import type { Choice } from '../../../../engine/core/index.js';
import { eyesOf, placeTrigger } from '../stack/placing.js';
import { textOf } from '../stack/stack.js';
import { readTargets, writeTarget } from '../stack/targets.js';
import type { Choose } from '../action.types.js';
import type { Look, Targets } from '../tcg-fuel.types.js';
import type { AnswerInput, ChoiceOf, ChoiceRule } from './choice-rule.js';
import { eachTargeting } from '../actions/targeting.js';

/** The targets of a triggered ability, as it goes on the stack (R27). */
export const targets: ChoiceRule<'targets'> = {
  prompt: 'Choose targets.',
  options(state, { entries }) {
    const written = entries.map((entry) => ({
      ...entry,
      options: entry.options.map((one) => writeTarget(state, one)),
    }));
    return written.length === 1 ? written[0]!.options : written;
  },
  range: (_state, { entries }) => ({ min: entries[0]!.min, max: entries[0]!.max }),
  byDefault: (state, { entries }) => ({
    targets: Object.fromEntries(
      entries.map(({ id, min, options }) => [id, options.slice(0, min).map((one) => writeTarget(state, one))]),
    ),
  }),
  *offers(state, { choiceId, seat }): Generator<Choice<Choose>> {
    const trigger = state.waitingTriggers[0]!;
    yield* eachTargeting(state, seat, trigger.cardId, specsOf(state), { type: 'choose', choiceId } as Choose);
  },
  isLegal: (state, _choice, answer) => read(state, answer) !== undefined,
  take: (play, _choice: ChoiceOf<'targets'>, answer) => placeTrigger(play, read(play.state, answer)!),
};

function specsOf(state: Look) {
  return textOf({ ...state.waitingTriggers[0]!, mode: null }).targets;
}

function read(state: Look, { targets = {} }: AnswerInput): Targets | undefined {
  return readTargets(state, specsOf(state), { targets }, eyesOf(state.waitingTriggers[0]!));
}
