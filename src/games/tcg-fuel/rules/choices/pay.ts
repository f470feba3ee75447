import { payCost, planPayment } from '../mana/costs.js';
import type { ChoiceRule } from './choice-rule.js';
import { keepAnswer } from './choice-rule.js';

/** Whether to pay so that a spell is not countered (R35). The answer itself taps the sources. */
export const pay: ChoiceRule<'pay'> = {
  prompt: 'Pay, or your spell is countered.',
  options: (_state, { cost }) => [cost],
  range: () => ({ min: 0, max: 1 }),
  byDefault: () => ({ pay: false }),
  *offers(_state, { choiceId }) {
    yield { type: 'choose', choiceId, pay: true };
    yield { type: 'choose', choiceId, pay: false };
  },
  isLegal(state, { seat, cost }, answer) {
    if (typeof answer.pay !== 'boolean') return false;
    return !answer.pay || planPayment(state, seat, cost, answer.payment, null) !== undefined;
  },
  take(play, choice, answer) {
    if (answer.pay)
      payCost(play, choice.seat, planPayment(play.state, choice.seat, choice.cost, answer.payment, null)!, 'R35');
    keepAnswer(play, choice, { paid: answer.pay === true });
  },
};
