import { addMark, marksOf } from '../card-effects.js';
import { then } from '../resolution/pending.js';
import type { EffectRule } from './doing.js';

/** R30: the card compares itself with its four neighbours once more; once in a game. */
export interface AttackAgainEffect {
  readonly do: 'attack-again';
}

export const attackAgain: EffectRule<AttackAgainEffect> = ({ turn, self, owner, at, abilityId }) => {
  const mark = `${abilityId}/attack`;
  if (!at || marksOf(turn.state, self, mark) > 0) return;
  addMark(turn.state, self, mark);
  then(turn.state, { do: 'fight', card: self, from: at, owner, side: 0 });
};
