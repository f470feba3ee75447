import type { Frozen } from '../../../../engine/core/index.js';
import type { PendingChoice, Play } from '../tcg-fuel.types.js';
import { assignDamage } from './assign-damage.js';
import type { AnswerInput, ChoiceRule } from './choice-rule.js';
import { discard } from './discard.js';
import { legend } from './legend.js';
import { pay } from './pay.js';
import { sacrifice } from './sacrifice.js';
import { scry } from './scry.js';
import { search } from './search.js';
import { targets } from './targets.js';

/** Every kind of choice, by its name. */
const CHOICES = { targets, discard, sacrifice, scry, search, pay, assign_damage: assignDamage, legend } as const;

/** The rule of a choice, whatever its kind. */
export function choiceRule({ kind }: { readonly kind: PendingChoice['kind'] }): ChoiceRule<PendingChoice['kind']> {
  return CHOICES[kind] as unknown as ChoiceRule<PendingChoice['kind']>;
}

/** The open choice is answered. */
export function takeAnswer(play: Play, answer: AnswerInput): void {
  const { state } = play;
  const choice = JSON.parse(JSON.stringify(state.pendingChoice)) as Frozen<PendingChoice>;
  state.pendingChoice = null;
  choiceRule(choice).take(play, choice as never, answer);
}
