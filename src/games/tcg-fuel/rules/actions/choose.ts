import { refusal } from '../../../../engine/core/index.js';
import type { SeatRule } from '../../../../engine/core/index.js';
import { choiceRule, takeAnswer } from '../choices/index.js';
import { answered } from '../turns/clock.js';
import { proceed } from '../turns/proceed.js';
import type { Choose } from '../action.types.js';
import type { TcgFuel } from '../tcg-fuel.types.js';
import { refuseOutsider, refuseUnasked } from './gate.js';

/** Answer the choice that is open (R63). */
export const choose: SeatRule<TcgFuel, 'choose'> = {
  *choices(state, seat) {
    const { pendingChoice } = state;
    if (pendingChoice?.seat === seat) yield* choiceRule(pendingChoice).offers(state, pendingChoice as never);
  },

  refuse(state, seat, action) {
    const { pendingChoice } = state;
    const bad = () => refusal('BAD_CHOICE', 'This does not answer the choice.', { rule: 'R63' });
    if (!pendingChoice) {
      const unasked = refuseUnasked(state, seat, ['choice']);
      const isForOthers = unasked?.code === 'DECISION_REQUIRED' || unasked?.code === 'NOT_YOUR_DECISION';
      return isForOthers ? unasked : (refuseOutsider(state, seat) ?? bad());
    }
    const no = refuseUnasked(state, seat, ['choice']);
    if (no) return no;
    const isLegal =
      action.choiceId === pendingChoice.choiceId &&
      choiceRule(pendingChoice).isLegal(state, pendingChoice as never, answerOf(action));
    if (isLegal) return undefined;
    return pendingChoice.kind === 'pay' && action.payment && action.choiceId === pendingChoice.choiceId
      ? refusal('BAD_PAYMENT', 'These sources do not pay the cost.', { rule: 'R43' })
      : bad();
  },

  play(turn, action) {
    answered(turn);
    takeAnswer(turn, answerOf(action));
    proceed(turn);
  },
};

function answerOf({ type: _type, choiceId: _choiceId, ...answer }: Choose) {
  return answer;
}
